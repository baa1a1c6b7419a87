import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { OrderDetail } from '@terminal/contract';
import { deliveryReasonIn } from '@terminal/contract/delivery-reasons';
import { Card } from '../../../core/components/Card.tsx';
import { time } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import css from './Strips.module.css';

type Message = OrderDetail['integracoes'][number];

const icons = { P: IconRefresh, S: IconCircleCheck, F: IconAlertTriangle } as const;

/** How far the order's messages to outside services are; a service that is down never blocks the floor (G-14). */
export function Integrations({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const shown = newestOfEach(order.integracoes);
  if (shown.length === 0) return null;
  return (
    <Card as="section" className={css['strip']} aria-label={t('orders.detail.services.title')}>
      <h2>{t('orders.detail.services.title')}</h2>
      <ul>
        {shown.map((message) => (
          <Line key={message.nr_sequencial} message={message} order={order.nr_sequencial} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ message, order }: { message: Message; order: number }) {
  const { t, i18n } = useTranslation();
  const zone = useSession().ds_fuso;
  const { nr_seq_os, tp_integracao, st_envio, qt_tentativas, nr_protocolo, ds_erro } = message;
  const Icon = icons[st_envio];
  const words = [
    t(
      `orders.detail.services.state.${message.ds_destino ?? (st_envio === 'P' && ds_erro !== null ? 'wait' : st_envio)}`,
    ),
    nr_protocolo !== null && tp_integracao === 'TICKET' && nr_protocolo,
    nr_seq_os !== order && t('orders.detail.services.of', { number: number(nr_seq_os) }),
    ds_erro !== null && deliveryReasonIn(i18n.language, ds_erro),
    qt_tentativas > 1 && t('orders.detail.services.tries', { count: qt_tentativas }),
    st_envio === 'P' &&
      ds_erro !== null &&
      t('orders.detail.services.next', { time: time(message.dt_proxima, zone) }),
  ];
  return (
    <li className={css['line']} data-state={st_envio}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>{t(`orders.detail.services.name.${tp_integracao}`)}</strong>
        <p>{dotted(words)}</p>
      </div>
    </li>
  );
}

/** One line per outside service with the state of the newest message. */
function newestOfEach(messages: readonly Message[]): Message[] {
  return messages.filter(
    (message, place) =>
      messages.findIndex(({ tp_integracao }) => tp_integracao === message.tp_integracao) === place,
  );
}
