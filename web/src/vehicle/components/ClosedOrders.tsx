import type { AnswerOf } from '@terminal/contract';
import { isTurnedDown } from '@terminal/contract/sla';
import type { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { DataTable, Pair } from '../../core/components/DataTable.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { personName } from '../../core/format/words.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { OrderLink, Problem } from './OrderCells.tsx';
import css from './Vehicle.module.css';

interface ClosedOrdersProps {
  orders: AnswerOf<'getVehicle'>['encerradas'];
  busy: boolean;
  /** Why those asked for last did not come. */
  failure: CallError | null;
  /** Null: there are no more. */
  onMore: (() => void) | null;
}

/** The vehicle's closed orders, the last ended first. */
export function ClosedOrders({ orders, busy, failure, onMore }: ClosedOrdersProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const zone = useSession().ds_fuso;
  return (
    <section className={css['part']}>
      <h2>{t('vehicle.history')}</h2>
      {orders.length === 0 ? (
        <p className="soft">{t('vehicle.noHistory')}</p>
      ) : (
        <DataTable
          label={t('vehicle.history')}
          rows={orders}
          keyOf={({ nr_sequencial }) => String(nr_sequencial)}
          columns={[
            { id: 'order', head: t('vehicle.order'), cell: (order) => <OrderLink order={order} /> },
            {
              id: 'ended',
              head: t('vehicle.ended'),
              cell: (order) => (
                <Pair
                  first={dateTime(order.dt_final, zone)}
                  second={
                    order.st_os === 'E'
                      ? t(isTurnedDown(order) ? 'vehicle.turnedDown' : 'vehicle.cancelled')
                      : null
                  }
                />
              ),
            },
            {
              id: 'problem',
              head: t('vehicle.problem'),
              long: true,
              cell: (order) => <Problem order={order} />,
            },
            {
              id: 'who',
              head: t('vehicle.who'),
              cell: ({ ds_colaborador }) => (ds_colaborador === null ? '–' : personName(ds_colaborador)),
            },
          ]}
        />
      )}
      {onMore && (
        <div className={css['more']}>
          {failure && (
            <p className="error-text" role="alert">
              {say(failure)}
            </p>
          )}
          <Button busy={busy} onClick={onMore}>
            {t('vehicle.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
