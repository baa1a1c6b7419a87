import type { IntakeKind } from '@terminal/contract';
import { choices } from '@terminal/contract';
import { dayOf, plateOf, wordOf } from '../../core/cells/cells.rules.ts';
import { type Fault, type Read, repeated, whole } from '../../core/cells/reader.rules.ts';
import type { Writing } from './acting.service.ts';
import { readHoliday, readShift } from './calendar.rules.ts';
import { writeHolidays, writeShifts } from './calendar.service.ts';
import { readDesign, readLevel, readOperation, readOrderType, readReason } from './catalog.rules.ts';
import { writeDesigns, writeLevels, writeOrderTypes, writeReasons } from './catalog.service.ts';
import { cellsOf, headsOf, toldCells } from './cell.rules.ts';
import { overflowMark } from './head.rules.ts';
import { type Keys, said, saidPosition } from './key.rules.ts';
import { findKnown } from './lookup.queries.ts';
import { readOrder } from './order.rules.ts';
import { writeOrders } from './order.service.ts';
import { type Given, type IntakeOutcome, inPlace, type Line, refusedFor } from './outcome.rules.ts';
import { readPerson, readSupplier } from './people.rules.ts';
import { writePeople, writeSuppliers } from './people.service.ts';
import { namedIn, plainCells, refer } from './reference.rules.ts';
import { readBranch, readItem, readProblem, readSegment, readType } from './setup.rules.ts';
import { writeBranches, writeItems, writeProblems, writeSegments, writeTypes } from './setup.service.ts';
import { readBranchStock, readBranchTyre, readVehiclePlace } from './shared.rules.ts';
import { writePlaces, writePlans, writeStock, writeTyres } from './shared.service.ts';
import { readVehicle } from './vehicle.rules.ts';
import { writeOperations, writeVehicles } from './vehicle.service.ts';

/** Definition of a kind: parser, unique keys and writer of its rows. */
interface Definition<Row> {
  read(cells: readonly string[]): Read<Row>;
  keys: Keys;
  write(writing: Writing, given: readonly Given<Row>[]): Promise<IntakeOutcome[]>;
  /** Largest number of rows per transaction. */
  atOnce?: number;
  /** Largest number of rows of a file. */
  most?: number;
}

/** A kind, independent of the type of its rows. */
export interface Kind {
  /** Parses a row. @returns its cells as they are stored, by column; or its faults */
  read(cells: readonly string[]): Read<unknown>;
  /** Unique keys of a row, each prefixed by its column name and a blank. */
  keysOf(cells: readonly string[]): string[];
  /** Parses rows and writes the correct ones. @returns an outcome per row */
  write(writing: Writing, lines: readonly Line[]): Promise<IntakeOutcome[]>;
  atOnce: number;
  most: number;
}

/** @param name of the kind, by which its columns are found */
function definition<Row>(
  name: IntakeKind,
  { read, keys, write, atOnce = 1_000, most = 1_000_000 }: Definition<Row>,
): Kind {
  return {
    read,
    atOnce,
    most,
    keysOf(cells) {
      const row = cellsOf(name, plainCells(name, cells));
      return Object.entries(keys).flatMap(([column, key]) => {
        const told = key(row);
        return told === '' ? [] : [`${column} ${told}`];
      });
    },
    async write(writing, lines) {
      const known = await findKnown(
        writing.db,
        namedIn(
          name,
          lines.map(({ cells }) => cells),
        ),
      );
      const judged = lines.map((line) => {
        const { cells, faults } = refer(name, line.cells, known);
        return judge(name, read, { ...line, cells }, faults);
      });
      const given = judged.flatMap((one) => ('row' in one ? [one] : []));
      const written = given.length === 0 ? [] : await write(writing, given);
      return inPlace(
        judged.map((one) => ('row' in one ? null : one)),
        written.map((outcome, n) => ({ ...outcome, told: given[n]?.told })),
      );
    },
  };
}

