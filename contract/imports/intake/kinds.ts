import { importColumns } from '../columns.ts';
import type { IntakeColumn } from './column.ts';

export type { IntakeColumn, Referred } from './column.ts';

const state = { head: 'Situação', form: 'text', example: 'A', note: 'state', of: 'state' } as const;
const branchNames = { head: 'Filiais', form: 'names', example: 'MATRIZ CURITIBA', to: 'branches' } as const;
const branchName = {
  head: 'Filial',
  form: 'text',
  example: 'MATRIZ CURITIBA',
  required: true,
  note: 'branch',
  to: 'branches',
} as const;
const spanish = { head: 'Em espanhol', form: 'text', example: '', note: 'spanish' } as const;
const branchOrAll = {
  head: 'Filial',
  form: 'text',
  example: '',
  note: 'branchOrAll',
  to: 'branches',
  none: ['Todas as filiais', 'Todas las sucursales'],
} as const;
const { planos, veiculos, pneus, estoque } = importColumns;

/**
 * Kinds of files a new company imports, in the required order: a kind refers only to rows of earlier kinds. Columns are in file
 * order; their keys are the names refusals use.
 */
export const intakeKinds = {
  branches: {
    filial: { head: 'Filial', form: 'text', example: 'MATRIZ CURITIBA', required: true, note: 'branchKey' },
    uf: { head: 'UF', form: 'text', example: 'PR' },
    local: { head: 'Local', form: 'text', example: '-25.4284,-49.2733', note: 'coordinates' },
    fuso: { head: 'Fuso', form: 'text', example: 'America/Sao_Paulo', note: 'zone' },
    situacao: state,
  },
  types: {
    codigo: { head: 'Código', form: 'text', example: 'TRUCK', required: true, note: 'typeKey' },
    descricao: { head: 'Descrição', form: 'text', example: 'CAMINHAO TRUCK 6X2', required: true },
    departamento: {
      head: 'Departamento',
      form: 'text',
      example: 'FROTA',
      required: true,
      note: 'department',
      of: 'department',
    },
    medidor: { head: 'Medidor', form: 'text', example: 'K', required: true, note: 'meterUnit', of: 'meter' },
    por_dia: { head: 'Por dia', form: 'number', example: '220', required: true, note: 'perDay' },
    macico: { head: 'Maciço', form: 'flag', example: 'N', of: 'flag', note: 'solid' },
    posicoes: {
      head: 'Posições',
      form: 'names',
      example: '1EE | 1DE | 2EE | 2EI | 2DI | 2DE | ESTEPE',
      note: 'positions',
    },
    direcionais: { head: 'Direcionais', form: 'names', example: '1', note: 'steering' },
    situacao: state,
  },
  segments: {
    segmento: { head: 'Segmento', form: 'text', example: 'FREIOS', required: true },
    departamento: {
      head: 'Departamento',
      form: 'text',
      example: '',
      note: 'departmentOrBoth',
      of: 'department',
    },
    pneus: { head: 'Pneus', form: 'flag', example: 'N', of: 'flag', note: 'tyreSegment' },
    situacao: state,
  },
  items: {
    tipo: { head: 'Tipo', form: 'text', example: 'S', required: true, note: 'itemKind', of: 'item' },
    nome: { head: 'Nome', form: 'text', example: 'REGULAR FREIOS', required: true },
    executavel: { head: 'Executável', form: 'flag', example: 'S', of: 'flag', note: 'timed' },
    pneu: { head: 'Pneu', form: 'text', example: '', note: 'tyreService', of: 'tyreService' },
    situacao: state,
    classe: { head: 'Classe', form: 'text', example: '', note: 'class' },
    unidade: { head: 'Unidade', form: 'text', example: '', note: 'unit', of: 'unit' },
    tipos: { head: 'Tipos de veículo', form: 'names', example: '', note: 'fitsTypes', to: 'types' },
    modelos: { head: 'Modelos de veículo', form: 'names', example: '', note: 'fitsModels' },
    substitutos: { head: 'Substitutos', form: 'names', example: '', note: 'substitutes', to: 'parts' },
  },
  levels: {
    nivel: { head: 'Nível', form: 'whole', example: '1', required: true, note: 'fiveLevels' },
    titulo: { head: 'Título', form: 'text', example: 'EMERGENCIAL', required: true, note: 'levelTitle' },
    etiqueta: { head: 'Etiqueta', form: 'text', example: '24 HORAS', required: true, note: 'levelTag' },
    titulo_em_espanhol: { ...spanish, head: 'Título em espanhol' },
    etiqueta_em_espanhol: { ...spanish, head: 'Etiqueta em espanhol' },
  },
  problems: {
    segmento: { head: 'Segmento', form: 'text', example: 'FREIOS', required: true, to: 'segments' },
    problema: { head: 'Problema', form: 'text', example: 'FREIO PUXANDO', required: true },
    nivel: { head: 'Nível', form: 'whole', example: '1', required: true, note: 'level', of: 'level' },
    sla: { head: 'SLA', form: 'duration', example: '24', required: true },
    servico: {
      head: 'Serviço',
      form: 'text',
      example: 'REGULAR FREIOS',
      note: 'standardService',
      to: 'services',
    },
    tipos: { head: 'Tipos de veículo', form: 'names', example: '', note: 'fitsTypes', to: 'types' },
    abastecimento: { head: 'Abastecimento', form: 'flag', example: 'N', of: 'flag', note: 'fuel' },
    situacao: state,
  },
  reasons: {
    uso: {
      head: 'Motivo de',
      form: 'text',
      example: 'PAUSA',
      required: true,
      note: 'reasonUse',
      of: 'reason',
    },
    motivo: { head: 'Motivo', form: 'text', example: 'Lavagem', required: true },
    em_espanhol: spanish,
    exige_peca: { head: 'Exige peça', form: 'flag', example: 'N', of: 'flag', note: 'asksPart' },
    situacao: state,
  },
  suppliers: {
    numero: { head: 'Número', form: 'whole', example: '31', required: true, note: 'supplierKey' },
    fornecedor: { head: 'Fornecedor', form: 'text', example: 'OFICINA PARCEIRA LTDA', required: true },
    cnpj: { head: 'CNPJ', form: 'digits', example: '00123', note: 'cnpj' },
    chamado: { head: 'Chamado', form: 'flag', example: 'N', of: 'flag', note: 'ticket' },
    filiais: { ...branchNames, note: 'manyBranches' },
    situacao: state,
    recapadora: { head: 'Recapadora', form: 'flag', example: 'N', of: 'flag', note: 'retreader' },
    contrato: { head: 'Nº do contrato', form: 'text', example: '2026/041' },
    contrato_inicio: { head: 'Início do contrato', form: 'day', example: '01/03/2026' },
    contrato_fim: { head: 'Fim do contrato', form: 'day', example: '28/02/2027', note: 'contractEnd' },
    limite: { head: 'Limite por OS', form: 'money', example: '5.000,00', note: 'orderLimit' },
    contatos: { head: 'Contatos', form: 'contacts', example: 'ANA; VENDAS; (41) 99888-7766; ana@x.example' },
  },
  holidays: {
    data: { head: 'Data', form: 'day', example: '25/12/2026', required: true },
    feriado: { head: 'Feriado', form: 'text', example: 'NATAL', required: true },
    filial: branchOrAll,
    situacao: state,
  },
  shifts: {
    turno: { head: 'Turno', form: 'text', example: 'NOITE', required: true },
    dias: {
      head: 'Dias',
      form: 'names',
      example: 'SEG | TER | QUA | QUI | SEX',
      required: true,
      of: 'weekday',
    },
    inicio: { head: 'Início', form: 'text', example: '22:00', required: true, note: 'clock' },
    fim: { head: 'Fim', form: 'text', example: '06:00', required: true, note: 'shiftEnd' },
    filial: branchOrAll,
    situacao: state,
  },
  people: {
    matricula: { head: 'Matrícula', form: 'text', example: '1001', required: true, note: 'registration' },
    nome: { head: 'Nome', form: 'text', example: 'JOAO DA SILVA', required: true },
    funcao: { head: 'Função', form: 'text', example: 'MECANICO' },
    cpf: { head: 'CPF', form: 'digits', example: '123', note: 'cpf' },
    filiais: { ...branchNames, note: 'manyBranches' },
    atende: { head: 'Atende OS', form: 'flag', example: 'S', of: 'flag', note: 'attends' },
    menus: { head: 'Menus', form: 'text', example: 'C', note: 'menus', of: 'menus' },
    mecanico: { head: 'Mecânico', form: 'text', example: 'C', note: 'mechanic', of: 'mechanic' },
    aprovador: { head: 'Aprovador', form: 'flag', example: 'N', of: 'flag', note: 'approver' },
    planos: { head: 'Planos', form: 'flag', example: 'N', of: 'flag', note: 'plans' },
    conjuntos: { head: 'Problemas', form: 'flag', example: 'N', of: 'flag', note: 'problems' },
    bloqueia: { head: 'Bloqueia abertura', form: 'flag', example: 'N', of: 'flag', note: 'noOrders' },
    email: { head: 'E-mail', form: 'text', example: '' },
    situacao: state,
    so_qrcode: { head: 'Só por QR Code', form: 'flag', example: 'N', of: 'flag', note: 'onlyQrCode' },
    administra: { head: 'Administra', form: 'flag', example: 'N', of: 'flag', note: 'administers' },
    cadastros: { head: 'Cadastros', form: 'names', example: '', note: 'keeps', of: 'kinds' },
    turno: { head: 'Turno', form: 'text', example: '', to: 'shifts' },
    idioma: { head: 'Idioma', form: 'text', example: 'PT', note: 'language', of: 'language' },
  },
  operations: {
    operacao: { head: 'Operação', form: 'text', example: 'ENTREGA URBANA', required: true },
    situacao: state,
  },
  vehicles: {
    placa: { head: 'Placa', form: 'text', example: 'RHT4B67', required: true, note: 'plate' },
    frota: { head: 'Frota', form: 'text', example: '1001', note: 'fleet' },
    tipo: { head: 'Tipo', form: 'text', example: 'TRUCK', required: true, note: 'vehicleType', to: 'types' },
    marca: { head: 'Marca', form: 'text', example: 'VOLVO' },
    modelo: { head: 'Modelo', form: 'text', example: 'VM 270' },
    ano: { head: 'Ano', form: 'whole', example: '2022' },
    medidor: { head: 'Medidor', form: 'whole', example: '118300', note: 'meter', once: true },
    filiais: { ...branchNames, required: true, note: 'manyBranches' },
    operacao: { head: 'Operação', form: 'text', example: 'ENTREGA URBANA', note: 'operation' },
    contrato: { head: 'Contrato', form: 'flag', example: 'N', of: 'flag', note: 'contract' },
    situacao: { ...state, note: 'vehicleState' },
    conjunto: { head: 'Conjunto', form: 'text', example: 'RODOTREM 2', note: 'set' },
  },
  stock: {
    filial: branchName,
    codigo: { head: estoque.codigo, form: 'text', example: 'PF-100', required: true },
    peca: { head: estoque.peca, form: 'text', example: 'PASTILHA DE FREIO', note: 'part', to: 'parts' },
    quantidade: { head: estoque.quantidade, form: 'number', example: '12', note: 'entry' },
    documento: { head: estoque.documento, form: 'text', example: 'INVENTARIO INICIAL', note: 'document' },
    preco: { head: estoque.preco, form: 'money', example: '189,90' },
    minimo: { head: estoque.minimo, form: 'number', example: '4', note: 'minimum' },
    prateleira: { head: estoque.prateleira, form: 'text', example: 'RUA B, 04', note: 'shelf' },
  },
  plans: {
    plano: { head: planos.plano, form: 'text', example: 'TRUCK 20.000 KM', required: true },
    tipo: { head: planos.tipo, form: 'text', example: 'PREVENTIVA', note: 'planKind', of: 'plan' },
    ordem: { head: planos.ordem, form: 'whole', example: '1', required: true, note: 'order' },
    ciclo: { head: planos.ciclo, form: 'text', example: 'B', required: true },
    intervalo: { head: planos.intervalo, form: 'whole', example: '20000', note: 'meterStep' },
    dias: { head: planos.dias, form: 'whole', example: '180' },
    horas: { head: planos.horas, form: 'number', example: '3,5' },
    itens: { head: planos.itens, form: 'names', example: 'REGULAR FREIOS', note: 'items' },
  },
  places: {
    placa: { head: veiculos.placa, form: 'text', example: 'RHT4B67', required: true },
    plano: { head: veiculos.plano, form: 'text', example: 'TRUCK 20.000 KM', required: true },
    ciclo: { head: veiculos.ciclo, form: 'text', example: 'B', required: true, note: 'cycle' },
    km_ultimo: { head: veiculos.km_ultimo, form: 'whole', example: '100000', note: 'lastMeter' },
    dt_ultimo: { head: veiculos.dt_ultimo, form: 'day', example: '01/06/2026', required: true },
  },
  designs: {
    marca: { head: pneus.marca, form: 'text', example: 'MICHELIN', required: true },
    modelo: { head: pneus.modelo, form: 'text', example: 'X MULTI', required: true },
    medida: { head: pneus.medida, form: 'text', example: '275/80 R22.5', required: true },
    situacao: state,
  },
  tyres: {
    fogo: { head: pneus.fogo, form: 'text', example: 'F0001', required: true, note: 'fire' },
    filial: { ...branchName, head: pneus.filial },
    marca: { head: pneus.marca, form: 'text', example: 'MICHELIN', required: true },
    modelo: { head: pneus.modelo, form: 'text', example: 'X MULTI', required: true },
    medida: { head: pneus.medida, form: 'text', example: '275/80 R22.5', required: true },
    vida: { head: pneus.vida, form: 'whole', example: '1', note: 'life' },
    sulcos: { head: pneus.sulcos, form: 'names', example: '14 | 14,5 | 14', required: true, note: 'depths' },
    valor: { head: pneus.valor, form: 'money', example: '2.150,00' },
    compra: { head: pneus.compra, form: 'day', example: '10/03/2026' },
    placa: { head: pneus.placa, form: 'text', example: 'RHT4B67', note: 'mounted' },
    posicao: { head: pneus.posicao, form: 'text', example: '1EE', note: 'place' },
    km_entrada: { head: pneus.km_entrada, form: 'whole', example: '', note: 'mountedMeter' },
    dt_entrada: { head: pneus.dt_entrada, form: 'day', example: '' },
  },
  orderTypes: {
    codigo: { head: 'Código', form: 'text', example: '30', required: true, note: 'orderTypeKey' },
    tipo: { head: 'Tipo de OS', form: 'text', example: 'REFORMA', required: true },
    em_espanhol: spanish,
    aprovacao: { head: 'Exige aprovação', form: 'flag', example: 'N', of: 'flag', note: 'approval' },
    situacao: { ...state, note: 'orderTypeState' },
  },
  orders: {
    numero: { head: 'Número', form: 'text', example: 'OS-48211', required: true, note: 'orderKey' },
    filial: branchName,
    placa: { head: 'Placa', form: 'text', example: 'RHT4B67', required: true },
    tipo: { head: 'Tipo', form: 'text', example: 'CORRETIVA', note: 'orderType', to: 'orderTypes' },
    segmento: { head: 'Segmento', form: 'text', example: 'FREIOS', required: true, to: 'segments' },
    problema: { head: 'Problema', form: 'text', example: 'FREIO PUXANDO', required: true },
    descricao: { head: 'Descrição', form: 'text', example: 'freio puxa para a direita', required: true },
    abertura: { head: 'Abertura', form: 'moment', example: '02/11/2026 08:15', required: true },
    medidor: { head: 'Medidor', form: 'whole', example: '118200' },
    origem: { head: 'Origem', form: 'text', example: 'I', note: 'origin', of: 'origin' },
    fornecedor: { head: 'Fornecedor', form: 'whole', example: '', note: 'supplier' },
  },
} as const satisfies Record<string, Record<string, IntakeColumn>>;

export type IntakeKind = keyof typeof intakeKinds;

/** Kinds in their order: the keys of intakeKinds as they are written. */
export const intakeOrder = Object.keys(intakeKinds) as IntakeKind[];

/** Columns of a kind in their order, by name. */
export const intakeColumns = (kind: IntakeKind): [string, IntakeColumn][] =>
  Object.entries<IntakeColumn>(intakeKinds[kind]);

/** A column of a kind; undefined: it has none of this name. */
export const columnOf = (kind: IntakeKind, name: string): IntakeColumn | undefined =>
  intakeColumns(kind).find(([column]) => column === name)?.[1];

/** Rows of a template: the examples of the columns, and of services and parts one of each. */
export const intakeExamples = (kind: IntakeKind): string[][] => [
  intakeColumns(kind).map(([, { example }]) => example),
  ...(kind === 'items' ? [['P', 'PASTILHA DE FREIO', '', '', 'A', '', 'JG', '', 'VM 270', '']] : []),
];

/** Largest file, in MB: five times the size of a CSV of 200,000 vehicles. */
export const mostIntakeMegabytes = 200;
