import type { KeyOf } from '../core/i18n/translate.ts';
import type { Portuguese } from '../texts/portuguese-pages.ts';

/** What uses a record, as the server names it. */
export const keyOfUse = (de: string) =>
  `masterData.uses.${de}` as Extract<KeyOf<Portuguese>, `masterData.uses.${string}`>;
