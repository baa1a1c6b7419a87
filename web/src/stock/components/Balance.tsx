import IconAlertTriangleFilled from '@tabler/icons-react/dist/esm/icons/IconAlertTriangleFilled.mjs';
import { cx } from '../../core/cx.ts';
import { quantityText } from '../../core/format/decimals.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { KeptPart } from '../api.ts';
import css from './Balance.module.css';

/** A balance; below its minimum also with a text. */
export function Balance({
  part: { qt_saldo, qt_minimo },
}: {
  part: Pick<KeptPart, 'qt_saldo' | 'qt_minimo'>;
}) {
  const { t } = useTranslation();
  if (qt_saldo === null) return <span>{t('stock.hidden')}</span>;
  const low = qt_minimo !== null && qt_saldo < qt_minimo;
  return (
    <span className={cx(css['balance'], low && css['low'])}>
      <strong>
        {low && <IconAlertTriangleFilled size={18} aria-hidden />}
        {quantityText(qt_saldo)}
      </strong>
      {low && <span>{t('stock.below')}</span>}
    </span>
  );
}
