import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../core/i18n/useTranslation.ts';

async function loadRefusals() {
  const [{ errors }, { spanishErrors }] = await Promise.all([
    import('@terminal/contract/errors'),
    import('../texts/spanish.ts'),
  ]);
  const pt = Object.entries(errors).map(([code, { texto }]) => [code, texto] as const);
  return { pt: new Map<string, string>(pt), es: new Map<string, string>(Object.entries(spanishErrors)) };
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
