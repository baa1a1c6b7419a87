import type { IntakeKind } from '@terminal/contract';

/** Columns of people's and suppliers' digits, number of digits used, and the column that identifies the person. */
const columns = {
  people: { place: 3, wanted: 3, column: 'cpf', owner: 'matricula' },
  suppliers: { place: 2, wanted: 5, column: 'cnpj', owner: 'numero' },
} as const;

/** Digit columns of a kind; null: none. */
export const digitColumns = (kind: IntakeKind) =>
  kind === 'people' || kind === 'suppliers' ? columns[kind] : null;
