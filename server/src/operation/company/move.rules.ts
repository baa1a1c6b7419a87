/** A move as the control database knows it. */
interface KnownMove {
  from: string | null;
  to: string | null;
  state: 'C' | 'F';
}

/** A server as it is named to people. @param server null: the first */
export const serverWords = (server: string | null): string => server ?? 'the first server';

/**
 * Why a company may not be moved now, as the end of a sentence; null: it may.
 * @param move the newest move, if anything is left of it
 * @param at its server; null: the first
 * @param to where it is to go
 */
export function moveRefusal(
  move: KnownMove | undefined,
  at: string | null,
  to: string | null,
): string | null {
  if (at === to || move === undefined) return null;
  if (move.state === 'C' && move.to !== to)
    return `is on its way to ${serverWords(move.to)}: run that move again, or give it up with --drop-old.`;
  if (move.state === 'F' && move.from !== to)
    return `is still kept on ${serverWords(move.from)}: drop that with --drop-old first.`;
  return null;
}
