import { pseudonymOf } from './nameless.rules.ts';

/**
 * Every column of a company's database that refers to a person, and what becomes of it when the person is made nameless.
 * A test compares both lists with the foreign keys there are: one that is added has to be thought about here.
 */
export const referring = {
  /** The number stays, with sums and history; only the pseudonym is shown. */
  stays: [
    'anexo.nr_seq_clifor',
    'cadastro_mudanca.nr_seq_clifor',
    'cadastro_uniao.nr_seq_clifor',
    'cadastro_uniao.nr_seq_clifor_desfez',
    'clifor_filial.nr_seq_clifor',
    'correcao.nr_seq_aprovador',
    'correcao.nr_seq_clifor',
    'estoque_movimento.nr_seq_clifor',
    'execucao.nr_seq_clifor_final',
    'execucao.nr_seq_clifor_inicio',
    'execucao_nota.nr_seq_clifor',
    'inventario.nr_seq_clifor',
    'inventario.nr_seq_clifor_final',
    'inventario_codigo.nr_seq_clifor',
    'inventario_codigo.nr_seq_clifor_descarte',
    'inventario_contagem.nr_seq_clifor',
    'inventario_item.nr_seq_clifor',
    'inventario_item.nr_seq_clifor_recontagem',
    'km_leitura.nr_seq_clifor',
    'leitura_retida.nr_seq_clifor',
    'leitura_retida.nr_seq_decisor',
    'os.nr_seq_clifor_abertura',
    'os.nr_seq_clifor_motorista',
    'os.nr_seq_clifor_sinistro',
    'os.nr_seq_fornecedor',
    'os_comentario.nr_seq_clifor',
    'os_item.nr_seq_clifor',
    'os_item_dispensa.nr_seq_clifor',
    'os_preco.nr_seq_clifor',
    'parametro.nr_seq_clifor_carga',
    'peca_chegada.nr_seq_clifor',
    'pesquisa.nr_seq_clifor',
    'pesquisa.nr_seq_clifor_avaliado',
    'plano_historico.nr_seq_clifor',
    'plano_mudanca.nr_seq_clifor',
    'pneu.nr_seq_fornecedor',
    'pneu_achado.nr_seq_clifor',
    'pneu_aplicacao.nr_seq_clifor_entrada',
    'pneu_aplicacao.nr_seq_clifor_saida',
    'pneu_destino.nr_seq_clifor_envio',
    'pneu_destino.nr_seq_clifor_retorno',
    'pneu_destino.nr_seq_fornecedor',
    'pneu_evento.nr_seq_clifor',
    'veiculo_documento.nr_seq_clifor',
  ],
  /** The row goes: it is good for nothing but this person. */
  goes: [
    'clifor_acesso.nr_seq_clifor',
    'clifor_cadastro.nr_seq_clifor',
    'fornecedor_contato.nr_seq_fornecedor',
    'comando.nr_seq_clifor',
    'clifor_foto.nr_seq_clifor',
    'anexo_parte.nr_seq_clifor',
    'prova_digitos.nr_seq_clifor',
    'chave_sistema.nr_seq_clifor',
  ],
} as const;

/** The event log refers without a foreign key: its rows stay when a person would not. */
const told = 'evento.nr_seq_clifor';

/** Columns of the person's own row: the replacement value, or null if the content identifies no one. */
export const own: Readonly<Record<string, ((id: number) => string | number | null) | null>> = {
  nr_sequencial: null,
  tp_clifor: null,
  ds_colaborador: pseudonymOf,
  nr_matricula: (id) => `X${id}`,
  ds_funcao: null,
  ds_email: () => null,
  st_ticket: () => 'N',
  mecanico_externo: null,
  tipo_perfil_terminal: null,
  perfil_mecanico: null,
  st_inventario: () => 'N',
  st_borracharia: () => 'N',
  st_conjunto: () => 'N',
  exibe_os_encerrada: () => 0,
  bloqueia_tela: null,
  bloqueia_qrcode: null,
  st_aprovador: () => 'N',
  st_status: () => 'I',
  st_planos: () => 'N',
  st_administra: () => 'N',
  st_recapadora: () => 'N',
  nr_seq_turno: () => null,
  cd_idioma: () => null,
  nr_contrato: () => null,
  dt_contrato_inicio: () => null,
  dt_contrato_fim: () => null,
  vl_limite_os: () => null,
};

/** Tables left out: credentials, answers stored for repeated commands, and parts of files and proofs kept for at most a day. */
const secret = ['clifor_acesso', 'comando', 'anexo_parte', 'prova_digitos', 'chave_sistema'];

/** A column by its place, as in `anexo.nr_seq_clifor`. */
export function partsOf(place: string): { table: string; column: string } {
  const [table = '', column = ''] = place.split('.');
  return { table, column };
}

/** Columns of a table that refer to people. */
export function referringIn(table: string): string[] {
  if (table === 'carga_linha') return ['nr_pessoa'];
  const places = [...referring.stays, ...referring.goes, told].map(partsOf);
  return places.filter((place) => place.table === table).map(({ column }) => column);
}

/** Tables that hold rows of a person, with the columns that refer to him; his own comes first. */
export function columnsOfPerson(): ReadonlyMap<string, readonly string[]> {
  const columns = new Map([['g_clifor', ['nr_sequencial']]]);
  for (const { table, column } of [...referring.stays, ...referring.goes, told].map(partsOf))
    if (!secret.includes(table)) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
}

/**
 * Columns of a company in which people write whatever they like, or answers and messages are kept as they went: a person's
 * full name is taken out of them where it stands as whole words. Not a word of anything else is changed: a branch called
 * after somebody keeps its name. A test compares them, and those that name things (server/test/columns-of-things.ts), with the columns there are.
 */
export const written = [
  'anexo.ds_nome',
  'cadastro_mudanca.js_mudancas',
  'cadastro_uniao.ds_motivo',
  'cadastro_uniao.ds_motivo_desfez',
  'carga.ds_arquivo',
  'carga.ds_motivo',
  'carga_falha.ds_mensagem',
  'carga_falha.ds_valor',
  'carga_falha.js_valores',
  'carga_feita.js_antes',
  'carga_feita.js_linha',
  'carga_linha.ds_celulas',
  'carga_linha.ds_chaves',
  'carga_linha.ds_lida',
  'carga_mantida.ds_mensagem',
  'carga_mantida.ds_registro',
  'carga_mantida.js_valores',
  'chave_sistema.ds_chave',
  'comando.js_resposta',
  'correcao.ds_motivo',
  'estoque_movimento.ds_documento',
  'estoque_movimento.ds_motivo',
  'evento.js_dados',
  'execucao.ds_observacao',
  'execucao_nota.ds_nota',
  'fornecedor_contato.ds_contato',
  'fornecedor_contato.ds_email',
  'integracao.ds_erro',
  'integracao.js_envio',
  'integracao.js_retorno',
  'os.ds_obs_externa',
  'os.ds_observacao',
  'os.ds_observacao_sinistro',
  'os_comentario.ds_observacao',
  'os_item_dispensa.ds_motivo',
  'pesquisa.ds_observacao',
  'plano_historico.ds_observacao',
  'plano_mudanca.ds_motivo',
  'pneu_aplicacao.ds_motivo',
  'pneu_destino.ds_observacao',
  'socorro_emrota.ds_local',
  'veiculo_documento.ds_documento',
  'veiculo_documento.ds_observacao',
  'veiculo_documento.nr_documento',
  'webhook.ds_webhook',
] as const;
