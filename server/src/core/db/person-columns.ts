/**
 * Every column of a company's database that refers to a person, and what becomes of it when the person is made nameless.
 * A test compares both lists with the foreign keys there are: one that is added has to be thought about here.
 */
export const referring = {
  /** The number stays: sums and history with it, and who it was is told by the pseudonym alone. */
  stays: [
    'anexo.nr_seq_clifor',
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
  ],
  /** The row goes: it is good for nothing but this person. */
  goes: [
    'clifor_acesso.nr_seq_clifor',
    'comando.nr_seq_clifor',
    'clifor_foto.nr_seq_clifor',
    'anexo_parte.nr_seq_clifor',
  ],
} as const;

/** Columns of the person's own row: what is written instead, or null where what is there tells nobody's name. */
export const own: Readonly<Record<string, string | null>> = {
  nr_sequencial: null,
  tp_clifor: null,
  ds_colaborador: "'PESSOA ' || nr_sequencial",
  nr_matricula: "'X' || nr_sequencial",
  ds_funcao: null,
  ds_email: 'null',
  st_ticket: "'N'",
  mecanico_externo: null,
  tipo_perfil_terminal: null,
  perfil_mecanico: null,
  st_inventario: "'N'",
  st_borracharia: "'N'",
  st_conjunto: "'N'",
  exibe_os_encerrada: '0',
  bloqueia_tela: null,
  bloqueia_qrcode: null,
  st_aprovador: "'N'",
  st_status: "'I'",
  st_planos: "'N'",
};

/** The event log refers without a foreign key: its rows stay when a person would not. */
export const told = 'evento.nr_seq_clifor';
