import { number } from '../core/format/numbers.ts';
import type { KeyOf } from '../core/i18n/translate.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import type { Portuguese } from '../texts/portuguese-pages.ts';
import type { KeptRecord } from './api.ts';

/** The server names a use by one of the texts' names. */
type UseKey = Extract<KeyOf<Portuguese>, `masterData.uses.${string}`>;

/** Words for what uses a record, with how many there are. */
export function useUseText(): (use: KeptRecord['uso'][number]) => string {
  const { t } = useTranslation();
  return ({ de, quantos }) =>
    t(`masterData.uses.${de}` as UseKey, { count: quantos, value: number(quantos) });
}
