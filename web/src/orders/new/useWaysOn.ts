import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import type { PopupLink } from '../../core/notices.ts';

/** Where one may go with an order that was just opened: to its page, or to its work. */
export function useWaysOn(): (order: number) => PopupLink[] {
  const { t } = useTranslation();
  return (order) => {
    const params = { id: String(order) };
    const named = { number: number(order) };
    return [
      { text: t('newOrder.open', named), follow: () => void navigate({ to: '/os/$id', params }) },
      {
        text: t('newOrder.start', named),
        follow: () => void navigate({ to: '/os/$id/trabalho', params, search: { iniciar: 'S' } }),
      },
    ];
  };
}
