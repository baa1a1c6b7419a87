import type { IntakeKind } from '@terminal/contract';
import type { Writing } from './acting.service.ts';
import { overflowMark } from './head.rules.ts';
import { readOrder } from './order.rules.ts';
import { writeOrders } from './order.service.ts';
import { type Given, inPlace, type Line, type Outcome, type Read } from './outcome.rules.ts';
import { readPerson, readSupplier } from './people.rules.ts';
import { writePeople, writeSuppliers } from './people.service.ts';
import { readBranch, readItem, readProblem, readSegment, readType } from './setup.rules.ts';
import { writeBranches, writeItems, writeProblems, writeSegments, writeTypes } from './setup.service.ts';
import { readBranchStock, readBranchTyre, readVehiclePlace } from './shared.rules.ts';
import { writePlaces, writePlans, writeStock, writeTyres } from './shared.service.ts';
import { readVehicle } from './vehicle.rules.ts';
import { writeVehicles } from './vehicle.service.ts';

/** What a kind is: how its rows are read, what no two of them may say, and how they are written. */
interface Definition<Row> {
  read(cells: readonly string[]): Read<Row>;
  keys(row: Row): (string | null)[];
  write(writing: Writing, given: readonly Given<Row>[]): Promise<Outcome[]>;
  /** Rows of one transaction. */
  atOnce?: number;
  /** Rows of a file. */
  most?: number;
}

/** A kind, whatever its rows are. */
export interface Kind {
  keysOf(cells: readonly string[]): string[];
  /** Reads rows and writes those that are right. @returns an outcome per row */
  write(writing: Writing, lines: readonly Line[]): Promise<Outcome[]>;
  atOnce: number;
  most: number;
}

function kindOf<Row>({ read, keys, write, atOnce = 1_000, most = 1_000_000 }: Definition<Row>): Kind {
  return {
    atOnce,
    most,
    keysOf(cells) {
      const one = read(cells);
      return one.problem ? [] : keys(one.row).filter((key) => key !== null);
    },
    async write(writing, lines) {
      const judged = lines.map((line) => judge(read, line));
      const given = judged.flatMap((one) => ('row' in one ? [one] : []));
      const written = given.length === 0 ? [] : await write(writing, given);
      return inPlace(
        judged.map((one) => ('row' in one ? null : one)),
        written,
      );
    },
  };
}

function judge<Row>(
  read: (cells: readonly string[]) => Read<Row>,
  { cells, repeats, sealed }: Line,
): Given<Row> | Outcome {
  if (cells.at(-1) === overflowMark) return { problem: { code: 'CARGA_CELULAS_DEMAIS' } };
  const one = read(cells);
  if (one.problem) return { problem: one.problem };
  if (repeats !== null) return { problem: { code: 'LINHA_REPETIDA', values: { linha: String(repeats) } } };
  return { row: one.row, cells, sealed };
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** Every kind by name. */
export const kinds: Record<IntakeKind, Kind> = {
  branches: kindOf({
    read: (cells) => readBranch(cells, zones),
    keys: ({ name }) => [name],
    write: ({ db }, given) => writeBranches(db, given),
  }),
  types: kindOf({
    read: readType,
    keys: ({ code }) => [code],
    write: ({ db }, given) => writeTypes(db, given),
  }),
  segments: kindOf({
    read: readSegment,
    keys: ({ name }) => [name],
    write: ({ db }, given) => writeSegments(db, given),
  }),
  items: kindOf({
    read: readItem,
    keys: ({ kind, name }) => [`${kind} ${name}`],
    write: ({ db }, given) => writeItems(db, given),
  }),
  problems: kindOf({
    read: readProblem,
    keys: ({ segment, name }) => [`${segment} | ${name}`],
    write: ({ db }, given) => writeProblems(db, given),
  }),
  suppliers: kindOf({
    read: readSupplier,
    keys: ({ number }) => [String(number)],
    write: ({ db }, given) => writeSuppliers(db, given),
  }),
  people: kindOf({
    read: readPerson,
    keys: ({ registration }) => [registration],
    write: ({ db }, given) => writePeople(db, given),
  }),
  vehicles: kindOf({
    read: readVehicle,
    keys: ({ plate, fleet }) => [`placa ${plate}`, fleet && `frota ${fleet}`],
    write: ({ db }, given) => writeVehicles(db, given),
  }),
  stock: kindOf({
    read: readBranchStock,
    keys: ({ branch, code, document }) => [`${branch} | ${code} | ${document ?? ''}`],
    write: writeStock,
  }),
  // A plan is changed as a whole: its rows, and those that cannot be read, are judged together.
  plans: kindOf<null>({
    read: () => ({ row: null }),
    keys: () => [],
    write: writePlans,
    atOnce: 5_000,
    most: 5_000,
  }),
  places: kindOf({
    read: readVehiclePlace,
    keys: ({ plate, plan }) => [`${plate} | ${plan}`],
    write: writePlaces,
    atOnce: 200,
    most: 50_000,
  }),
  tyres: kindOf({
    read: readBranchTyre,
    keys: ({ fire, mounted }) => [
      `fogo ${fire}`,
      mounted && `posição ${mounted.plate} ${mounted.axle}${mounted.side}`,
    ],
    write: writeTyres,
  }),
  orders: kindOf({
    read: readOrder,
    keys: ({ number, plate, segment, problem }) => [
      `número ${number}`,
      `problema ${plate} ${segment} | ${problem}`,
    ],
    write: writeOrders,
    most: 200_000,
  }),
};
