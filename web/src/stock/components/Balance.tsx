import IconAlertTriangleFilled from '@tabler/icons-react/dist/esm/icons/IconAlertTriangleFilled.mjs';
import { cx } from '../../core/cx.ts';
import { amountText } from '../../core/format/amounts.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { KeptPart } from '../api.ts';
import css from './Balance.module.css';

/** A balance; below its minimum also with a text. */
export function Balance({
  part: { qt_saldo, qt_minimo, cd_unidade },
}: {
  part: Pick<KeptPart, 'qt_saldo' | 'qt_minimo' | 'cd_unidade'>;
}) {
  const { t } = useTranslation();
  if (qt_saldo === null) return <span>{t('stock.hidden')}</span>;
  const low = qt_minimo !== null && qt_saldo < qt_minimo;
  return (
    <span className={cx(css['balance'], low && css['low'])}>
      <strong>
        {low && <IconAlertTriangleFilled size={18} aria-hidden />}
        {amountText(qt_saldo, cd_unidade)}
      </strong>
      {low && <span>{t('stock.below')}</span>}
    </span>
  );
}
