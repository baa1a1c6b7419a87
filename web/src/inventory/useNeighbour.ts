import { useErrorText } from '../core/i18n/useErrorText.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { notify } from '../core/notices.ts';
import { type CountedItem, findNeighbour } from './api.ts';
import type { InventoryView } from './view.ts';

/** Turns from a row to the one before or after it in the list, one item at a time (INV-06). */
export function useNeighbour(inventory: number, view: InventoryView, onItem: (item: CountedItem) => void) {
  const { t } = useTranslation();
  const say = useErrorText();
  return async (item: CountedItem, back: boolean): Promise<void> => {
    try {
      const found = await findNeighbour(inventory, item.nr_sequencial, back, view);
      if (found === undefined) notify.success(t('inventory.count.last'));
      else onItem(found);
    } catch (error) {
      notify.error(`${t('inventory.count.turnFailed')}: ${say(error)}`);
    }
  };
}
