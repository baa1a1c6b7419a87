/** What the address of the dashboard says: the second tab, or the wall; absent, the dashboard itself. */
export interface DashboardView {
  aba?: 'indicadores';
  mural?: '1';
}

/** Reads the address; what is unknown is ignored. */
export function readView(raw: Record<string, unknown>): DashboardView {
  return {
    ...(raw['aba'] === 'indicadores' && { aba: 'indicadores' }),
    ...(raw['mural'] === '1' && { mural: '1' }),
  };
}
