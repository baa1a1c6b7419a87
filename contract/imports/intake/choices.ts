/** Values of a column, each with its accepted spellings in capitals without accents. */
export type Words<W extends string> = Readonly<Record<W, readonly string[]>>;

/** Columns with a fixed set of values. */
export const choices = {
  flag: { S: ['SIM', 'X', 'TRUE', 'VERDADEIRO'], N: ['NAO', 'FALSE', 'FALSO'] },
  state: {
    A: ['ATIVO', 'ATIVA', 'SIM', 'S', 'EM OPERACAO'],
    I: ['INATIVO', 'INATIVA', 'VENDIDO', 'VENDIDA', 'BAIXADO', 'BAIXADA', 'NAO', 'N'],
  },
  department: { FROTA: ['F'], ARMAZEM: ['A'] },
  meter: {
    K: ['KM', 'QUILOMETRO', 'QUILOMETROS', 'HODOMETRO'],
    H: ['HORA', 'HORAS', 'HORIMETRO'],
  },
  item: { S: ['SERVICO', 'SERVICOS'], P: ['PECA', 'PECAS'] },
  unit: {
    UN: ['UND', 'UNID', 'UNIDADE', 'PC', 'PECA'],
    PAR: ['PARES', 'PR'],
    JG: ['JOGO'],
    CJ: ['CONJUNTO', 'CONJ'],
    KIT: ['KITS'],
    CX: ['CAIXA'],
    L: ['LT', 'LITRO', 'LITROS'],
    ML: ['MILILITRO'],
    KG: ['QUILO', 'QUILOS', 'QUILOGRAMA'],
    G: ['GRAMA', 'GRAMAS', 'GR'],
    M: ['METRO', 'METROS', 'MT'],
    M2: ['METRO QUADRADO'],
  },
  tyreService: { R: ['RECAPAGEM'], S: ['SERVICO'] },
  language: { PT: ['PORTUGUES', 'PT-BR'], ES: ['ESPANHOL', 'ESPANOL'] },
  menus: { C: ['CAMINHAO', 'CAMINHOES'], E: ['EMPILHADEIRA', 'EMPILHADEIRAS'], T: ['TODOS', 'OS DOIS'] },
  mechanic: { C: ['CAMINHAO', 'CAMINHOES'], E: ['EMPILHADEIRA', 'EMPILHADEIRAS'] },
  origin: { I: ['INTERNA', 'INTERNO', 'PROPRIA'], E: ['EXTERNA', 'EXTERNO', 'FORNECEDOR'] },
  plan: { V: ['PREVENTIVA'], R: ['CARROCERIA'], P: ['PREDITIVA'] },
  reason: {
    PAUSA: ['PAUSAS'],
    CANCELAMENTO: ['CANCELAMENTOS'],
    SOCORRO: ['SOCORROS', 'SOCORRO EM ROTA'],
    DESCARTE: ['DESCARTES', 'DESCARTE DE PNEU'],
  },
  weekday: {
    SEG: ['SEGUNDA', 'SEGUNDA-FEIRA', 'LUN'],
    TER: ['TERCA', 'TERCA-FEIRA', 'MAR'],
    QUA: ['QUARTA', 'QUARTA-FEIRA', 'MIE'],
    QUI: ['QUINTA', 'QUINTA-FEIRA', 'JUE'],
    SEX: ['SEXTA', 'SEXTA-FEIRA', 'VIE'],
    SAB: ['SABADO'],
    DOM: ['DOMINGO'],
  },
  level: { 0: ['IMEDIATA'], 1: ['EMERGENCIAL'], 2: ['ALTA'], 3: ['MEDIA'], 4: ['LEVE'] },
  kinds: {
    vehicles: ['VEICULOS', 'VEICULO'],
    types: ['TIPOS', 'TIPOS DE VEICULO'],
    people: ['COLABORADORES', 'PESSOAS'],
    suppliers: ['FORNECEDORES'],
    items: ['SERVICOS E PECAS', 'ITENS'],
    segments: ['SEGMENTOS'],
    problems: ['PROBLEMAS'],
    branches: ['FILIAIS'],
    reasons: ['MOTIVOS'],
    levels: ['CRITICIDADES', 'NIVEIS'],
    operations: ['OPERACOES'],
    designs: ['MODELOS DE PNEU', 'PNEUS'],
    orderTypes: ['TIPOS DE OS'],
    holidays: ['FERIADOS'],
    shifts: ['TURNOS'],
  },
} as const satisfies Record<string, Words<string>>;

export type Choice = keyof typeof choices;
