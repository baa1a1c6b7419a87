import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { OrderDetail } from '@terminal/contract';
import { Card } from '../../../core/components/Card.tsx';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './Driver.module.css';

/** Who waits on the road, the driver or another, with a phone link; rescues only (DETAIL-06). */
export function Driver({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const rescue = order.socorro_emrota;
  if (rescue === null) return null;
  const driver = order.g_clifor_motorista?.ds_colaborador ?? null;
  const phone = rescue.nr_telefone;
  return (
    <Card as="section" className={css['driver']} aria-label={t('orders.detail.details.driver')}>
      <IconPhone aria-hidden />
      <div>
        {driver !== null && <strong>{personName(driver)}</strong>}
        <p>
          {t(`orders.detail.${driver === null ? 'waits' : 'driver'}`)}
          {phone !== null && <span className="nowrap"> · {phone}</span>}
        </p>
        {rescue.ds_local !== null && <p>{rescue.ds_local}</p>}
      </div>
      {phone !== null && (
        <a
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          aria-label={t('orders.detail.callTo', { number: phone })}
        >
          {t('orders.detail.call')}
        </a>
      )}
    </Card>
  );
}
