import type { AnswerOf } from '@terminal/contract';
import { useEffect } from 'react';
import { useCall } from '../core/api/hooks.ts';
import type { Company } from '../core/session/record.ts';
import { currentCompany } from '../core/session/stored.ts';
import { readStored, writeStored } from '../core/storage.ts';

type Ways = AnswerOf<'getSignInWays'>;

/** How the company lets people sign in, as it said last until it says it anew; undefined: not known yet. */
export function useSignInWays(company: Company | null): Ways | undefined {
  const key = company?.key;
  // The key of the stored company goes along: that of one just taken is not stored yet.
  const enabled = key !== undefined && currentCompany()?.key === key;
  const { data } = useCall('getSignInWays', {}, { staleTime: 0, enabled });
  useEffect(() => {
    if (data) writeStored('formasDeEntrada', { ...data, key });
  }, [data, key]);
  if (data) return data;
  const last = readStored<Ways & { key: string }>('formasDeEntrada');
  return last?.key === key && last !== null ? last : undefined;
}
