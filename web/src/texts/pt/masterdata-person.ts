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
  remembered: 'O aparelho pode lembrar os dígitos. Se ele se perdeu, dê outros à pessoa.',
};

/** Texts of the PIN of a person. */
export const pin = {
  heading: 'PIN',
  none: 'Não tem PIN',
  had: 'Tinha PIN',
  since: 'Escolheu um PIN em {{when}}.',
  unused: 'Escolheu um PIN em {{when}}, que não vale com os ajustes de agora.',
  take: 'Retirar PIN',
  keep: 'Manter',
  ask: 'Retirar o PIN de {{name}}?',
  about: 'Voltam a valer os dígitos do CPF, até a pessoa escolher outro PIN. Fica no histórico.',
  gone: 'PIN retirado',
};

/** Texts of the badge of a person. */
export const badge = {
  heading: 'Crachá',
  has: 'Tem crachá',
  other: 'Outro crachá',
  none: 'Não tem crachá',
  give: 'Registrar crachá',
  change: 'Alterar crachá',
  take: 'Retirar crachá',
  title: 'Crachá de {{name}}',
  about: 'Passe o crachá no leitor ou digite o código. O código não fica guardado, só é conferido.',
  code: 'Código do crachá',
  ask: 'Retirar o crachá de {{name}}?',
  lost: 'O crachá deixa de valer. Para valer de novo, é preciso passá-lo aqui outra vez.',
  keep: 'Manter',
  given: 'Crachá registrado',
  gone: 'Crachá retirado',
};
