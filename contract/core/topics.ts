/**
 * What answers are about. A command names the topics it changes, a call those its answer was read from; from the two follows
 * which answers are asked for again, after a command of one's own and after an event of the live feed (docs/decisions/024-what-a-call-says.md).
 * A topic of a branch is the area of its events: 'exec' of 'exec.pausada'.
 */
const branchTopics = [
  'os',
  'exec',
  /** What only the page of an order shows: its comments, claims and messages to outside services. */
  'integracao',
  'conjunto',
  'leitura',
  'plano',
  'importacao',
  'pneu',
  'pessoa',
  'pesquisa',
  'estoque',
  'inventario',
] as const;

/** Topics of the administration panel: there are no events of them. */
const panelTopics = [
  'usuarios',
  'fatores',
  'sessoes',
  'bloqueios',
  'terminais',
  'dados_pessoais',
  'monitor',
  'dicionario',
  'rotinas',
  'agendamentos',
  'execucoes',
  'scripts',
  'salvos',
  'cargas',
] as const;

export const topics = [...branchTopics, ...panelTopics] as const;

export type Topic = (typeof topics)[number];
