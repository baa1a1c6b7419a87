import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconCarLifter from '@tabler/icons-react/dist/esm/icons/IconCarLifter.mjs';
import type { OrderCard } from '@terminal/contract';
import { isComplete, openedAt, slaOf } from '@terminal/contract/sla';
import { memo } from 'react';
import { Card } from '../../core/components/Card.tsx';
import { CriticalityTag } from '../../core/components/CriticalityTag.tsx';
import { Dotted } from '../../core/components/Dotted.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { SlaBar } from '../../core/components/SlaBar.tsx';
import { date, time } from '../../core/format/dates.ts';
import { duration } from '../../core/format/durations.ts';
import { number } from '../../core/format/numbers.ts';
import { sentence, supplierName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import { UnsentMark } from '../../offline/sends/components/UnsentMark.tsx';
import { cardLevel } from '../order-state.ts';
import { OrderAction } from './OrderAction.tsx';
import { OrderLink } from './OrderLink.tsx';
import css from './OrderListCard.module.css';
import { Reopening } from './Reopening.tsx';
import { StandingLine } from './StandingLine.tsx';

/** An order as a card of a list: the vehicle first, then the problem, how it stands, and its one button. */
export const OrderListCard = memo(function OrderListCard({ order }: { order: OrderCard }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const level = cardLevel(order);
  return (
    <li className={css['place']}>
      <Card as="article" level={level} className={css['card']}>
        <div className={css['head']}>
          <Plate plate={order.nr_placa} />
          {order.nr_frota !== null && (
            <p className={css['fleet']}>
              <strong>{order.nr_frota}</strong>
              <span>{t('core.fleet')}</span>
            </p>
          )}
          <div className={css['corner']}>
            <CriticalityTag
              level={level}
              title={order.criticidade?.ds_titulo}
              word={
                order.criticidade?.ds_criticidade ??
                (level === 'preventive' ? sentence(order.ds_tipo) : t('orders.card.defaultTag'))
              }
            />
            <time dateTime={order.dt_os}>
              {date(order.dt_os, ds_fuso)} {time(order.dt_os, ds_fuso)}
            </time>
          </div>
        </div>
        <h2 className={css['title']}>
          <OrderLink order={order} />
        </h2>
        <Facts order={order} />
        <StandingLine order={order} />
        <UnsentMark order={order.nr_sequencial} />
        <div className={css['foot']}>
          <SlaBar {...slaOf(order)} />
          <div className={css['action']}>
            <OrderAction order={order} size="card" />
          </div>
        </div>
      </Card>
    </li>
  );
});

/** Segment, type and number; below them what only some orders have: lift, cycle, supplier. */
function Facts({ order }: { order: OrderCard }) {
  const { t } = useTranslation();
  const facts = [
    order.ds_grupo === null ? null : label(order.ds_grupo),
    sentence(order.ds_tipo),
    t('core.order', { number: number(order.nr_sequencial) }),
    useAge(order),
  ];
  return (
    <div className={css['facts']}>
      <p>
        <Dotted facts={facts}>
          {/* The link is the whole card; where its button is another one, this says so to the eye. */}
          <u className={css['details']} aria-hidden>
            {t('core.details')}
          </u>
        </Dotted>
      </p>
      {order.dt_reabertura !== null && <Reopening order={order} at={order.dt_reabertura} />}
      {order.ds_filial && (
        <p className="row-close">
          <IconBuildingWarehouse size={20} aria-hidden />
          {order.ds_filial}
        </p>
      )}
      {order.st_elevador === 'S' && (
        <p className="row-close">
          <IconCarLifter size={20} aria-hidden />
          {t('orders.card.lift')}
        </p>
      )}
      {order.tp_os === 'V' && order.ds_ciclo !== null && (
        <p className="row-close">
          <IconCalendarRepeat size={20} aria-hidden />
          {t('orders.card.cycle', { cycle: order.ds_ciclo })}
        </p>
      )}
      {order.st_origem === 'E' && order.ds_fornecedor !== null && (
        <p className="row-close">
          <IconBuildingStore size={20} aria-hidden />
          {supplierName(order.ds_fornecedor)}
        </p>
      )}
    </div>
  );
}

/** How long the order has been open; a waiting one says so in its line, a complete one has stopped (LIST-26). */
function useAge(order: OrderCard): string | null {
  const { t } = useTranslation();
  const now = useNow('minute');
  const touched = order.st_os !== 'A' && order.dt_final === null && !isComplete(order);
  return touched ? t('orders.card.age', { time: duration(now - Date.parse(openedAt(order))) }) : null;
}
