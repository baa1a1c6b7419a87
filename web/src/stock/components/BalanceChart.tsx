import { useTranslation } from 'react-i18next';
import { date } from '../../core/format/dates.ts';
import { quantityText } from '../../core/format/decimals.ts';
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
    <figure className={css['chart']}>
      <figcaption>{t('stock.item.chart')}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t('stock.item.chart')}>
        {levels.map((level) => (
          <g key={level}>
            <line
              className={css['grid']}
              x1={size.left}
              x2={size.width - size.right}
              y1={y(level)}
              y2={y(level)}
            />
            <text className={css['scale']} x={size.left - 8} y={y(level) + 5} textAnchor="end">
              {quantityText(level)}
            </text>
          </g>
        ))}
        {minimum !== null && (
          <>
            <line
              className={css['limit']}
              x1={size.left}
              x2={size.width - size.right}
              y1={y(minimum)}
              y2={y(minimum)}
            />
            <text
              className={css['limitName']}
              x={size.width - size.right}
              y={y(minimum) - 6}
              textAnchor="end"
            >
              {t('stock.item.minimum', { value: quantityText(minimum) })}
            </text>
          </>
        )}
        <polyline className={css['line']} points={points} />
        <text className={css['scale']} x={size.left} y={size.height - 6}>
          {date(first.dia, 'UTC')}
        </text>
        <text className={css['scale']} x={size.width - size.right} y={size.height - 6} textAnchor="end">
          {t('stock.item.today')}
        </text>
      </svg>
    </figure>
  );
}
