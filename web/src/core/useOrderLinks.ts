import { number } from './format/numbers.ts';
import { useTranslation } from './i18n/useTranslation.ts';
import { navigate } from './navigation/navigate.ts';
import type { PopupLink } from './notices.ts';

/** The way a popup leads to an order it tells of, 'OS 19.888'; none without one. */
export function useOrderLinks(): (order: number | null | undefined) => PopupLink[] {
  const { t } = useTranslation();
  return (order) =>
    order == null
      ? []
      : [
          {
            text: t('core.order', { number: number(order) }),
            follow: () => void navigate({ to: '/os/$id', params: { id: String(order) } }),
          },
        ];
}
