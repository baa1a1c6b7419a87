import type { IntakeKind } from '@terminal/contract';

/** Where the digits of people and suppliers stand, how many of them are kept, and the column that says whose they are. */
const columns = {
  people: { place: 3, wanted: 3, column: 'cpf', owner: 'matricula' },
  suppliers: { place: 2, wanted: 5, column: 'cnpj', owner: 'numero' },
} as const;

/** The same of a kind; null: its rows have no digits. */
export const digitColumns = (kind: IntakeKind) =>
  kind === 'people' || kind === 'suppliers' ? columns[kind] : null;
