import type { TFunction } from '../core/i18n/translate.ts';

const areas = [
  'registry',
  'masterdata',
  'live',
  'identity',
  'catalog',
  'vehicle',
  'orders',
  'items',
  'execution',
  'files',
  'plans',
  'integration',
  'dashboard',
  'surveys',
  'history',
  'fleet',
  'imports',
  'tyres',
  'stock',
  'inventory',
  'person',
  'terminal',
  'session',
] as const;
type AreaName = (typeof areas)[number];

/** Whether an area of calls has a name on screen. */
export const isAreaName = (area: string): area is AreaName => areas.some((one) => one === area);

const columns = [
  'nome',
  'chamadas',
  'limite',
  'expira',
  'segredo',
  'situacao',
  'endereco',
  'eventos',
] as const;
type ColumnName = (typeof columns)[number];
const isColumn = (column: string): column is ColumnName => columns.some((one) => one === column);

const states = ['A', 'I', 'D', 'em_uso', 'revogada', 'trocado'] as const;
const isState = (value: string): value is (typeof states)[number] => states.some((one) => one === value);

/** Name of what was changed of a key or webhook. */
export const columnName = (t: TFunction, column: string): string =>
  isColumn(column) ? t(`systems.columns.${column}`) : column;

/** What stood there. */
export const columnValue = (t: TFunction, column: string, value: string): string =>
  (column === 'situacao' || column === 'segredo') && isState(value) ? t(`systems.states.${value}`) : value;
