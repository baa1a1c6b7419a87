import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import type { OrderDetail } from '@terminal/contract';
import * as rights from '@terminal/contract/call-rights';
import { useCall, useCommand } from '../../../core/api/hooks.ts';
import { Button } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { duration } from '../../../core/format/durations.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { mayCall } from '../../../core/rights.ts';
import { useSession } from '../../../core/session/store.ts';
import { useNow } from '../../../core/useNow.ts';
import css from './PauseStrip.module.css';

type Pause = NonNullable<OrderDetail['pausa']>;

/** Why work rests, since when, by whom, and what is waited for (EXEC-14). */
export function PauseStrip({ order }: { order: OrderDetail }) {
  if (order.pausa === null || order.st_os !== 'P') return null;
  return <Strip key={order.pausa.dt_pausa} order={order} rest={order.pausa} />;
}

/** The open pause: requested while it exists, not afterwards; data of a former pause is not shown for it. */
function Strip({ order, rest }: { order: OrderDetail; rest: Pause }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const params = { id: String(order.nr_sequencial) };
  const { data } = useCall('getPause', { params }, { staleTime: 0 });
  const pause = data && Date.parse(data.dt_pausa) === Date.parse(rest.dt_pausa) ? data : undefined;
  const name = pause?.ds_colaborador ?? order.ultimoMecanicoAtendente?.ds_colaborador;
  return (
    <Card as="section" className={css['pause']} aria-label={t('orders.detail.pause.title')}>
      <IconPlayerPauseFilled aria-hidden />
      <div>
        <strong>{label(rest.ds_motivo)}</strong>
        <p>
          {t('orders.detail.pause.for', { time: duration(now - Date.parse(rest.dt_pausa)) })}
          {name !== undefined && ` ${t('orders.detail.pause.by', { name: personName(name) })}`}
        </p>
        {pause?.peca && <p>{t('orders.detail.pause.part', { part: label(pause.peca) })}</p>}
        {pause?.observacao && <p>{t('orders.detail.pause.note', { note: pause.observacao })}</p>}
        {rest.peca_chegou && <Arrival order={order.nr_sequencial} />}
        {order.oc_aberta && <p className={css['blocked']}>{t('orders.detail.purchase')}</p>}
      </div>
    </Card>
  );
}

/** Notice that the part has arrived, until work continues or the notice is dismissed. */
function Arrival({ order }: { order: number }) {
  const { t } = useTranslation();
  const may = mayCall(useSession(), rights.dismissArrival);
  const errorText = useErrorText();
  const { mutate, isPending } = useCommand('dismissArrival');
  const dismiss = () =>
    mutate({ body: { nr_seq_os: order } }, { onError: (error) => notify.error(errorText(error)) });
  return (
    <div className={css['arrived']}>
      <strong>{t('orders.detail.pause.arrived')}</strong>
      {may && (
        <Button busy={isPending} onClick={dismiss}>
          {t('orders.detail.pause.dismiss')}
        </Button>
      )}
    </div>
  );
}
