/** Texts beside the form of a person: the photo, and where the person is signed in. */
export const person = {
  photo: 'Foto',
  photoFailed: 'A foto não pôde ser carregada.',
  addPhoto: 'Pôr foto',
  changePhoto: 'Trocar foto',
  sessions: 'Onde está conectado',
  sessionsFailed: 'As sessões não puderam ser carregadas.',
  noSessions: 'Não está conectado em nenhum lugar.',
  browser: 'Navegador sem cadastro',
  since: 'desde {{when}}, usado em {{used}}',
  end: 'Encerrar',
  endOf: 'Encerrar a sessão em {{where}}',
  ended: 'Sessão encerrada.',
};
