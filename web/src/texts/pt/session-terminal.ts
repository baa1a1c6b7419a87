/** Texts of a terminal that is not enrolled yet (G-119). */
export const terminal = {
  title: 'Este terminal não está cadastrado!',
  explain: 'Peça ao administrador um código de uso único. Ele vale por 15 minutos.',
  code: 'Código do terminal',
  enrol: 'Cadastrar terminal',
  done: 'Terminal cadastrado.',
};
