import chart from '../../core/components/Chart.module.css';
import { cx } from '../../core/cx.ts';
import { date } from '../../core/format/dates.ts';
import { quantityText } from '../../core/format/decimals.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { StockItem } from '../api.ts';
import { size, stepsOf } from '../curve.ts';
import css from './BalanceChart.module.css';

/** The balance of the last ninety days, with the minimum. */
export function BalanceChart({ item, curve }: { item: StockItem['item']; curve: StockItem['curva'] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const [first] = curve;
  if (first === undefined) return null;
  const [day, month, year] = date(Date.now(), ds_fuso).split('/');
  const minimum = item.qt_minimo;
  const { points, most, least, y } = stepsOf(curve, `${year}-${month}-${day}`, minimum);
  const levels = [...new Set([least, 0, most])];
  return (
    <figure className={cx(chart['chart'], css['balance'])}>
      <figcaption className="bold">{t('stock.item.chart')}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t('stock.item.chart')}>
        {levels.map((level) => (
          <g key={level}>
            <line
              className={chart['grid']}
              x1={size.left}
              x2={size.width - size.right}
              y1={y(level)}
              y2={y(level)}
            />
            <text className={chart['scale']} x={size.left - 8} y={y(level) + 5} textAnchor="end">
              {quantityText(level)}
            </text>
          </g>
        ))}
        {minimum !== null && (
          <>
            <line
              className={chart['limit']}
              x1={size.left}
              x2={size.width - size.right}
              y1={y(minimum)}
              y2={y(minimum)}
            />
            <text
              className={chart['limitName']}
              x={size.width - size.right}
              y={y(minimum) - 6}
              textAnchor="end"
            >
              {t('stock.item.minimum', { value: quantityText(minimum) })}
            </text>
          </>
        )}
        <polyline className={chart['line']} points={points} />
        <text className={chart['scale']} x={size.left} y={size.height - 6}>
          {date(first.dia, 'UTC')}
        </text>
        <text className={chart['scale']} x={size.width - size.right} y={size.height - 6} textAnchor="end">
          {t('stock.item.today')}
        </text>
      </svg>
    </figure>
  );
}
