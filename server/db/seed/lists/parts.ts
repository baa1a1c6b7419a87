/** Model families a part is made for; a vehicle gets the parts of its own. */
export const truckFamilies = [
  'FH',
  'R450',
  'ACTROS',
  'CONSTELLATION',
  'METEOR',
  'ATEGO',
  'TECTOR',
  'DELIVERY',
] as const;
export const forkliftFamilies = ['TOYOTA', 'HYSTER', 'STILL', 'YALE', 'LINDE'] as const;

/** Parts that exist once per truck family, by segment. */
export const truckParts: Readonly<Record<string, readonly string[]>> = {
  MOTOR: [
    'FILTRO DE ÓLEO',
    'FILTRO DE COMBUSTÍVEL',
    'FILTRO DE AR',
    'CORREIA DO ALTERNADOR',
    'TENSOR DA CORREIA',
    'JUNTA DO CÁRTER',
    'BICO INJETOR',
    'COXIM DO MOTOR',
  ],
  FREIOS: [
    'JOGO DE LONAS',
    'TAMBOR DE FREIO',
    'CUÍCA DE FREIO',
    'VÁLVULA PEDAL',
    'MANGUEIRA DE AR',
    'FILTRO SECADOR DE AR',
  ],
  SUSPENSÃO: ['FEIXE DE MOLAS', 'BOLSA DE AR', 'AMORTECEDOR DIANTEIRO', 'BUCHA DO TIRANTE'],
  ELÉTRICA: ['FAROL', 'ALTERNADOR', 'MOTOR DE PARTIDA', 'CHICOTE DIANTEIRO', 'LANTERNA TRASEIRA'],
  TRANSMISSÃO: ['KIT DE EMBREAGEM', 'CRUZETA DO CARDAN', 'RETENTOR DO DIFERENCIAL', 'CILINDRO DE EMBREAGEM'],
  DIREÇÃO: ['TERMINAL DE DIREÇÃO', 'BOMBA DE DIREÇÃO', 'BARRA CURTA'],
  ARREFECIMENTO: ['RADIADOR', 'BOMBA DE ÁGUA', 'VÁLVULA TERMOSTÁTICA', 'MANGUEIRA DO RADIADOR'],
  CARROCERIA: ['PARA-CHOQUE DIANTEIRO'],
  CABINE: ['PARA-BRISA', 'PALHETA DO LIMPADOR', 'FILTRO DA CABINE'],
  ABASTECIMENTO: ['TAMPA DO TANQUE'],
};

/** Parts of bodies and trailers, whoever made them. */
export const bodyParts: readonly { segment: string; name: string }[] = [
  { segment: 'FREIOS', name: 'JOGO DE LONAS 8 POLEGADAS' },
  { segment: 'PNEUS', name: 'VÁLVULA DE PNEU' },
  { segment: 'SUSPENSÃO', name: 'PINO DE MOLA DA CARRETA' },
  { segment: 'ELÉTRICA', name: 'LANTERNA LATERAL LED' },
  { segment: 'CARROCERIA', name: 'TRAVA DA PORTA DO BAÚ' },
  { segment: 'CARROCERIA', name: 'CATRACA DA LONA SIDER' },
  { segment: 'REFRIGERAÇÃO', name: 'BORRACHA DA PORTA DO BAÚ' },
  { segment: 'REFRIGERAÇÃO', name: 'CORREIA DO COMPRESSOR' },
];

/** Parts that exist once per forklift family. */
export const warehouseParts: Readonly<Record<string, readonly string[]>> = {
  EMPILHADEIRA: [
    'GARFO',
    'CORRENTE DO MASTRO',
    'REPARO DO CILINDRO DE ELEVAÇÃO',
    'FILTRO HIDRÁULICO',
    'ROLETE DO MASTRO',
    'BUZINA',
    'GIROFLEX',
    'PASTILHA DE FREIO',
    'VELA DE IGNIÇÃO',
    'CONECTOR DE BATERIA',
  ],
  PALETEIRA: [
    'RODA DE CARGA',
    'RODÍZIO DE APOIO',
    'REPARO DA BOMBA',
    'BOTOEIRA DO TIMÃO',
    'MOLA DO TIMÃO',
    'SENSOR DE PRESENÇA',
  ],
};
