import type { Terminal } from './api.ts';

/** How a terminal stands: one that waits is late once its code has run out. */
export function stateOf(
  { st_terminal, dt_expira_codigo }: Pick<Terminal, 'st_terminal' | 'dt_expira_codigo'>,
  now: number,
): 'waiting' | 'late' | 'active' | 'revoked' {
  if (st_terminal === 'A') return 'active';
  if (st_terminal === 'R') return 'revoked';
  return dt_expira_codigo !== null && Date.parse(dt_expira_codigo) > now ? 'waiting' : 'late';
}
