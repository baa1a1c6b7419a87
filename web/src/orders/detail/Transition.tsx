import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { OrderDetail } from '@terminal/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { useSession } from '../../core/session/store.ts';
import css from './OrderView.module.css';

/** The order this one continues, or the one that continues it (DETAIL-08). */
export function Transition({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const zone = useSession().ds_fuso;
  const [open, setOpen] = useState(false);
  const linked = order.os_interna;
  if (linked === null) return null;
  const n = number(linked.nr_sequencial);
  return (
    <>
      <Button
        className={css['screenOnly'] ?? ''}
        wide
        icon={<IconArrowsExchange aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('orders.detail.transition.title')}
      </Button>
      {open && (
        <Sheet
          title={t('orders.detail.transition.title')}
          onClose={() => setOpen(false)}
          footer={
            <Button
              look="primary"
              size="xl"
              wide
              onClick={() => {
                setOpen(false);
                void navigate({ to: '/os/$id', params: { id: String(linked.nr_sequencial) } });
              }}
            >
              {t('orders.detail.transition.open')}
            </Button>
          }
        >
          <p>
            {linked.sentido === 'origem'
              ? t('orders.detail.transition.from', { number: n })
              : t('orders.detail.transition.to', { number: n })}
          </p>
          <dl className={css['details']}>
            <div>
              <dt>{t('orders.detail.transition.opened')}</dt>
              <dd>{dateTime(linked.dt_os, zone)}</dd>
            </div>
            {linked.dt_final !== null && (
              <div>
                <dt>{t('orders.detail.transition.finished')}</dt>
                <dd>{dateTime(linked.dt_final, zone)}</dd>
              </div>
            )}
          </dl>
        </Sheet>
      )}
    </>
  );
}
