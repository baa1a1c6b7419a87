import type { IntakeKind } from '../imports/intake/kinds.ts';

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
] as const satisfies readonly IntakeKind[];

export type RecordKind = (typeof recordKinds)[number];

/** Columns that tell a record from the others of its kind; those marked stay as they are once it exists. */
const keys = {
  vehicles: { columns: ['placa'], fixed: [] },
  types: { columns: ['codigo'], fixed: ['codigo'] },
  people: { columns: ['matricula'], fixed: [] },
  suppliers: { columns: ['numero'], fixed: ['numero'] },
  items: { columns: ['nome', 'tipo'], fixed: ['tipo'] },
  segments: { columns: ['segmento'], fixed: [] },
  problems: { columns: ['problema', 'segmento'], fixed: [] },
  branches: { columns: ['filial'], fixed: [] },
} as const satisfies Record<RecordKind, { columns: readonly string[]; fixed: readonly string[] }>;

/** The key of a kind: its columns, the one people call the record by first, and those that never change. */
export const keyOf = (kind: RecordKind): { columns: readonly string[]; fixed: readonly string[] } =>
  keys[kind];

/** Whether a text names a kind of master data. */
export const isRecordKind = (kind: string): kind is RecordKind =>
  (recordKinds as readonly string[]).includes(kind);

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
