/** Types of vehicles and what they are measured in. */
export const vehicleTypes = [
  {
    code: 'VUC',
    name: 'VEÍCULO URBANO DE CARGA',
    department: 'FROTA',
    meter: 'K',
    perDay: 120,
    warehouse: 'N',
  },
  { code: 'TOCO', name: 'CAMINHÃO TOCO', department: 'FROTA', meter: 'K', perDay: 160, warehouse: 'N' },
  {
    code: 'TRUCK 6X2',
    name: 'CAMINHÃO TRUCK 6X2',
    department: 'FROTA',
    meter: 'K',
    perDay: 190,
    warehouse: 'N',
  },
  {
    code: 'BITRUCK 8X2',
    name: 'CAMINHÃO BITRUCK 8X2',
    department: 'FROTA',
    meter: 'K',
    perDay: 200,
    warehouse: 'N',
  },
  {
    code: 'CAVALO 4X2',
    name: 'CAVALO MECÂNICO 4X2',
    department: 'FROTA',
    meter: 'K',
    perDay: 250,
    warehouse: 'N',
  },
  {
    code: 'CAVALO 6X2',
    name: 'CAVALO MECÂNICO 6X2',
    department: 'FROTA',
    meter: 'K',
    perDay: 260,
    warehouse: 'N',
  },
  {
    code: 'CAVALO 6X4',
    name: 'CAVALO MECÂNICO 6X4',
    department: 'FROTA',
    meter: 'K',
    perDay: 260,
    warehouse: 'N',
  },
  {
    code: 'CARRETA 3 EIXOS',
    name: 'SEMIRREBOQUE 3 EIXOS',
    department: 'FROTA',
    meter: 'K',
    perDay: 180,
    warehouse: 'N',
  },
  {
    code: 'EMPILHADEIRA',
    name: 'EMPILHADEIRA',
    department: 'ARMAZEM',
    meter: 'H',
    perDay: 6.5,
    warehouse: 'S',
  },
  {
    code: 'PALETEIRA',
    name: 'PALETEIRA ELÉTRICA',
    department: 'ARMAZEM',
    meter: 'H',
    perDay: 5,
    warehouse: 'S',
  },
] as const;
export type VehicleTypeCode = (typeof vehicleTypes)[number]['code'];

/** Axles of a type from the front: D dual, S single; which of them steer; whether there is a spare. */
export const axleLayouts: Readonly<
  Record<VehicleTypeCode, { axles: string; steering: readonly number[]; spare: boolean }>
> = {
  VUC: { axles: 'SD', steering: [1], spare: true },
  TOCO: { axles: 'SD', steering: [1], spare: true },
  'CAVALO 4X2': { axles: 'SD', steering: [1], spare: true },
  'TRUCK 6X2': { axles: 'SDD', steering: [1], spare: true },
  'CAVALO 6X2': { axles: 'SDD', steering: [1], spare: true },
  'CAVALO 6X4': { axles: 'SDD', steering: [1], spare: true },
  'BITRUCK 8X2': { axles: 'SSDD', steering: [1, 2], spare: true },
  'CARRETA 3 EIXOS': { axles: 'DDD', steering: [], spare: true },
  EMPILHADEIRA: { axles: 'SS', steering: [2], spare: false },
  PALETEIRA: { axles: '', steering: [], spare: false },
};

export interface Model {
  brand: string;
  name: string;
  type: VehicleTypeCode;
  /** Family whose parts fit; none for trailers. */
  family: string | null;
  plans: readonly string[];
}

const tractor = ['CAVALO 20 MIL', 'ANÁLISE DE ÓLEO 15 MIL', 'GEOMETRIA 40 MIL'] as const;
const truck = ['TRUCK 15 MIL', 'CARROCERIA 90 DIAS', 'GEOMETRIA 40 MIL'] as const;
const gas = ['EMPILHADEIRA GLP 250 H'] as const;
const electric = ['EMPILHADEIRA ELÉTRICA 300 H', 'TERMOGRAFIA 1000 H'] as const;

