import type { z } from 'zod';
import { bool, row, text } from '../core/row.ts';
import type { MovementRefusal } from './movement.rules.ts';

/** What a movement did to one tyre, and what was recorded of it since. */
export const MovedTyre = row({
  nr_fogo: text,
  /** It was sent away in the same command, and has returned since. */
  st_voltou: bool,
  /** It was sent away since. */
  st_saiu: bool,
  /** It was moved since. */
  st_movido: bool,
  /** The tyre now in its former position; null: none, or one placed by the same movement. */
  nr_fogo_no_lugar: text.nullable(),
  /** It was gauged or calibrated where the movement put it. */
  st_lido: bool,
});
export type MovedTyre = z.infer<typeof MovedTyre>;

/** Facts that prevent declaring a movement void and must be corrected first; the newest first. */
const later = [
  ['st_voltou', 'RETORNO_POSTERIOR'],
  ['st_saiu', 'SAIDA_POSTERIOR'],
  ['st_movido', 'MOVIMENTO_POSTERIOR'],
  ['nr_fogo_no_lugar', 'LUGAR_POSTERIOR'],
  ['st_lido', 'AFERICAO_POSTERIOR'],
] as const;

/** Why a movement cannot be void, and the tyre it is about; null: nothing later builds on it. */
export function voidRefusal(tyres: readonly MovedTyre[]): MovementRefusal | null {
  for (const [fact, code] of later) {
    const tyre = tyres.find((one) => Boolean(one[fact]));
    if (tyre === undefined) continue;
    return { code, fields: { pneu: tyre.nr_fogo, outro: tyre.nr_fogo_no_lugar ?? '' } };
  }
  return null;
}
