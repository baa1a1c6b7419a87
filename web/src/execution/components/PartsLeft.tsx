import type { OrderDetail } from '@terminal/contract';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { openParts } from '../../items/open-parts.ts';

/** Parts nobody has taken: the documents let an order be finished without them, but afterwards nobody can. */
export function PartsLeft({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const left = openParts(order);
  if (left.length === 0) return null;
  const names = left.map(({ item }) => label(item.ds_item)).join(', ');
  const state = order.st_origem === 'E' ? 'expected' : 'open';
  return (
    <p className="soft" role="status">
      {t(`execution.close.partsLeft.${state}`, { count: left.length, names })}
    </p>
  );
}
