import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../core/i18n/useTranslation.ts';

async function loadRefusals() {
  const [{ refusals }, { spanishRefusals }] = await Promise.all([
    import('@terminal/contract/refusals'),
    import('../texts/spanish.ts'),
  ]);
  const pt = Object.entries(refusals).map(([code, { texto }]) => [code, texto] as const);
  return { pt: new Map<string, string>(pt), es: new Map<string, string>(Object.entries(spanishRefusals)) };
}

/**
 * Words for why something in the trail failed: what the code of the contract says, with … for the values it stood there with;
 * what a database said as it came.
 */
export function useOutcomeWords(): (reason: string) => string {
  const { i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ['refusals in words'],
    queryFn: loadRefusals,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (reason) => {
    const words = data?.[i18n.language === 'es' ? 'es' : 'pt'].get(reason);
    return words?.replaceAll(/\{\w+\}/g, '…') ?? reason;
  };
}
