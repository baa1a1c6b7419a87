import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { AnswerOf } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { isTurnedDown } from '@terminal/contract/sla';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { OrderTable } from '../../components/OrderTable.tsx';
import { useClosed } from '../api.ts';

/** The last fifteen closed orders, of the branch or of a plate (CLOSED-01, CLOSED-02). */
export function ClosedSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [plate, setPlate] = useState('');
  const closed = useClosed(useSettled(plate));
  return (
    <Sheet title={t('workList.closed.title')} size="xl" onClose={onClose}>
      <div className="rows">
        <TextField
          label={t('workList.closed.filter')}
          icon={<IconSearch aria-hidden />}
          value={plate}
          maxLength={limits.listClosedOrders.placa}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setPlate(event.target.value.toUpperCase().replaceAll(/[^A-Z0-9-]/g, ''))}
        />
        <Answer
          answer={closed}
          loading={
            <Skeleton>
              <Shape height="360px" radius="12px" />
            </Skeleton>
          }
        >
          {(orders) =>
            orders.length === 0 ? (
              <p className="soft">{t('workList.closed.none')}</p>
            ) : (
              <Orders orders={orders} />
            )
          }
        </Answer>
      </div>
    </Sheet>
  );
}

interface OrdersProps {
  orders: AnswerOf<'listClosedOrders'>;
}

function Orders({ orders }: OrdersProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const none = t('workList.none');
  const heads = [
    t('workList.closed.number'),
    t('workList.plate'),
    t('workList.closed.date'),
    t('workList.start'),
    t('workList.closed.end'),
    t('workList.closed.segment'),
    t('workList.problem'),
  ];
  const cells = (order: OrdersProps['orders'][number]) => [
    dateTime(order.dt_os, ds_fuso),
    dateTime(order.dt_inicial, ds_fuso) || none,
    dotted([
      dateTime(order.dt_final, ds_fuso),
      order.st_os === 'E' && t(`workList.closed.${isTurnedDown(order) ? 'turnedDown' : 'cancelled'}`),
    ]),
    order.ds_grupo === null ? none : label(order.ds_grupo),
    order.ds_conjunto === null ? none : label(order.ds_conjunto),
  ];
  return <OrderTable orders={orders} heads={heads} cells={cells} />;
}
