/**
 * Topics of data. A command names the topics it changes, a call those its answer depends on; together they decide which answers
 * the web requests again after its own command and after an event of the live feed (docs/decisions/024-what-a-call-says.md). A
 * topic of a branch is the area of its events: 'exec' of 'exec.pausada'.
 */
const branchTopics = [
  'os',
  'exec',
  /** Shown on the page of an order only: comments, claims and messages to outside services. */
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
  'cadastro',
  'veiculo',
] as const;

/** Topics of the administration panel, which has no live feed. */
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

/** Everything an answer can be about, on the pages of a company and of the panel. */
export const topics = [...branchTopics, ...panelTopics] as const;

export type Topic = (typeof topics)[number];