export const truckModels: readonly Model[] = [
  { brand: 'VOLVO', name: 'FH 540 6X4', type: 'CAVALO 6X4', family: 'FH', plans: tractor },
  { brand: 'SCANIA', name: 'R450 6X2', type: 'CAVALO 6X2', family: 'R450', plans: tractor },
  { brand: 'MERCEDES-BENZ', name: 'ACTROS 2651 6X4', type: 'CAVALO 6X4', family: 'ACTROS', plans: tractor },
  { brand: 'VW', name: 'CONSTELLATION 24.280 6X2', type: 'TRUCK 6X2', family: 'CONSTELLATION', plans: truck },
  { brand: 'VW', name: 'METEOR 28.460', type: 'CAVALO 6X2', family: 'METEOR', plans: tractor },
  { brand: 'MERCEDES-BENZ', name: 'ATEGO 1719', type: 'TOCO', family: 'ATEGO', plans: truck },
  { brand: 'IVECO', name: 'TECTOR 24-300', type: 'TRUCK 6X2', family: 'TECTOR', plans: truck },
  {
    brand: 'VW',
    name: 'DELIVERY 11.180',
    type: 'VUC',
    family: 'DELIVERY',
    plans: ['VUC 10 MIL', 'CARROCERIA 90 DIAS'],
  },
  {
    brand: 'VW',
    name: 'CONSTELLATION 30.330 8X2',
    type: 'BITRUCK 8X2',
    family: 'CONSTELLATION',
    plans: truck,
  },
];

export const trailerModels: readonly Model[] = [
  {
    brand: 'RANDON',
    name: 'SIDER 3 EIXOS',
    type: 'CARRETA 3 EIXOS',
    family: null,
    plans: ['CARRETA 90 DIAS', 'CARROCERIA 90 DIAS'],
  },
  {
    brand: 'LIBRELATO',
    name: 'BAÚ 3 EIXOS',
    type: 'CARRETA 3 EIXOS',
    family: null,
    plans: ['CARRETA 90 DIAS', 'CARROCERIA 90 DIAS'],
  },
  {
    brand: 'FACCHINI',
    name: 'FRIGORÍFICA',
    type: 'CARRETA 3 EIXOS',
    family: null,
    plans: ['CARRETA 90 DIAS', 'BAÚ FRIGORÍFICO 60 DIAS'],
  },
];

export const forkliftModels: readonly Model[] = [
  { brand: 'TOYOTA', name: '8FGU25', type: 'EMPILHADEIRA', family: 'TOYOTA', plans: gas },
  { brand: 'HYSTER', name: 'H50FT', type: 'EMPILHADEIRA', family: 'HYSTER', plans: gas },
  { brand: 'STILL', name: 'RX20', type: 'EMPILHADEIRA', family: 'STILL', plans: electric },
  { brand: 'YALE', name: 'GLP050', type: 'EMPILHADEIRA', family: 'YALE', plans: gas },
  { brand: 'LINDE', name: 'E25', type: 'EMPILHADEIRA', family: 'LINDE', plans: electric },
];

export const palletTruckModels: readonly Model[] = [
  { brand: 'STILL', name: 'EXU', type: 'PALETEIRA', family: 'STILL', plans: [] },
  { brand: 'TOYOTA', name: 'BT LEVIO', type: 'PALETEIRA', family: 'TOYOTA', plans: [] },
  { brand: 'PALETRANS', name: 'TE25', type: 'PALETEIRA', family: 'LINDE', plans: [] },
];

export interface Cycle {
  name: string;
  /** Meter units since the last cycle. */
  meter?: number;
  days?: number;
  /** Labour; unknown: learned from the orders done. */
  hours?: number;
  services: readonly string[];
  /** Parts by name: quantity. Only those that fit every vehicle of the plan. */
  parts?: Readonly<Record<string, number>>;
}

const basic = ['TROCAR ÓLEO DO MOTOR', 'TROCAR FILTROS', 'REAPERTAR SUSPENSÃO'] as const;
const long = ['TROCAR ÓLEO DO CÂMBIO', 'TROCAR ÓLEO DO DIFERENCIAL', 'REVISAR VÁLVULAS DE AR'] as const;
const forklift = ['TROCAR ÓLEO HIDRÁULICO', 'LUBRIFICAR MASTRO'] as const;
const forkliftLong = ['REGULAR CORRENTES', 'INSPECIONAR GARFOS'] as const;

