import type { Level } from '../core/components/level.ts';

/** Which reading of the numbers a company uses (DASH-04, G-31). */
export type ChartMap = 'padrao' | 'deslocado';

const names: Record<ChartMap, Readonly<Record<number, string>>> = {
  padrao: { 1: 'IMEDIATA', 2: 'ALTA', 3: 'MÉDIA', 4: 'LEVE', 5: 'URGENTE' },
  deslocado: { 1: 'IMEDIATA', 2: 'EMERGENCIAL', 3: 'ALTA', 4: 'MÉDIA', 5: 'LEVE' },
};

/** Name of a criticality on the chart; anything unknown is a preventive. */
export const criticalityName = (map: ChartMap, id: number): string => names[map][id] ?? 'PREVENTIVA';

const levels: Readonly<Record<number, Level>> = { 1: 0, 5: 1, 2: 2, 3: 3, 4: 4 };

/** Colour of a criticality: that of its level everywhere (domain: criticality). */
export const criticalityLevel = (id: number): Level => levels[id] ?? 'preventive';

const typeLevels: Readonly<Record<string, Level>> = {
  PROATIVA: 4,
  CORRETIVA: 3,
  'SOCORRO EM ROTA': 0,
  'ALINHAMENTO DE EIXOS': 1,
};

/** Colour of a type of order: blue, green, red and orange as documented, grey for the others (DASH-09). */
export const typeLevel = (type: string): Level => typeLevels[type] ?? 'preventive';
