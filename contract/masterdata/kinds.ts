import { type IntakeKind, intakeColumns } from '../imports/intake/kinds.ts';

/**
 * Kinds of master data a company keeps in the product. A record has the columns of its row in a file (intakeKinds): what a file
 * may say, a form may, by the same rules.
 */
export const recordKinds = [
  'vehicles',
  'types',
  'people',
  'suppliers',
  'items',
  'segments',
  'problems',
  'branches',
  'reasons',
  'levels',
  'orderTypes',
  'designs',
  'operations',
  'holidays',
  'shifts',
] as const satisfies readonly IntakeKind[];

export type RecordKind = (typeof recordKinds)[number];

/** What tells a record from the others of its kind. */
interface Key {
  readonly columns: readonly string[];
  /** Those that stay as they are once the record exists. */
  readonly fixed: readonly string[];
  /** Column of what people call it. */
  readonly name: string;
  /** There are those there are: none is added. */
  readonly closed?: true;
}

const keys = {
  vehicles: { columns: ['placa'], fixed: [], name: 'placa' },
  types: { columns: ['codigo'], fixed: ['codigo'], name: 'descricao' },
  people: { columns: ['matricula'], fixed: [], name: 'nome' },
  suppliers: { columns: ['numero'], fixed: ['numero'], name: 'fornecedor' },
  items: { columns: ['nome', 'tipo'], fixed: ['tipo'], name: 'nome' },
  segments: { columns: ['segmento'], fixed: [], name: 'segmento' },
  problems: { columns: ['problema', 'segmento'], fixed: [], name: 'problema' },
  branches: { columns: ['filial'], fixed: [], name: 'filial' },
  reasons: { columns: ['motivo', 'uso'], fixed: ['uso'], name: 'motivo' },
  levels: { columns: ['nivel'], fixed: ['nivel'], name: 'titulo', closed: true },
  orderTypes: { columns: ['codigo'], fixed: ['codigo'], name: 'tipo' },
  designs: { columns: ['modelo', 'marca', 'medida'], fixed: [], name: 'modelo' },
  operations: { columns: ['operacao'], fixed: [], name: 'operacao' },
  holidays: { columns: ['data', 'filial'], fixed: [], name: 'feriado' },
  shifts: { columns: ['turno'], fixed: [], name: 'turno' },
} as const satisfies Record<RecordKind, Key>;

/** The key of a kind. */
export const keyOf = (kind: RecordKind): Key => keys[kind];

/** Whether a text names a kind of master data. */
export const isRecordKind = (kind: string): kind is RecordKind =>
  (recordKinds as readonly string[]).includes(kind);

/** Records one command changes at most. */
export const mostChangedAtOnce = 100;

/** Columns that many records are given one value of at once: none that tells them apart, stays as it is, or nobody can read. */
export const manyColumns = (kind: RecordKind): string[] => {
  const { columns, fixed, name } = keyOf(kind);
  return intakeColumns(kind).flatMap(([column, { form, once }]) =>
    [...columns, ...fixed, name].includes(column) || form === 'digits' || form === 'contacts' || once
      ? []
      : [column],
  );
};

/** Kinds whose doubles are merged. People's never: what somebody did stays his. */
export const mergeKinds = ['suppliers', 'items'] as const satisfies readonly RecordKind[];
export type MergeKind = (typeof mergeKinds)[number];

/** Whether doubles of a kind are merged. */
export const isMergeKind = (kind: string): kind is MergeKind =>
  (mergeKinds as readonly string[]).includes(kind);

/** Stands in a cell of digits that are kept: nobody can read them. */
export const keptDigits = '***';

/** Columns of people that say what somebody may do; only an administrator changes them. */
export const rightColumns: readonly string[] = [
  'aprovador',
  'planos',
  'conjuntos',
  'bloqueia',
  'so_qrcode',
  'administra',
  'cadastros',
];
