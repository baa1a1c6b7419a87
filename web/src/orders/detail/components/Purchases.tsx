import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import type { OrderDetail } from '@terminal/contract';
import { Button } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { openFlow, workOf } from '../../../identity/flow.ts';
import css from './Strips.module.css';

/** Open purchase orders, which an approver closes when the parts are there (EXEC-17, G-44). */
export function Purchases({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const open = order.ordens_compra.filter(({ dt_fechamento }) => dt_fechamento === null);
  if (open.length === 0) return null;
  const mayClose = order.permitido.includes('ordem_compra');
  return (
    <Card as="section" className={css['strip']} aria-label={t('orders.detail.purchases.title')}>
      <h2>{t('orders.detail.purchases.title')}</h2>
      <ul>
        {open.map((purchase) => (
          <li key={purchase.nr_sequencial} className={css['line']}>
            <IconShoppingCart size={22} aria-hidden />
            <div>
              <strong>{purchase.nr_oc ?? t('orders.detail.purchases.unnumbered')}</strong>
              <p>
                {dotted([
                  purchase.ds_item && label(purchase.ds_item),
                  t('orders.detail.purchases.since', { time: dateTime(purchase.dt_abertura, zone) }),
                ])}
              </p>
            </div>
            {mayClose && (
              <Button onClick={() => openFlow({ kind: 'closePurchase', work: workOf(order), purchase })}>
                {t('orders.detail.purchases.close')}
                <span className="visually-hidden"> {purchase.nr_oc}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
