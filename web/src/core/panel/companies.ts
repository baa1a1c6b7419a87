import { useState } from 'react';
import { usePanelCall } from './hooks.ts';
import { usePanelSession } from './store.ts';

/** Companies of the selectors. */
export const usePanelCompanies = () => usePanelCall('listPanelCompanies', {}, { staleTime: 60_000 });

/** The chosen company, by its number as text, and how another is chosen; until then the one of the login. @param none chosen where there is no company */
export function useCompanyChoice(none = '') {
  const { empresa } = usePanelSession();
  const companies = usePanelCompanies().data ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const first = companies.find(({ name }) => name === empresa) ?? companies[0];
  return [chosen ?? (first === undefined ? none : String(first.id)), choose] as const;
}
