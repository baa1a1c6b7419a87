import type { BranchSession } from '../core/session/record.ts';

/** Where a person begins (doc 1 §4, AUTH-20): suppliers at the external orders, else by the terminal's profile. */
export type Landing = '/osExterna' | '/osEmpilhadeira' | '/';

export function landingOf(session: Pick<BranchSession, 'fornecExt' | 'tipoPerfilTerminal'>): Landing {
  if (session.fornecExt === 'S') return '/osExterna';
  return session.tipoPerfilTerminal === 'E' ? '/osEmpilhadeira' : '/';
}
