import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link } from '@tanstack/react-router';
import type { AnswerOf } from '@terminal/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { plateText } from '../../core/format/plates.ts';
import { sentence } from '../../core/format/words.ts';
import { useSession } from '../../core/session/store.ts';
import { useSettled } from '../../core/useSettled.ts';
import { useClosed } from '../api.ts';
import css from './ClosedSheet.module.css';

/** The last fifteen closed orders, of the branch or of a plate (CLOSED-01, CLOSED-02). */
export function ClosedSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [plate, setPlate] = useState('');
  const closed = useClosed(useSettled(plate));
  return (
    <Sheet title={t('workList.closed.title')} size="l" onClose={onClose}>
      <div className={css['closed']}>
        <TextField
          label={t('workList.closed.filter')}
          icon={<IconSearch aria-hidden />}
          value={plate}
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setPlate(event.target.value.toUpperCase().replaceAll(/[^A-Z0-9-]/g, ''))}
        />
        {closed.isPending && (
          <Skeleton>
            <Shape height="360px" radius="12px" />
          </Skeleton>
        )}
        {closed.isError && (
          <ErrorState error={closed.error} busy={closed.isFetching} onRetry={() => void closed.refetch()} />
        )}
        {closed.data?.length === 0 && <p className={css['none']}>{t('workList.closed.none')}</p>}
        {closed.data && closed.data.length > 0 && <Orders orders={closed.data} onOpen={onClose} />}
      </div>
    </Sheet>
  );
}

interface OrdersProps {
  orders: AnswerOf<'listClosedOrders'>;
  onOpen: () => void;
}

function Orders({ orders, onOpen }: OrdersProps) {
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
  return (
    // Wide on a desk; on a phone each order is a card whose cells name themselves.
    <table className={css['table']}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.nr_sequencial}>
            <td data-head={heads[0]}>
              <Link to="/os/$id" params={{ id: String(order.nr_sequencial) }} onClick={onOpen}>
                {number(order.nr_sequencial)}
              </Link>
            </td>
            <td data-head={heads[1]}>{plateText(order.nr_placa)}</td>
            <td data-head={heads[2]}>{dateTime(order.dt_os, ds_fuso)}</td>
            <td data-head={heads[3]}>{dateTime(order.dt_inicial, ds_fuso) || none}</td>
            <td data-head={heads[4]}>{dateTime(order.dt_final, ds_fuso)}</td>
            <td data-head={heads[5]}>{order.ds_grupo === null ? none : sentence(order.ds_grupo)}</td>
            <td data-head={heads[6]}>{order.ds_conjunto === null ? none : sentence(order.ds_conjunto)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
