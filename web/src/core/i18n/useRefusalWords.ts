import { useQuery } from '@tanstack/react-query';
import { useTranslation } from './useTranslation.ts';

/** Loaded only where a code alone is known: the texts of all refusals, in both languages. */
async function loadWords(): Promise<ReadonlyMap<string, { pt: string; es: string }>> {
  const { refusals } = await import('@terminal/contract/refusals');
  return new Map(Object.entries(refusals));
}

/**
 * Words for why something failed that was stored by its code: the text of the refusal, with … for the values it was given with;
 * what is no refusal, such as the answer of a database, as it came.
 */
export function useRefusalWords(): (reason: string) => string {
  const { i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ['refusals in words'],
    queryFn: loadWords,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (reason) => {
    const words = data?.get(reason)?.[i18n.language === 'es' ? 'es' : 'pt'];
    return words?.replaceAll(/\{\w+\}/g, '…') ?? reason;
  };
}
