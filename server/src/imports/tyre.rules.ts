import { importColumns } from '@terminal/contract';
import { positionOf } from '@terminal/contract/tyre-positions';
import { earliestDay, mostDepth } from '@terminal/contract/tyres';
import { dayOf, numberOf, plateOf, sizeOf } from '../core/cells/cells.rules.ts';
import { attempt, Cells, type Fault, moneyOf, type Read, whole, within } from '../core/cells/reader.rules.ts';

/** A tyre of a file. */
export interface TyreRow {
  fire: string;
  /** Name of its branch; null: that of the session. */
  branch: string | null;
  brand: string;
  model: string;
  size: string;
  life: number;
  /** Depths in mm, outer to inner. */
  depths: number[];
  /** BRL. */
  price: number | null;
  bought: string | null;
  /** Where it is mounted; null: in stock. */
  mounted: { plate: string; axle: number; side: string; meter: number | null; day: string | null } | null;
}

/** Make, model and size of a tyre. */
export const designIn = (row: Cells) => ({
  brand: row.requiredName('marca', 40),
  model: row.requiredName('modelo', 40),
  size: row.required('medida', 20) && row.must('medida', sizeOf, 'CELULA_LONGA'),
});

/** Reads the cells of a row, in the order of their columns. */
export function readTyre(cells: readonly string[]): Read<TyreRow> {
  return attempt(new Cells(importColumns.pneus, cells), (row) => {
    const plate = row.text('placa');
    const place = row.optional('posicao', positionOf, 'POSICAO_INVALIDA');
    if ((plate === '') !== (row.text('posicao') === '')) row.fault('POSICAO_SEM_PLACA', 'posicao');
    return {
      fire: row.requiredName('fogo', 20),
      branch: row.name('filial', 60),
      ...designIn(row),
      life: row.number('vida', within(1, 9, whole)) ?? 1,
      depths: row.must('sulcos', depthsOf, 'SULCO_INVALIDO'),
      price: row.number('valor', within(0, 9_999_999, moneyOf)),
      bought: row.optional('compra', tyreDayOf, 'CELULA_DATA'),
      mounted:
        place === null
          ? null
          : {
              plate: plateOf(row.optionalText('placa', 10) ?? ''),
              ...place,
              meter: row.number('km_entrada', within(0, 9_999_999, whole)),
              day: row.optional('dt_entrada', tyreDayOf, 'CELULA_DATA'),
            },
    };
  });
}

/** A day something can have happened to a tyre. */
function tyreDayOf(text: string): string | null {
  const day = dayOf(text);
  return day !== null && day >= earliestDay ? day : null;
}

/** '8 | 7,5 | 8' → [8, 7.5, 8]; one to six of them, to a tenth of a mm. */
export function depthsOf(text: string): number[] | null {
  const depths = text.split(/[|/;]/).map((part) => numberOf(part.replace(/mm\s*$/i, '')));
  const known = depths.filter((depth) => depth !== null).map((depth) => Math.round(depth * 10) / 10);
  const right = known.length === depths.length && known.length <= 6 && known.every((mm) => mm <= mostDepth);
  return right ? known : null;
}

/** The cells of a row as they were understood, for the screen; null where they were not. */
export function understoodTyre(cells: readonly string[]): string[] | null {
  const read = readTyre(cells);
  if (read.faults) return null;
  const { fire, branch, brand, model, size, life, depths, price, bought, mounted } = read.row;
  const place = mounted && (mounted.axle === 0 ? 'ESTEPE' : `${mounted.axle}${mounted.side}`);
  return [
    ...[fire, branch, brand, model, size, life, depths.map((mm) => String(mm).replace('.', ',')).join(' | ')],
    ...[price, bought, mounted?.plate, place, mounted?.meter, mounted?.day],
  ].map((value) => String(value ?? ''));
}

type TyreColumn = keyof typeof importColumns.pneus;

/** Description of a tyre by column, and its price. */
export interface TyreData {
  marca: string;
  modelo: string;
  medida: string;
  /** BRL; null in a row: not given. */
  valor: number | null;
  compra: string | null;
}

/**
 * Columns in which a row differs from the stored tyre; empty: the same tyre. Empty cells, and place, life and depths, which
 * change over time, are not compared.
 */
export function othersIn(row: TyreRow, there: TyreData): TyreColumn[] {
  const told: TyreData = {
    marca: row.brand,
    modelo: row.model,
    medida: row.size,
    valor: row.price,
    compra: row.bought,
  };
  // `told` is written out above, without other keys.
  return (Object.keys(told) as (keyof TyreData)[]).filter(
    (column) => told[column] !== null && told[column] !== there[column],
  );
}

const borne = (others: readonly TyreColumn[]): Fault => ({
  code: 'PNEU_CADASTRADO',
  values: { colunas: others.map((column) => importColumns.pneus[column]).join(', ') },
  column: 'fogo',
});

/** What the tables say about a row's names. */
export interface TyreFacts {
  today: string;
  /** Columns in which the tyre that bears the fire number is another; null: none bears it. */
  others: readonly TyreColumn[] | null;
  /** The branch is one the person works in. */
  branch: number | undefined;
  /** Its vehicle, where it may be mounted; undefined: unknown, or of another branch. */
  vehicle:
    | {
        /** Positions of its type, as '2DE'. */
        positions: readonly string[];
        /** Positions with a tyre, those of earlier rows among them. */
        taken: ReadonlySet<string>;
        meter: number;
        /** What the meter showed at the moment it was mounted. */
        meterThen: number;
      }
    | undefined;
}

/** Faults of a tyre other than those of its cells; empty: it is imported. */
export function tyreFaults(row: TyreRow, facts: TyreFacts): Fault[] {
  const unknown: Fault = {
    code: 'FILIAL_DESCONHECIDA',
    values: { nome: row.branch ?? '' },
    column: 'filial',
  };
  const late: Fault = { code: 'DATA_FUTURA', column: 'compra' };
  return [
    ...(facts.others === null ? [] : [borne(facts.others)]),
    ...(facts.branch === undefined ? [unknown] : []),
    ...(row.bought !== null && row.bought > facts.today ? [late] : []),
    ...(row.mounted === null ? [] : mountedFaults(row.mounted, facts)),
  ];
}

function mountedFaults(
  { axle, side, meter, day }: NonNullable<TyreRow['mounted']>,
  { vehicle, today }: TyreFacts,
): Fault[] {
  const late: Fault[] = day !== null && day > today ? [{ code: 'DATA_FUTURA', column: 'dt_entrada' }] : [];
  if (vehicle === undefined) return [{ code: 'PLACA_DESCONHECIDA', column: 'placa' }, ...late];
  const place = `${axle}${side}`;
  const seat = !vehicle.positions.includes(place)
    ? 'POSICAO_INEXISTENTE'
    : vehicle.taken.has(place) && 'POSICAO_OCUPADA';
  const shown =
    meter !== null && meter > vehicle.meter
      ? 'KM_ACIMA_DO_MEDIDOR'
      : meter !== null && meter < vehicle.meterThen && 'KM_ANTERIOR';
  return [
    ...(seat ? [{ code: seat, column: 'posicao' } as const] : []),
    ...late,
    ...(shown ? [{ code: shown, column: 'km_entrada' } as const] : []),
  ];
}
