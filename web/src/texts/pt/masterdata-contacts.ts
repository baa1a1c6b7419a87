/** Texts of the contacts of a supplier. */
export const contact = {
  nome: 'Nome',
  funcao: 'Função',
  telefone: 'Telefone',
  email: 'E-mail',
  fresh: 'Novo contato',
  add: 'Adicionar contato',
  remove: 'Excluir contato {{name}}',
};
