import { Link } from '@tanstack/react-router';
import type { OrderCard } from '@terminal/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../core/api/hooks.ts';
import { Card } from '../../core/components/Card.tsx';
import { CriticalityTag } from '../../core/components/CriticalityTag.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { levelOf } from '../../core/components/level.ts';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { CardSkeleton, Skeleton } from '../../core/components/Skeleton.tsx';
import { SlaBar } from '../../core/components/SlaBar.tsx';
import { number } from '../../core/format/numbers.ts';
import css from './OrdersPage.module.css';

type List = 'listOrders' | 'listWarehouseOrders' | 'listExternalOrders';

export const FleetOrdersPage = () => <OrdersPage list="listOrders" title="fleet" />;
export const WarehouseOrdersPage = () => <OrdersPage list="listWarehouseOrders" title="warehouse" />;
export const ExternalOrdersPage = () => <OrdersPage list="listExternalOrders" title="external" />;

/** A list of orders as cards. */
function OrdersPage({ list, title }: { list: List; title: 'fleet' | 'warehouse' | 'external' }) {
  const { t } = useTranslation();
  const orders = useCall(list, {}, { keepPrevious: true });
  return (
    <>
      <PageHead title={t(`orders.title.${title}`)} />
      {orders.isPending && <Loading />}
      {orders.isError && (
        <ErrorState error={orders.error} busy={orders.isFetching} onRetry={() => void orders.refetch()} />
      )}
      {orders.data?.data.length === 0 && <EmptyState />}
      <div className={css['cards']}>
        {orders.data?.data.map((order) => (
          <OrderTile key={order.nr_sequencial} order={order} />
        ))}
      </div>
    </>
  );
}

function OrderTile({ order }: { order: OrderCard }) {
  const { t } = useTranslation();
  return (
    <Card as="article" level={levelOf(order.criticidade?.nr_nivel)}>
      <div className={css['head']}>
        <Plate plate={order.nr_placa} />
        <CriticalityTag
          level={levelOf(order.criticidade?.nr_nivel)}
          word={order.criticidade?.ds_criticidade ?? null}
        />
      </div>
      <h2>
        <Link to="/os/$id" params={{ id: String(order.nr_sequencial) }}>
          {order.ds_conjunto ?? order.ds_tipo}
        </Link>
      </h2>
      <p>{t('core.order', { number: number(order.nr_sequencial) })}</p>
      <SlaBar from={order.dt_os} hours={order.hr_sla} until={order.dt_final} />
    </Card>
  );
}

function Loading() {
  return (
    <Skeleton>
      <div className={css['cards']}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </Skeleton>
  );
}
