import { bodyProblems } from './body-problems.ts';
import { drivingProblems } from './driving-problems.ts';
import type { Segment } from './problem.ts';

/** The catalogue of the demonstration: segments and their problems. */
export const segments: readonly Segment[] = [...drivingProblems, ...bodyProblems];

/** Services no problem names, so that people find something to add. */
export const moreServices: Readonly<Record<string, readonly string[]>> = {
  MOTOR: [
    'TROCAR ÓLEO DO MOTOR',
    'TROCAR FILTROS',
    'REGULAR VÁLVULAS',
    'REVISAR TURBINA',
    'SUBSTITUIR COXINS DO MOTOR',
  ],
  FREIOS: [
    'SANGRAR SISTEMA DE AR',
    'SUBSTITUIR CUÍCA DE FREIO',
    'REVISAR VÁLVULAS DE AR',
    'SUBSTITUIR CATRACA DE FREIO',
  ],
  PNEUS: ['RODÍZIO DE PNEUS', 'BALANCEAR RODAS', 'CALIBRAR PNEUS', 'REAPERTAR RODAS', 'TROCAR VÁLVULA'],
  SUSPENSÃO: [
    'REAPERTAR SUSPENSÃO',
    'SUBSTITUIR TIRANTE',
    'SUBSTITUIR PINO DE MOLA',
    'REVISAR VÁLVULA NIVELADORA',
    'REVISAR QUINTA RODA',
  ],
  ELÉTRICA: [
    'REVISAR ILUMINAÇÃO',
    'SUBSTITUIR BATERIAS',
    'SUBSTITUIR MOTOR DE PARTIDA',
    'REVISAR TOMADA DA CARRETA',
    'LER CÓDIGOS DE FALHA',
    'REVISAR TACÓGRAFO',
    'REGULAR FARÓIS',
  ],
  TRANSMISSÃO: [
    'TROCAR ÓLEO DO CÂMBIO',
    'TROCAR ÓLEO DO DIFERENCIAL',
    'REGULAR EMBREAGEM',
    'SUBSTITUIR RETENTOR',
  ],
  DIREÇÃO: ['GEOMETRIA COMPLETA', 'SUBSTITUIR TERMINAL DE DIREÇÃO', 'SUBSTITUIR BARRA DE DIREÇÃO'],
  ARREFECIMENTO: ['SUBSTITUIR VÁLVULA TERMOSTÁTICA', 'SUBSTITUIR BOMBA DE ÁGUA', 'TESTAR PRESSÃO DO SISTEMA'],
  CARROCERIA: [
    'REVISAR TRAVAS DO BAÚ',
    'SOLDAR LONGARINA',
    'VEDAR BAÚ',
    'REPINTAR FAIXAS REFLETIVAS',
    'REVISAR PLATAFORMA ELEVATÓRIA',
  ],
  REFRIGERAÇÃO: ['TROCAR ÓLEO DO COMPRESSOR', 'COMPLETAR GÁS', 'LIMPAR EVAPORADOR'],
  CABINE: ['SUBSTITUIR PALHETAS', 'REGULAR PORTAS', 'HIGIENIZAR CABINE'],
  ABASTECIMENTO: ['LUBRIFICAÇÃO GERAL', 'DRENAR TANQUE'],
  EMPILHADEIRA: [
    'TROCAR ÓLEO HIDRÁULICO',
    'LUBRIFICAR MASTRO',
    'REGULAR CORRENTES',
    'INSPECIONAR GARFOS',
    'REVISAR FREIO DA EMPILHADEIRA',
    'SUBSTITUIR PNEU SUPERELÁSTICO',
    'ANALISAR ÓLEO HIDRÁULICO',
  ],
  PALETEIRA: ['LUBRIFICAR PALETEIRA', 'SUBSTITUIR VEDAÇÕES DA PALETEIRA', 'TROCAR ÓLEO DA PALETEIRA'],
};

/** Tyre work that leaves the workshop; the tyre shop sends tyres away for it. */
export const tyreServices = [
  { name: 'RECAPAGEM', kind: 'R' },
  { name: 'CONSERTO DE CARCAÇA', kind: 'S' },
  { name: 'VULCANIZAÇÃO', kind: 'S' },
] as const;
