import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { date, dayOf } from '../../core/format/dates.ts';
import { brl } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import { type Agreement, beyond } from '../agreement.ts';
import css from './Beyond.module.css';

interface BeyondProps {
  agreed: Agreement;
  /** Price of the order so far; null: none was told. */
  total: number | null;
}

/** Says that the contract with a supplier has expired, and that an order costs more than it may there. */
export function Beyond({ agreed, total }: BeyondProps) {
  const { t } = useTranslation();
  const today = dayOf(useNow('minute'), useSession().ds_fuso);
  const { expired, limit } = beyond(agreed, total, today);
  return (
    <>
      {expired !== null && (
        <p className={css['line']}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('orders.agreed.expired', { day: date(expired, 'UTC') })}
        </p>
      )}
      {limit !== null && (
        <p className={css['line']}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('orders.agreed.overLimit', { total: brl(total ?? 0), limit: brl(limit) })}
        </p>
      )}
    </>
  );
}
