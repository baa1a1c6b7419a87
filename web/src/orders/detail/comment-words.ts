import { commentHeads } from '@terminal/contract/order-fixed';
import type { TFunction } from '../../core/i18n/translate.ts';

type Head = keyof typeof commentHeads;

/** The text of a comment; what a command wrote before it stands in the language of the screen. */
export function commentWords(text: string, t: TFunction): string {
  // An object's keys are the names its type lists.
  const head = (Object.keys(commentHeads) as Head[]).find((one) => text.startsWith(`${commentHeads[one]}: `));
  return head === undefined
    ? text
    : t(`orders.detail.comments.heads.${head}`) + text.slice(commentHeads[head].length);
}
