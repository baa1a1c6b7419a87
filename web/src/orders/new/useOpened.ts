import type { AnswerOf } from '@terminal/contract';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import type { Popup } from '../../core/notices.ts';

/** An order that was just opened, and whether work on it may begin. */
export type OpenedOrder = AnswerOf<'createOrder'>;

/**
 * What is said of an order that was just opened, and where one may go with it: to its page, or to its work; one that waits for
 * its approval says so, and leads to its page alone.
 */
export function useOpened(): (done: string, order: OpenedOrder) => Pick<Popup, 'text' | 'links'> {
  const { t } = useTranslation();
  return (done, { nr_seq_os, liberado }) => {
    const params = { id: String(nr_seq_os) };
    const named = { number: number(nr_seq_os) };
    const page = { text: t('newOrder.open', named), follow: () => void navigate({ to: '/os/$id', params }) };
    if (liberado === 'N') return { text: t('newOrder.waits', named), links: [page] };
    const work = {
      text: t('newOrder.start', named),
      follow: () => void navigate({ to: '/os/$id/trabalho', params, search: { iniciar: 'S' } }),
    };
    return { text: done, links: [page, work] };
  };
}
