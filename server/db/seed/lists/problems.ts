/** Criticality: 1 immediate, 5 emergency, 2 high, 3 medium, 4 light. */
export type Criticality = 1 | 2 | 3 | 4 | 5;

export interface Problem {
  name: string;
  criticality: Criticality;
  /** Standard service; absent: the order begins without items. */
  service?: string;
  /** What people write when they open the order. */
  reports: readonly string[];
}

export interface Segment {
  name: string;
  department: 'FROTA' | 'ARMAZEM' | null;
  tyres?: true;
  /** Bodies and trailers have it too. */
  trailers?: true;
  problems: readonly Problem[];
}

const p = (
  name: string,
  criticality: Criticality,
  service: string | undefined,
  ...reports: string[]
): Problem => ({
  name,
  criticality,
  reports,
  ...(service === undefined ? {} : { service }),
});

/** The catalogue of the demonstration: segments and their problems. */
export const segments: readonly Segment[] = [
  {
    name: 'MOTOR',
    department: 'FROTA',
    problems: [
      p(
        'SUPERAQUECIMENTO',
        1,
        'DIAGNOSTICAR SUPERAQUECIMENTO',
        'Ponteiro da temperatura subiu até o vermelho na subida da serra, parei o caminhão.',
        'Motor ferveu no pátio, água saindo pelo reservatório.',
      ),
      p(
        'VAZAMENTO DE OLEO',
        2,
        'ELIMINAR VAZAMENTO DE OLEO',
        'Mancha de óleo embaixo do motor toda manhã, completando um litro por semana.',
        'Óleo escorrendo pela lateral do cárter, lado do motorista.',
      ),
      p(
        'PERDA DE POTENCIA',
        2,
        'DIAGNOSTICAR PERDA DE POTENCIA',
        'Caminhão carregado não passa de 50 por hora na subida e solta fumaça preta.',
        'Perde força depois de meia hora de viagem, volta quando desliga e liga.',
      ),
      p(
        'CORREIA RUIDOSA',
        3,
        'SUBSTITUIR CORREIA DO ALTERNADOR',
        'Correia assobiando na partida fria, some depois que esquenta.',
        'Barulho de correia ao ligar o ar-condicionado.',
      ),
      p(
        'FUMACA EXCESSIVA',
        3,
        'REGULAR SISTEMA DE INJECAO',
        'Fumaça branca na partida, demora para limpar.',
        'Reprovado na inspeção de opacidade da transportadora.',
      ),
    ],
  },
  {
    name: 'FREIOS',
    department: 'FROTA',
    trailers: true,
    problems: [
      p(
        'FREIO SEM PRESSAO',
        1,
        'DIAGNOSTICAR SISTEMA DE FREIO',
        'Manômetro não passa de 5 bar e o alarme não para de tocar.',
        'Pressão cai sozinha com o veículo parado, não libera o freio de estacionamento.',
      ),
      p(
        'LONA GASTA',
        5,
        'SUBSTITUIR LONAS DE FREIO',
        'Roda traseira direita raspando, ferro com ferro.',
        'Conferido no checklist: lona abaixo do mínimo no segundo eixo.',
      ),
      p(
        'VAZAMENTO DE AR',
        5,
        'ELIMINAR VAZAMENTO DE AR',
        'Barulho de ar escapando perto da válvula pedal.',
        'Mangueira de ar do engate vazando, ouvi no pátio com o motor desligado.',
      ),
      p(
        'PEDAL BAIXO',
        1,
        'REGULAR FREIOS',
        'Pedal desce quase até o fim antes de frear.',
        'Precisa bombear o pedal para o caminhão parar.',
      ),
      p(
        'TAMBOR TRINCADO',
        2,
        'SUBSTITUIR TAMBOR DE FREIO',
        'Vibração forte no pedal ao frear na descida.',
        'Trinca visível no tambor do eixo de tração.',
      ),
    ],
  },
  {
    name: 'PNEUS',
    department: null,
    tyres: true,
    trailers: true,
    problems: [
      p(
        'PNEU FURADO',
        5,
        'REPARAR PNEU',
        'Pneu interno do segundo eixo baixou durante a noite.',
        'Parafuso cravado no pneu dianteiro direito, está perdendo ar devagar.',
      ),
      p(
        'DESGASTE IRREGULAR',
        3,
        'AVALIAR DESGASTE DE PNEUS',
        'Pneu dianteiro comendo só por dentro.',
        'Pneus do truque gastando em dente de serra.',
      ),
      p(
        'TROCA DE PNEU',
        2,
        'SUBSTITUIR PNEU',
        'Sulco no limite nos dois pneus de tração.',
        'Bolha na lateral do pneu, precisa trocar antes de viajar.',
      ),
      p(
        'ESTEPE AUSENTE',
        3,
        'REPOR ESTEPE',
        'Estepe usado ontem na estrada, suporte está vazio.',
        'Veículo voltou da locação sem o estepe.',
      ),
    ],
  },
  {
    name: 'SUSPENSAO',
    department: 'FROTA',
    trailers: true,
    problems: [
      p(
        'MOLA QUEBRADA',
        5,
        'SUBSTITUIR FEIXE DE MOLAS',
        'Carroceria caída para o lado esquerdo, lâmina mestra quebrada.',
        'Estalo forte no buraco e o caminhão ficou torto.',
      ),
      p(
        'BOLSA DE AR VAZANDO',
        2,
        'SUBSTITUIR BOLSA DE AR',
        'Suspensão traseira não levanta do lado direito.',
        'Bolsa de ar ressecada e vazando no terceiro eixo.',
      ),
      p(
        'AMORTECEDOR VAZANDO',
        3,
        'SUBSTITUIR AMORTECEDORES',
        'Caminhão balançando muito, amortecedor dianteiro molhado de óleo.',
        'Cavalo pulando em pista boa.',
      ),
      p(
        'BUCHA COM FOLGA',
        4,
        'SUBSTITUIR BUCHAS DA SUSPENSAO',
        'Batida seca na dianteira em rua de paralelepípedo.',
        'Folga na bucha do tirante vista na valeta.',
      ),
    ],
  },
  {
    name: 'ELETRICA',
    department: 'FROTA',
    trailers: true,
    problems: [
      p(
        'FAROL QUEIMADO',
        3,
        'SUBSTITUIR LAMPADAS',
        'Farol baixo esquerdo não acende.',
        'Lanterna traseira e luz da placa queimadas.',
      ),
      p(
        'NAO DA PARTIDA',
        1,
        'DIAGNOSTICAR SISTEMA DE PARTIDA',
        'Virou a chave e só estala, nem com auxiliar pegou.',
        'Motor de partida girando em falso, veículo carregado na doca.',
      ),
      p(
        'BATERIA DESCARREGADA',
        5,
        'TESTAR E CARREGAR BATERIA',
        'Bateria não segura carga, terceira chupeta na semana.',
        'Parado dois dias e não ligou mais.',
      ),
      p(
        'ALTERNADOR SEM CARGA',
        5,
        'RECUPERAR ALTERNADOR',
        'Luz da bateria acesa no painel desde ontem.',
        'Voltagem em 22 e caindo, desliguei tudo para chegar.',
      ),
      p(
        'CHICOTE DANIFICADO',
        2,
        'REPARAR CHICOTE ELETRICO',
        'Luzes da carreta piscando juntas, chicote esmagado no engate.',
        'Fio descascado encostando no chassi, queimou dois fusíveis.',
      ),
    ],
  },
  {
    name: 'TRANSMISSAO',
    department: 'FROTA',
    problems: [
      p(
        'EMBREAGEM PATINANDO',
        2,
        'SUBSTITUIR KIT DE EMBREAGEM',
        'Acelera e o caminhão não responde, cheiro de queimado.',
        'Patinando na rampa da doca, pedal na altura máxima.',
      ),
      p(
        'CAMBIO ARRANHANDO',
        2,
        'REVISAR CAMBIO',
        'Terceira marcha arranha mesmo com embreagem no fundo.',
        'Marcha escapa em descida, muito perigoso.',
      ),
      p(
        'CARDAN COM FOLGA',
        3,
        'SUBSTITUIR CRUZETA DO CARDAN',
        'Vibração embaixo da cabine acima de 70 por hora.',
        'Estalo ao sair e ao engatar a ré.',
      ),
      p(
        'DIFERENCIAL RUIDOSO',
        3,
        'REVISAR DIFERENCIAL',
        'Ronco no eixo traseiro que aumenta com a velocidade.',
        'Óleo do diferencial saindo com limalha na última troca.',
      ),
    ],
  },
  {
    name: 'DIRECAO',
    department: 'FROTA',
    problems: [
      p(
        'FOLGA NA DIRECAO',
        1,
        'ELIMINAR FOLGA NA DIRECAO',
        'Volante com um palmo de folga, caminhão passeando na pista.',
        'Terminal de direção batendo, dá para mexer com a mão.',
      ),
      p(
        'ALINHAMENTO DE EIXOS',
        3,
        'ALINHAR EIXOS',
        'Puxando para a direita em pista plana.',
        'Volante torto depois de bater na guia.',
      ),
      p(
        'DIRECAO PESADA',
        2,
        'REVISAR DIRECAO HIDRAULICA',
        'Direção endurece na manobra, bomba gemendo.',
        'Óleo hidráulico baixo de novo, completei ontem.',
      ),
      p(
        'BARULHO NA COLUNA',
        4,
        'LUBRIFICAR COLUNA DE DIRECAO',
        'Rangido na coluna ao virar o volante parado.',
        'Barulho de plástico na direção, só incomoda.',
      ),
    ],
  },
  {
    name: 'ARREFECIMENTO',
    department: 'FROTA',
    problems: [
      p(
        'VAZAMENTO DE AGUA',
        5,
        'ELIMINAR VAZAMENTO DE AGUA',
        'Completando água todo dia, pingando na frente do motor.',
        'Mangueira inferior do radiador inchada e molhada.',
      ),
      p(
        'RADIADOR OBSTRUIDO',
        2,
        'LIMPAR RADIADOR',
        'Temperatura acima do normal em marcha lenta, colmeia cheia de barro.',
        'Radiador entupido de bagaço depois da rota da usina.',
      ),
      p(
        'HELICE COM RUIDO',
        3,
        'SUBSTITUIR EMBREAGEM VISCOSA',
        'Ventilador ligado o tempo todo, faz muito barulho.',
        'Hélice batendo no defletor.',
      ),
      p(
        'ADITIVO VENCIDO',
        4,
        'TROCAR LIQUIDO DE ARREFECIMENTO',
        'Água do radiador está marrom.',
        'Etiqueta do aditivo vencida há dois meses.',
      ),
    ],
  },
  {
    name: 'CARROCERIA',
    department: 'FROTA',
    trailers: true,
    problems: [
      p(
        'PORTA DESALINHADA',
        3,
        'ALINHAR PORTA DO BAU',
        'Porta traseira do baú não fecha sem bater.',
        'Trava da porta lateral não encaixa, amarrei com corda.',
      ),
      p(
        'ASSOALHO DANIFICADO',
        2,
        'REPARAR ASSOALHO',
        'Buraco no assoalho perto da porta, a paleteira afundou.',
        'Tábua solta no meio do baú.',
      ),
      p(
        'LONA RASGADA',
        4,
        'REPARAR LONA DO SIDER',
        'Rasgo de um metro na lona lateral direita.',
        'Catraca da lona sider espanada.',
      ),
      p(
        'PARA-CHOQUE AMASSADO',
        4,
        'REPARAR PARA-CHOQUE',
        'Encostou na doca, para-choque traseiro torto.',
        'Suporte do para-choque dianteiro solto.',
      ),
    ],
  },
  {
    name: 'REFRIGERACAO',
    department: 'FROTA',
    trailers: true,
    problems: [
      p(
        'EQUIPAMENTO NAO GELA',
        1,
        'DIAGNOSTICAR EQUIPAMENTO DE FRIO',
        'Carga de laticínios a bordo e o baú está em 12 graus.',
        'Equipamento liga mas a temperatura não baixa.',
      ),
      p(
        'ALARME DO EQUIPAMENTO',
        5,
        'LER CODIGOS DO EQUIPAMENTO DE FRIO',
        'Código A25 piscando no painel do equipamento.',
        'Equipamento desliga sozinho e apita.',
      ),
      p(
        'BORRACHA DA PORTA',
        3,
        'SUBSTITUIR BORRACHA DA PORTA',
        'Entra luz pela porta traseira, perdendo frio.',
        'Borracha da porta lateral descolada no canto.',
      ),
      p(
        'CORREIA DO COMPRESSOR',
        2,
        'SUBSTITUIR CORREIA DO COMPRESSOR',
        'Correia do compressor desfiando.',
        'Chiado no equipamento quando arma o compressor.',
      ),
    ],
  },
  {
    name: 'CABINE',
    department: 'FROTA',
    problems: [
      p(
        'AR-CONDICIONADO',
        4,
        'REVISAR AR-CONDICIONADO',
        'Ar da cabine só venta quente.',
        'Cheiro de mofo no ar-condicionado.',
      ),
      p(
        'BANCO DANIFICADO',
        4,
        'REPARAR BANCO DO MOTORISTA',
        'Banco do motorista desce sozinho, suspensão sem ar.',
        'Espuma do assento rasgada, dor nas costas.',
      ),
      p(
        'PARA-BRISA TRINCADO',
        2,
        'SUBSTITUIR PARA-BRISA',
        'Pedra na rodovia, trinca crescendo na frente do motorista.',
        'Para-brisa trincado de fora a fora.',
      ),
      p(
        'LIMPADOR INOPERANTE',
        5,
        'REPARAR LIMPADOR DE PARA-BRISA',
        'Limpador parou no meio da chuva.',
        'Palheta do lado do motorista soltou.',
      ),
    ],
  },
  {
    name: 'ABASTECIMENTO',
    department: 'FROTA',
    problems: [
      p(
        'ABASTECER DIESEL',
        4,
        undefined,
        'Tanque na reserva, rota longa amanhã cedo.',
        'Completar os dois tanques antes das 5 horas.',
      ),
      p('ABASTECER ARLA', 4, undefined, 'Luz do ARLA acesa no painel.', 'Completar ARLA junto com o diesel.'),
      p(
        'TAMPA DO TANQUE',
        4,
        'SUBSTITUIR TAMPA DO TANQUE',
        'Tampa do tanque não trava mais.',
        'Chave da tampa do tanque quebrou dentro.',
      ),
      p(
        'ENGRAXAR VEICULO',
        4,
        'ENGRAXAR VEICULO',
        'Quinta roda seca, rangendo na curva.',
        'Pinos da suspensão pedindo graxa.',
      ),
    ],
  },
  {
    name: 'EMPILHADEIRA',
    department: 'ARMAZEM',
    problems: [
      p(
        'GARFO TORTO',
        1,
        'SUBSTITUIR GARFO',
        'Garfo esquerdo mais baixo que o direito, derrubou um pallet.',
        'Garfo empenado depois de bater na estrutura.',
      ),
      p(
        'CILINDRO VAZANDO',
        2,
        'REPARAR CILINDRO DE ELEVACAO',
        'Óleo pingando do cilindro na rua 12.',
        'Torre desce sozinha com carga.',
      ),
      p(
        'MASTRO TRAVADO',
        1,
        'DIAGNOSTICAR MASTRO',
        'Mastro parou com o pallet no terceiro nível.',
        'Corrente saltou da polia, não sobe nem desce.',
      ),
      p(
        'CARGA DE BATERIA',
        3,
        'TESTAR BATERIA TRACIONARIA',
        'Bateria dura só três horas, antes fazia o turno todo.',
        'Carregador acusa falha na célula.',
      ),
      p(
        'BUZINA OU GIROFLEX',
        4,
        'REPARAR SINALIZACAO DA EMPILHADEIRA',
        'Giroflex não acende, operador foi advertido pela segurança.',
        'Buzina só funciona com o volante virado.',
      ),
    ],
  },
  {
    name: 'PALETEIRA',
    department: 'ARMAZEM',
    problems: [
      p(
        'RODA GASTA',
        4,
        'SUBSTITUIR RODAS DA PALETEIRA',
        'Roda de carga quadrada, batendo no piso.',
        'Rodízio de apoio sem revestimento.',
      ),
      p(
        'BOMBA HIDRAULICA',
        2,
        'REPARAR BOMBA HIDRAULICA',
        'Bombeia e não levanta a carga.',
        'Não sustenta o pallet, desce devagar.',
      ),
      p(
        'TIMAO COM FOLGA',
        3,
        'AJUSTAR TIMAO',
        'Timão solto, difícil de manobrar no corredor.',
        'Mola do timão não volta.',
      ),
      p(
        'BOTOEIRA COM DEFEITO',
        5,
        'SUBSTITUIR BOTOEIRA',
        'Botão de emergência não corta a tração.',
        'Só anda para a frente, a ré não responde.',
      ),
    ],
  },
];

