import { useEffect, useState } from 'react';
import type { Company } from '../core/session/record.ts';
import { currentCompany } from '../core/session/stored.ts';
import { storeCompany, useCompanies } from './api.ts';

/**
 * The company of this terminal and the ones to choose from.
 * A company that got a new key is stored anew; where there is only one, it is chosen.
 */
export function useCompany() {
  const list = useCompanies();
  const [company, setCompany] = useState<Company | null>(currentCompany);
  const companies = list.data ?? [];
  const only = companies.length === 1 ? (companies[0] ?? null) : null;
  const listed = company ? (companies.find(({ id }) => id === company.id) ?? company) : only;

  useEffect(() => {
    if (!listed || listed.key === company?.key) return;
    storeCompany(listed);
    setCompany(listed);
  }, [listed, company]);

  return {
    list,
    companies,
    company: listed,
    /** Stores the choice and reloads the page, so that nothing of the former company remains (AUTH-16). */
    choose: (chosen: Company) => {
      storeCompany(chosen);
      location.reload();
    },
    /** Takes the company of a remembered login without a reload: the login follows at once. */
    take: (chosen: Company) => {
      storeCompany(chosen);
      setCompany(chosen);
    },
  };
}
