import type { OrderDetail, OrderItem } from '@terminal/contract';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { openParts, unkeptParts } from '../../items/open-parts.ts';

/**
 * Parts nobody has taken, and those used that no stock gave: the documents let an order be finished so, but afterwards nobody
 * can take them.
 */
export function PartsLeft({ order }: { order: OrderDetail }) {
  return (
    <>
      <Parts state={order.st_origem === 'E' ? 'expected' : 'open'} parts={openParts(order)} />
      <Parts state="unkept" parts={unkeptParts(order)} />
    </>
  );
}

function Parts({ state, parts }: { state: 'expected' | 'open' | 'unkept'; parts: readonly OrderItem[] }) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  const names = parts.map(({ item }) => label(item.ds_item)).join(', ');
  return (
    <p className="soft" role="status">
      {t(`execution.close.partsLeft.${state}`, { count: parts.length, names })}
    </p>
  );
}