/** Services no problem names, so that people find something to add. */
export const moreServices: Readonly<Record<string, readonly string[]>> = {
  MOTOR: [
    'TROCAR OLEO DO MOTOR',
    'TROCAR FILTROS',
    'REGULAR VALVULAS',
    'REVISAR TURBINA',
    'SUBSTITUIR COXINS DO MOTOR',
  ],
  FREIOS: [
    'SANGRAR SISTEMA DE AR',
    'SUBSTITUIR CUICA DE FREIO',
    'REVISAR VALVULAS DE AR',
    'SUBSTITUIR CATRACA DE FREIO',
  ],
  PNEUS: ['RODIZIO DE PNEUS', 'BALANCEAR RODAS', 'CALIBRAR PNEUS', 'REAPERTAR RODAS', 'TROCAR VALVULA'],
  SUSPENSAO: [
    'REAPERTAR SUSPENSAO',
    'SUBSTITUIR TIRANTE',
    'SUBSTITUIR PINO DE MOLA',
    'REVISAR VALVULA NIVELADORA',
    'REVISAR QUINTA RODA',
  ],
  ELETRICA: [
    'REVISAR ILUMINACAO',
    'SUBSTITUIR BATERIAS',
    'SUBSTITUIR MOTOR DE PARTIDA',
    'REVISAR TOMADA DA CARRETA',
    'LER CODIGOS DE FALHA',
    'REVISAR TACOGRAFO',
    'REGULAR FAROIS',
  ],
  TRANSMISSAO: [
    'TROCAR OLEO DO CAMBIO',
    'TROCAR OLEO DO DIFERENCIAL',
    'REGULAR EMBREAGEM',
    'SUBSTITUIR RETENTOR',
  ],
  DIRECAO: ['GEOMETRIA COMPLETA', 'SUBSTITUIR TERMINAL DE DIRECAO', 'SUBSTITUIR BARRA DE DIRECAO'],
  ARREFECIMENTO: ['SUBSTITUIR VALVULA TERMOSTATICA', 'SUBSTITUIR BOMBA DE AGUA', 'TESTAR PRESSAO DO SISTEMA'],
  CARROCERIA: [
    'REVISAR TRAVAS DO BAU',
    'SOLDAR LONGARINA',
    'VEDAR BAU',
    'REPINTAR FAIXAS REFLETIVAS',
    'REVISAR PLATAFORMA ELEVATORIA',
  ],
  REFRIGERACAO: ['TROCAR OLEO DO COMPRESSOR', 'COMPLETAR GAS', 'LIMPAR EVAPORADOR'],
  CABINE: ['SUBSTITUIR PALHETAS', 'REGULAR PORTAS', 'HIGIENIZAR CABINE'],
  ABASTECIMENTO: ['LUBRIFICACAO GERAL', 'DRENAR TANQUE'],
  EMPILHADEIRA: [
    'TROCAR OLEO HIDRAULICO',
    'LUBRIFICAR MASTRO',
    'REGULAR CORRENTES',
    'INSPECIONAR GARFOS',
    'REVISAR FREIO DA EMPILHADEIRA',
    'SUBSTITUIR PNEU SUPERELASTICO',
    'ANALISAR OLEO HIDRAULICO',
  ],
  PALETEIRA: ['LUBRIFICAR PALETEIRA', 'SUBSTITUIR VEDACOES DA PALETEIRA', 'TROCAR OLEO DA PALETEIRA'],
};

/** Tyre work that leaves the workshop; the tyre shop sends tyres away for it. */
export const tyreServices = [
  { name: 'RECAPAGEM', kind: 'R' },
  { name: 'CONSERTO DE CARCACA', kind: 'S' },
  { name: 'VULCANIZACAO', kind: 'S' },
] as const;
