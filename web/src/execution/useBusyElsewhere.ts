import type { AnswerOf } from '@terminal/contract';
import { useTranslation } from 'react-i18next';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { reachNow } from '../core/api/reach.ts';
import { number } from '../core/format/numbers.ts';
import { showPopup } from '../core/notices.ts';
import { useOrderLink } from '../core/useOrderLink.ts';
import { sendsNow } from '../sends/kept.ts';
import { inHandOf } from './in-hand.ts';

/**
 * Without network the server cannot say that somebody works on another order already: what this browser knows says it at the
 * press, instead of a refusal hours later. @returns whether it was said
 */
export function useBusyElsewhere(): (person: number, wanted: number) => boolean {
  const { t } = useTranslation();
  const orderLink = useOrderLink();
  return (person, wanted) => {
    if (reachNow().online) return false;
    const key = callKey('listRunning', { body: { nr_seq_clifor: person } });
    const running = queryClient.getQueryData<AnswerOf<'listRunning'>>(key) ?? [];
    const other = inHandOf(running, sendsNow(), person, wanted);
    if (other === null) return false;
    showPopup({
      title: t('execution.failed.start'),
      text: t('execution.inHand', { number: number(other) }),
      link: orderLink(other),
    });
    return true;
  };
}
