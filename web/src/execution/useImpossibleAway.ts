import type { AnswerOf } from '@terminal/contract';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { reachNow } from '../core/api/reach.ts';
import { number } from '../core/format/numbers.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { showPopup } from '../core/notices.ts';
import { useOrderLinks } from '../core/useOrderLinks.ts';
import type { WorkFlow } from '../identity/flow.ts';
import { sendsNow } from '../offline/sends/kept.ts';
import { inHandOf } from './in-hand.ts';

/**
 * Without network the server cannot say that somebody works on another order already, or that he would take over what another
 * paused: what this browser knows says it at the press, instead of a refusal hours later. @returns whether it was said
 */
export function useImpossibleAway(): (person: number, flow: WorkFlow) => boolean {
  const { t } = useTranslation();
  const orderLinks = useOrderLinks();
  return (person, { kind, work }) => {
    if (reachNow().online) return false;
    const title = t('execution.failed.start');
    if (kind === 'resume' && work.technician !== null && work.technician !== person) {
      showPopup({ title, text: t('execution.takeOverAway') });
      return true;
    }
    const key = callKey('listRunning', { body: { nr_seq_clifor: person } });
    const running = queryClient.getQueryData<AnswerOf<'listRunning'>>(key) ?? [];
    const other = inHandOf(running, sendsNow(), person, work.nr_sequencial);
    if (other === null) return false;
    showPopup({ title, text: t('execution.inHand', { number: number(other) }), links: orderLinks(other) });
    return true;
  };
}
