import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import type { OrderDetail } from '@terminal/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../core/api/hooks.ts';
import { Card } from '../../core/components/Card.tsx';
import { duration } from '../../core/format/durations.ts';
import { personName, sentence } from '../../core/format/words.ts';
import { useNow } from '../../core/useNow.ts';
import css from './PauseStrip.module.css';

/** Why work rests, since when, by whom, and what is waited for (EXEC-14). */
export function PauseStrip({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const params = { id: String(order.nr_sequencial) };
  const paused = order.pausa !== null && order.st_os === 'P';
  const { data: pause } = useCall('getPause', { params }, { enabled: paused });
  if (order.pausa === null || !paused) return null;
  const name = pause?.ds_colaborador ?? order.ultimoMecanicoAtendente?.ds_colaborador;
  return (
    <Card as="section" className={css['pause']} aria-label={t('orders.detail.pause.title')}>
      <IconPlayerPauseFilled aria-hidden />
      <div>
        <strong>{order.pausa.ds_motivo}</strong>
        <p>
          {t('orders.detail.pause.for', { time: duration(now - Date.parse(order.pausa.dt_pausa)) })}
          {name !== undefined && ` ${t('orders.detail.pause.by', { name: personName(name) })}`}
        </p>
        {pause?.peca && <p>{t('orders.detail.pause.part', { part: sentence(pause.peca) })}</p>}
        {pause?.observacao && <p>{t('orders.detail.pause.note', { note: pause.observacao })}</p>}
        {order.oc_aberta && <p className={css['blocked']}>{t('orders.detail.purchase')}</p>}
      </div>
    </Card>
  );
}