/** Parses a row and returns all its faults. @param unknown faults of unknown names */
function judge<Row>(
  kind: IntakeKind,
  read: (cells: readonly string[]) => Read<Row>,
  { line: number, cells, repeats, sealed, emptied }: Line,
  unknown: readonly Fault[],
): Given<Row> | IntakeOutcome {
  const one = read(cells);
  const told = new Set(unknown.map(({ column }) => column));
  const faults: Fault[] = [
    ...(cells.at(-1) === overflowMark ? [{ code: 'CARGA_CELULAS_DEMAIS' } as const] : []),
    ...(one.faults ?? []).filter(({ column }) => !told.has(column)),
    ...unknown,
    ...repeats.map(({ column, line }) => repeated(column, headsOf(kind)[column] ?? '', line)),
  ];
  if (one.faults || faults.length > 0) return refusedFor(faults);
  return { line: number, row: one.row, told: toldCells(kind, cells, one.told), cells, sealed, emptied };
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** Every kind by name. */
export const kinds: Record<IntakeKind, Kind> = {
  branches: definition('branches', {
    read: (cells) => readBranch(cells, zones),
    keys: { filial: said('filial') },
    write: ({ db }, given) => writeBranches(db, given),
  }),
  holidays: definition('holidays', {
    read: readHoliday,
    keys: { data: (row) => `${dayOf(row.text('data')) ?? ''} ${said('filial')(row)}`.trim() },
    write: ({ db }, given) => writeHolidays(db, given),
  }),
  shifts: definition('shifts', {
    read: readShift,
    keys: { turno: said('turno') },
    write: ({ db }, given) => writeShifts(db, given),
  }),
  types: definition('types', {
    read: readType,
    keys: { codigo: said('codigo') },
    write: ({ db }, given) => writeTypes(db, given),
  }),
  segments: definition('segments', {
    read: readSegment,
    keys: { segmento: said('segmento') },
    write: ({ db }, given) => writeSegments(db, given),
  }),
  items: definition('items', {
    read: readItem,
    keys: { nome: (row) => `${wordOf(row.text('tipo'), choices.item) ?? ''} ${said('nome')(row)}` },
    write: ({ db }, given) => writeItems(db, given),
  }),
  problems: definition('problems', {
    read: readProblem,
    keys: { problema: said('problema', 'segmento') },
    write: ({ db }, given) => writeProblems(db, given),
  }),
  orderTypes: definition('orderTypes', {
    read: readOrderType,
    keys: { codigo: said('codigo'), tipo: said('tipo') },
    write: ({ db }, given) => writeOrderTypes(db, given),
  }),
  designs: definition('designs', {
    read: readDesign,
    keys: { modelo: said('modelo', 'marca', 'medida') },
    write: ({ db }, given) => writeDesigns(db, given),
  }),
  operations: definition('operations', {
    read: readOperation,
    keys: { operacao: said('operacao') },
    write: ({ db }, given) => writeOperations(db, given),
  }),
  levels: definition('levels', {
    read: readLevel,
    keys: { nivel: (row) => String(whole(row.text('nivel')) ?? '') },
    write: ({ db }, given) => writeLevels(db, given),
  }),
  reasons: definition('reasons', {
    read: readReason,
    keys: { motivo: (row) => `${wordOf(row.text('uso'), choices.reason) ?? ''} ${said('motivo')(row)}` },
    write: ({ db }, given) => writeReasons(db, given),
  }),
  suppliers: definition('suppliers', {
    read: readSupplier,
    keys: { numero: (row) => String(whole(row.text('numero')) ?? '') },
    write: ({ db }, given) => writeSuppliers(db, given),
  }),
  people: definition('people', {
    read: readPerson,
    keys: { matricula: said('matricula') },
    write: ({ db }, given) => writePeople(db, given),
  }),
  vehicles: definition('vehicles', {
    read: readVehicle,
    keys: { placa: (row) => plateOf(row.text('placa')), frota: said('frota') },
    write: ({ db }, given) => writeVehicles(db, given),
  }),
  stock: definition('stock', {
    read: readBranchStock,
    keys: { codigo: said('codigo', 'filial', 'documento') },
    write: writeStock,
  }),
  // A plan is changed as a whole: all its rows, unreadable ones included, are judged together.
  plans: definition<null>('plans', {
    read: () => ({ row: null, told: {} }),
    keys: {},
    write: writePlans,
    atOnce: 5_000,
    most: 5_000,
  }),
  places: definition('places', {
    read: readVehiclePlace,
    keys: { placa: (row) => `${plateOf(row.text('placa'))} ${said('plano')(row)}` },
    write: writePlaces,
    atOnce: 200,
    most: 50_000,
  }),
  tyres: definition('tyres', {
    read: readBranchTyre,
    keys: {
      fogo: said('fogo'),
      posicao: saidPosition,
    },
    write: writeTyres,
  }),
  orders: definition('orders', {
    read: readOrder,
    keys: { numero: said('numero'), problema: said('problema', 'placa', 'segmento') },
    write: writeOrders,
    most: 200_000,
  }),
};
