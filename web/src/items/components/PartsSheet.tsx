import { useCall } from '../../core/api/hooks.ts';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { dismissFlow } from '../../identity/flow.ts';
import { isPart } from '../open-parts.ts';
import css from './Items.module.css';
import type { ItemSheetProps } from './item-sheet.ts';
import { PartLine } from './PartLine.tsx';

/** The parts of an order: those its plan brought, or those registered on it (ITEMS-14). */
export function PartsSheet({ order }: ItemSheetProps) {
  const { t } = useTranslation();
  const plan = order.tp_os === 'V';
  const id = String(order.nr_sequencial);
  const planned = useCall('listPlanItems', { params: { id } }, { enabled: plan });
  const registered = useCall('listOrderItems', { params: { id } }, { enabled: !plan });
  const items = plan ? planned : registered;
  const parts = items.data?.filter(isPart);
  return (
    <Sheet size="m" title={t(plan ? 'items.planParts' : 'items.registeredParts')} onClose={dismissFlow}>
      {items.isPending && (
        <Skeleton>
          <Shape height="128px" radius="12px" />
        </Skeleton>
      )}
      {items.isLoadingError && (
        <ErrorState
          title={t('items.partsFailed')}
          error={items.error}
          busy={items.isFetching}
          onRetry={() => void items.refetch()}
        />
      )}
      {parts?.length === 0 && <p className="soft-text">{t('items.noParts')}</p>}
      {parts !== undefined && parts.length > 0 && (
        <ul className={css['parts']}>
          {parts.map((row) => (
            <PartLine key={row.nr_sequencial} order={order} row={row} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