/** Maintenance plans; V preventive, R bodywork, P predictive. */
export const plans: readonly { name: string; kind: 'V' | 'R' | 'P'; cycles: readonly Cycle[] }[] = [
  {
    name: 'CAVALO 20 MIL',
    kind: 'V',
    cycles: [
      { name: 'B', meter: 20_000, days: 180, hours: 3.5, services: basic },
      { name: 'L', meter: 20_000, days: 180, hours: 5, services: long },
      { name: 'B', meter: 20_000, days: 180, hours: 3.5, services: basic },
      { name: 'LB', meter: 20_000, days: 180, hours: 8, services: [...basic, ...long] },
    ],
  },
  {
    name: 'TRUCK 15 MIL',
    kind: 'V',
    cycles: [
      { name: 'B', meter: 15_000, days: 180, services: basic },
      { name: 'LB', meter: 15_000, days: 180, services: [...basic, ...long] },
    ],
  },
  { name: 'VUC 10 MIL', kind: 'V', cycles: [{ name: 'B', meter: 10_000, days: 180, services: basic }] },
  {
    name: 'CARRETA 90 DIAS',
    kind: 'V',
    cycles: [
      {
        name: 'R',
        days: 90,
        services: ['REAPERTAR RODAS', 'REVISAR VÁLVULAS DE AR', 'ENGRAXAR VEÍCULO'],
        parts: { 'JOGO DE LONAS 8 POLEGADAS': 2, 'PINO DE MOLA DA CARRETA': 1 },
      },
    ],
  },
  {
    name: 'EMPILHADEIRA GLP 250 H',
    kind: 'V',
    cycles: [
      { name: '250H', meter: 250, services: forklift },
      { name: '500H', meter: 250, services: [...forklift, ...forkliftLong] },
      { name: '250H', meter: 250, services: forklift },
      {
        name: '1000H',
        meter: 250,
        services: [...forklift, ...forkliftLong, 'REVISAR FREIO DA EMPILHADEIRA'],
      },
    ],
  },
  {
    name: 'EMPILHADEIRA ELÉTRICA 300 H',
    kind: 'V',
    cycles: [{ name: '300H', meter: 300, services: [...forklift, 'TESTAR BATERIA TRACIONÁRIA'] }],
  },
  {
    name: 'CARROCERIA 90 DIAS',
    kind: 'R',
    cycles: [
      {
        name: 'C',
        days: 90,
        services: ['REVISAR TRAVAS DO BAÚ', 'VEDAR BAÚ'],
        parts: { 'TRAVA DA PORTA DO BAÚ': 2 },
      },
    ],
  },
  {
    name: 'BAÚ FRIGORÍFICO 60 DIAS',
    kind: 'R',
    cycles: [
      {
        name: 'F',
        days: 60,
        hours: 2,
        services: ['LIMPAR EVAPORADOR', 'TROCAR ÓLEO DO COMPRESSOR', 'VEDAR BAÚ'],
        parts: { 'BORRACHA DA PORTA DO BAÚ': 1, 'CORREIA DO COMPRESSOR': 1 },
      },
    ],
  },
  {
    name: 'ANÁLISE DE ÓLEO 15 MIL',
    kind: 'P',
    cycles: [{ name: 'ANÁLISE DE ÓLEO', meter: 15_000, services: ['TROCAR ÓLEO DO MOTOR'] }],
  },
  {
    name: 'GEOMETRIA 40 MIL',
    kind: 'P',
    cycles: [{ name: 'GEOMETRIA', meter: 40_000, services: ['GEOMETRIA COMPLETA'] }],
  },
  {
    name: 'TERMOGRAFIA 1000 H',
    kind: 'P',
    cycles: [{ name: 'TERMOGRAFIA', meter: 1_000, services: ['ANALISAR ÓLEO HIDRÁULICO'] }],
  },
];
