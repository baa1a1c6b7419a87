import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../core/api/hooks.ts';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { CardSkeleton, Skeleton } from '../../core/components/Skeleton.tsx';

/** One order. */
export function OrderPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/shell/os/$id' });
  const order = useCall('getOrder', { params: { id } });
  return (
    <>
      <PageHead title={t('core.order', { number: id })} />
      {order.isPending && (
        <Skeleton>
          <CardSkeleton />
        </Skeleton>
      )}
      {order.isError && <ErrorState error={order.error} onRetry={() => void order.refetch()} />}
      {order.data && <Plate plate={order.data.nr_placa} size="xl" />}
    </>
  );
}
