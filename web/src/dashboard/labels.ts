import type { Level } from '../core/components/level.ts';
import type { dashboard as texts } from '../texts/pt/dashboard.ts';

/** Which reading of the numbers a company uses (DASH-04, G-31). */
export type ChartMap = 'padrao' | 'deslocado';

/** Key of a criticality's name below `dashboard.criticality.names`. */
export type CriticalityName = keyof typeof texts.criticality.names;

const names: Record<ChartMap, Readonly<Record<number, CriticalityName>>> = {
  padrao: { 1: 'immediate', 2: 'high', 3: 'medium', 4: 'light', 5: 'urgent' },
  deslocado: { 1: 'immediate', 2: 'emergency', 3: 'high', 4: 'medium', 5: 'light' },
};

/** Name of a criticality on the chart; anything unknown is a preventive. */
export const criticalityName = (map: ChartMap, id: number): CriticalityName => names[map][id] ?? 'preventive';

/** Titles levels have as the product brings them. */
const brought: Readonly<Record<number, string>> = {
  1: 'IMEDIATA',
  5: 'EMERGENCIAL',
  2: 'ALTA',
  3: 'MÉDIA',
  4: 'LEVE',
};

/** The title a company gave a level itself; null: the chart has the documents' name. */
export const ownTitle = (id: number, title: string | null): string | null =>
  title === brought[id] ? null : title;

const levels: Readonly<Record<number, Level>> = { 1: 0, 5: 1, 2: 2, 3: 3, 4: 4 };

/** Colour of a criticality: that of its level everywhere. */
export const criticalityLevel = (id: number): Level => levels[id] ?? 'preventive';

const typeLevels: Readonly<Record<string, Level>> = {
  PROATIVA: 4,
  CORRETIVA: 3,
  'SOCORRO EM ROTA': 0,
  'ALINHAMENTO DE EIXOS': 1,
};

/** Colour of a type of order: blue, green, red and orange as documented, grey for the others (DASH-09). */
export const typeLevel = (type: string): Level => typeLevels[type] ?? 'preventive';
