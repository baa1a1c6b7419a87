import { useState } from 'react';
import { usePanelCall } from './hooks.ts';
import { usePanelSession } from './store.ts';

/** Companies of the selectors. */
export const useCompanies = () => usePanelCall('listPanelCompanies', {}, { staleTime: 60_000 }).data ?? [];

/** The chosen company, by its number as text, and how another is chosen; until then the one of the login. @param none chosen where there is no company */
export function useCompanyChoice(companies: readonly { id: number; name: string }[], none = '') {
  const { empresa } = usePanelSession();
  const [chosen, choose] = useState<string | null>(null);
  const first = companies.find(({ name }) => name === empresa) ?? companies[0];
  return [chosen ?? (first === undefined ? none : String(first.id)), choose] as const;
}
