import { placeholderSupplier, type RefusalCode } from '@terminal/contract';
import type { z } from 'zod';
import { bool, number, row, text } from '../core/row.ts';

/**
 * How a call says where the work is done. either: by its supplier, the placeholder meaning the own workshop.
 * external: at a supplier. internal: in the own workshop, without being asked.
 */
export type Way = 'either' | 'external' | 'internal';

/** The request. */
export interface Asked {
  way: Way;
  supplier: number | null;
  /** The cycle people were shown; null: whichever is next. */
  cycle: number | null;
  /** Meter and day of the last cycle as shown; null: not given. */
  lastMeter: number | null;
  lastDay: string | null;
}

/** How it stands now, under lock. */
export const PlanStanding = row({
  nextCycle: number,
  /** The vehicle or its plan was suspended or ended meanwhile. */
  ended: bool,
  lastMeter: number,
  lastDay: text,
  openOrder: number.nullable(),
  /** The vehicle is maintained by its dealer. */
  dealerContract: bool,
});
export type PlanStanding = z.infer<typeof PlanStanding>;

/** Where the order would be done. */
export function originOf({ way, supplier }: Pick<Asked, 'way' | 'supplier'>): 'I' | 'E' {
  if (way === 'either') return supplier === placeholderSupplier ? 'I' : 'E';
  return way === 'internal' ? 'I' : 'E';
}

/**
 * Whether the data shown to the person has changed. In a ring of one cycle the next cycle stays the same, so meter and day of
 * the last one are compared too.
 */
function hasChanged(standing: PlanStanding, { cycle, lastMeter, lastDay }: Asked): boolean {
  if (standing.ended || (cycle !== null && cycle !== standing.nextCycle)) return true;
  if (standing.openOrder !== null) return false;
  return (
    (lastMeter ?? standing.lastMeter) !== standing.lastMeter ||
    (lastDay ?? standing.lastDay) !== standing.lastDay
  );
}

/**
 * Why no order is generated, or null (docs/planning.md): another cycle is next, one is open, then where it is done. A vehicle
 * under dealer contract is not served in the own workshop, but for its body; only for it the supplier may come later.
 */
export function generationRefusal(standing: PlanStanding, asked: Asked): RefusalCode | null {
  if (hasChanged(standing, asked)) return 'LISTA_MUDOU';
  if (standing.openOrder !== null) return 'PLANO_COM_OS_ABERTA';
  if (asked.way === 'internal') return null;
  if (originOf(asked) === 'I') return standing.dealerContract ? 'CONTRATO_CONCESSIONARIA' : null;
  if (asked.supplier === null) return 'FORNECEDOR_OBRIGATORIO';
  if (asked.supplier !== placeholderSupplier) return null;
  return standing.dealerContract ? null : 'FORNECEDOR_OBRIGATORIO';
}
