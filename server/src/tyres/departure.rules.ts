import type { RefusalCode } from '@terminal/contract';
import { z } from 'zod';
import { number, row, text } from '../core/row.ts';
import type { Question } from './groove.rules.ts';

/** Lives a tyre can have; a retread beyond the last is refused (`pneu_vida`). */
const mostLives = 9;

/** State of a tyre before scrapping, sending or return; days are the branch's, YYYY-MM-DD. */
export const TyreFacts = row({
  situation: z.enum(['A', 'E', 'S', 'D']),
  life: number,
  /** Depths in mm as last read. */
  depths: number.array().readonly(),
  /** Day of its purchase, last movement, departure or return; null: none is known. */
  since: text.nullable(),
  today: text,
});
export type TyreFacts = z.infer<typeof TyreFacts>;

/** Input of a departure. */
export interface Departure {
  kind: 'D' | 'S';
  supplier: number | null;
  reasons: readonly number[];
  /** Kind of service: R retread, S other; null: none was chosen. */
  service: 'R' | 'S' | null;
  date: string | null;
}

/** First guard a scrap or sending fails, in the order of docs/tyres.md; null: it is done (G-78, G-83). */
export function departureRefusal(tyre: TyreFacts, out: Departure): RefusalCode | null {
  if (tyre.situation === 'A') return 'PNEU_APLICADO';
  if (tyre.situation !== 'E') return 'PNEU_INDISPONIVEL';
  const chosen = out.kind === 'D' ? out.reasons.length > 0 : out.service !== null;
  if (out.supplier === null || out.date === null || !chosen) return 'DESTINO_INCOMPLETO';
  if (out.date > tyre.today) return 'DATA_FUTURA';
  if (tyre.since !== null && out.date < tyre.since) return 'DATA_ANTES_DO_MOVIMENTO';
  return out.kind === 'S' && out.service === 'R' && tyre.life >= mostLives ? 'VIDA_MAXIMA' : null;
}

/** Input of a return; `depths` null: not measured. */
export interface Return {
  date: string | null;
  depths: readonly number[] | null;
  /** The retreader refused the casing. */
  refused: boolean;
  /** It is scrapped in the same step. */
  scrapped: boolean;
}

/** Purpose and day of its departure: R retread, S other; null: not away. */
export const Sent = row({ kind: z.enum(['R', 'S']), date: text });
export type Sent = z.infer<typeof Sent>;

/**
 * First guard a return fails; null: it is returned (G-78). A retread begins a life with depths of its own (G-84);
 * after any other service no groove is deeper than it was. A casing the retreader refused is as it left.
 */
export function returnRefusal(tyre: TyreFacts, sent: Sent | null, back: Return): RefusalCode | null {
  if (sent === null) return 'PNEU_NAO_ENVIADO';
  if (back.date === null) return 'DESTINO_INCOMPLETO';
  if (back.date > tyre.today) return 'DATA_FUTURA';
  if (back.date < sent.date) return 'RETORNO_ANTES_DO_ENVIO';
  return measuredRefusal(tyre, sent, back);
}

/** Refusal of the depths of a return. */
function measuredRefusal(tyre: TyreFacts, sent: Sent, back: Return): RefusalCode | null {
  // Not refused: the retreaded or repaired tyre returns to use.
  if (back.scrapped && !back.refused) return 'CAMPO_INVALIDO';
  // Of what was not retreaded nothing is measured anew.
  if (back.refused) return sent.kind === 'R' && back.depths === null ? null : 'CAMPO_INVALIDO';
  if (back.depths === null) return sent.kind === 'R' ? 'SULCOS_INCOMPLETOS' : null;
  if (sent.kind === 'R') return back.depths.every((depth) => depth > 0) ? null : 'SULCOS_INCOMPLETOS';
  if (back.depths.length !== tyre.depths.length) return 'SULCOS_INCOMPLETOS';
  return back.depths.some((depth, groove) => depth > (tyre.depths[groove] ?? 0)) ? 'AFERICAO_MAIOR' : null;
}

/**
 * What is asked about a retread with a groove no deeper than where tyres are removed: a slip of the finger would begin a worn
 * life; null: nothing.
 * @param limit removal depth, mm
 */
export function retreadQuestion(sent: Sent, { refused, depths }: Return, limit: number): Question | null {
  if (sent.kind !== 'R' || refused || depths === null) return null;
  const groove = depths.findIndex((depth) => depth <= limit);
  return groove === -1
    ? null
    : { sulco: String(groove + 1), para: String(depths[groove]), limite: String(limit) };
}
