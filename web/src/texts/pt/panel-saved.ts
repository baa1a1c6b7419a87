/** Texts of what a user of the panel saves for himself. */
export const saved = {
  openFilters: 'Filtros salvos',
  scripts: 'Scripts salvos',
  filters: 'Filtros salvos de {{table}}',
  about: 'Só você os vê.',
  failed: 'O que foi salvo não pôde ser carregado.',
  none: 'Nada salvo ainda.',
  use: 'Usar {{name}}',
  name: 'Nome para salvar o que está na tela',
  save: 'Salvar',
  replace: 'Substituir',
  nothing: 'Escreva um script para salvá-lo.',
  noFilters: 'Filtre a tabela para salvar os filtros.',
  done: '{{name}} foi salvo.',
  remove: 'Excluir {{name}}',
  removeTitle: 'Excluir o que foi salvo?',
  removed: 'Excluído com sucesso!',
};
