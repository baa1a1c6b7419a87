import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import type { OrderDetail } from '@terminal/contract';
import { isLate, isTurnedDown, openedAt, slaOf } from '@terminal/contract/sla';
import { Suspense } from 'react';
import { Card } from '../../../core/components/Card.tsx';
import { CriticalityTag } from '../../../core/components/CriticalityTag.tsx';
import { Dotted } from '../../../core/components/Dotted.tsx';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { SlaBar } from '../../../core/components/SlaBar.tsx';
import { cx } from '../../../core/cx.ts';
import { date, dateTime, dayOf } from '../../../core/format/dates.ts';
import { duration } from '../../../core/format/durations.ts';
import { number } from '../../../core/format/numbers.ts';
import { sentence, supplierName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyQuietly } from '../../../core/lazy-part.tsx';
import { useSession } from '../../../core/session/store.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { useNow } from '../../../core/useNow.ts';
import { UnsentMark } from '../../../offline/sends/components/UnsentMark.tsx';
import { Reopening } from '../../components/Reopening.tsx';
import { cardLevel } from '../../order-state.ts';
import { saidState } from '../../work-state.ts';
import css from './OrderHead.module.css';
import { Problem } from './Problem.tsx';

// Few vehicles have one.
const VehiclePhoto = lazyQuietly(
  async () => (await import('../../../core/components/VehiclePhoto.tsx')).VehiclePhoto,
);

// Few orders go beyond anything.
const Beyond = lazyQuietly(async () => (await import('../../components/Beyond.tsx')).Beyond);

/** The vehicle, how urgent, and until when: the eye finds the plate first. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  const wide = useMedia('wide');
  const now = useNow('minute');
  const zone = useSession().ds_fuso;
  const level = cardLevel(order);
  const cancelled = order.st_os === 'E';
  const meterOf = (value: number) =>
    t(order.tp_medidor === 'H' ? 'orders.detail.hours' : 'orders.detail.km', { value: number(value) });
  const meters = [
    t('orders.detail.meterAtOpening', { meter: meterOf(order.km_atual) }),
    ...(order.dt_final === null ? [t('orders.detail.meterNow', { meter: meterOf(order.km_veiculo) })] : []),
  ];
  const tag = (
    <CriticalityTag
      level={level}
      word={order.criticidade?.ds_criticidade ?? order.ds_tipo}
      title={order.criticidade?.ds_titulo}
    />
  );
  return (
    <Card as="section" level={level} className={css['head']} aria-label={t('orders.detail.details.plate')}>
      <p className={css['onPaper']}>{t('core.order', { number: number(order.nr_sequencial) })}</p>
      <div className={css['vehicle']}>
        <PlateLink plate={order.nr_placa} size={tablet ? 'xl' : 'l'} />
        <div className={css['words']}>
          <p className={css['fleet']}>
            {order.foto !== null && (
              <Suspense>
                <VehiclePhoto photo={order.foto} size={48} />
              </Suspense>
            )}
            {order.nr_frota !== null && (
              <span className={css['number']}>
                <span className={css['label']}>{t('core.fleet')}</span> {order.nr_frota}
              </span>
            )}
            {tablet && tag}
            {tablet && !wide && <StateTag order={order} />}
            {tablet && <UnsentMark order={order.nr_sequencial} />}
          </p>
          {tablet && (
            <p className="soft">
              <Dotted facts={[order.ds_modelo, ...meters, sentence(order.ds_tipo)]} />
            </p>
          )}
        </div>
        {!cancelled && (
          <p className={cx(css['expected'], isLate(order, now) ? css['late'] : css['inTime'])}>
            {t('orders.detail.attendUntil')} <strong>{dateTime(order.dt_promessa, zone)}</strong>
          </p>
        )}
      </div>
      <Facts order={order} />
      {!tablet && (
        <>
          <p className="wrap">
            {tag}
            <StateTag order={order} />
            <UnsentMark order={order.nr_sequencial} />
          </p>
          <Problem order={order} />
          <p className="soft">
            <Dotted facts={[order.ds_modelo, meters.at(-1)]} />
          </p>
        </>
      )}
      <Clock order={order} />
    </Card>
  );
}

/** Reopening, release of the vehicle, supplier and what was agreed with it, expired documents of the vehicle, and place. */
function Facts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const today = dayOf(useNow('minute'), zone);
  const expired = order.documentos.filter(({ dt_validade }) => dt_validade < today);
  return (
    <>
      {order.dt_reabertura !== null && (
        // Why stands among the comments.
        <Reopening
          order={{ reabertura: order.reabertura && { ...order.reabertura, ds_motivo: null } }}
          at={order.dt_reabertura}
        />
      )}
      {order.dt_liberado !== null && (
        <p className={css['line']}>
          <IconTruckDelivery size={20} aria-hidden />
          {t('orders.detail.releasedAt', { time: dateTime(order.dt_liberado, zone) })}
        </p>
      )}
      {(order.st_origem === 'E' || order.estado.includes('assigned')) && order.ds_fornecedor !== null && (
        <p className={css['line']}>
          <IconBuildingStore size={20} aria-hidden />
          {supplierName(order.ds_fornecedor)}
        </p>
      )}
      {order.acordo !== null && (
        <Suspense>
          <Beyond agreed={order.acordo} total={order.vl_total} />
        </Suspense>
      )}
      {expired.map(({ tp_documento, ds_documento, dt_validade }) => (
        <p key={`${tp_documento} ${ds_documento}`} className={css['line']}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('orders.detail.documents.expired', {
            document: ds_documento ?? t(`orders.detail.documents.${tp_documento}`),
            day: date(dt_validade, 'UTC'),
          })}
        </p>
      ))}
      {order.ds_filial !== null && (
        <p className={css['line']}>
          <IconBuildingWarehouse size={20} aria-hidden />
          {order.ds_filial}
        </p>
      )}
    </>
  );
}

/** How much of the allowed time is used, and since when it runs or when it ended; of a cancelled order when and why alone. */
function Clock({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const zone = useSession().ds_fuso;
  const cancelled = order.st_os === 'E';
  const age =
    order.dt_final === null
      ? t(order.dt_reabertura === null ? 'orders.detail.opened' : 'orders.detail.openedAgain', {
          time: duration(now - Date.parse(openedAt(order))),
          first: duration(now - Date.parse(order.dt_os)),
        })
      : t(`orders.detail.${endOf(order)}At`, { time: dateTime(order.dt_final, zone) });
  if (!cancelled) return <SlaBar {...slaOf(order)} more={age} />;
  const why = order.ds_motivo_cancelamento;
  return (
    <p className={css['line']}>
      <IconBan size={20} aria-hidden />
      {why === null ? age : `${age} · ${label(why)}`}
    </p>
  );
}

/** The state as text, on phones, where no panel shows it. */
function StateTag({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  return <span className={css['state']}>{t(`orders.detail.state.${saidState(order)}`)}</span>;
}

/** How a closed order ended. */
function endOf(order: OrderDetail) {
  if (order.st_os !== 'E') return 'closed';
  return isTurnedDown(order) ? 'turnedDown' : 'cancelled';
}
