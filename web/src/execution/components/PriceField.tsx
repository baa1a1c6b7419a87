import type { OrderDetail } from '@terminal/contract';
import css from '../../core/components/Form.module.css';
import { MoneyField } from '../../core/components/MoneyField.tsx';
import { PriceLines } from '../../core/components/PriceLines.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { priceLines } from '../../orders/price-lines.ts';

interface PriceFieldProps {
  order: OrderDetail;
  /** Typed so far; null while empty. */
  cents: number | null;
  error?: string | undefined;
  onChange: (cents: number | null) => void;
}

/** The order's prices so far, the price added now, and the total (EXEC-23). */
export function PriceField({ order, cents, error, onChange }: PriceFieldProps) {
  const { t } = useTranslation();
  const lines = priceLines(order, t('orders.detail.prices.told'));
  const total = (order.vl_total ?? 0) + (cents ?? 0) / 100;
  return (
    <section className={css['form']} aria-label={t('execution.close.prices')}>
      {lines.length > 0 && (
        <PriceLines lines={lines} total={order.vl_total ?? 0} label={t('execution.close.registered')} />
      )}
      <div>
        <MoneyField
          label={t(lines.length > 0 ? 'execution.close.priceAdded' : 'execution.close.price')}
          cents={cents}
          error={error}
          onChange={onChange}
        />
        <p className="soft-text">
          {t(lines.length > 0 ? 'execution.close.priceAddedAbout' : 'execution.close.priceAbout')}
        </p>
      </div>
      {lines.length > 0 && <PriceLines lines={[]} total={total} label={t('orders.detail.prices.total')} />}
    </section>
  );
}
