import chart from '../../../core/components/Chart.module.css';
import { cx } from '../../../core/cx.ts';
import { decimal } from '../../../core/format/decimals.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lifeLines, type TyreHistory } from '../chart.ts';
import css from './WearChart.module.css';

const size = { width: 640, height: 240, left: 44, right: 12, top: 16, bottom: 36 };

/** The name of the limit stands below its line, where no life has begun yet. */
const limitBelow = 18;

/** The smallest groove over the usage of the tyre, a line per life, with the depth it is removed at. */
export function WearChart({ history }: { history: TyreHistory }) {
  const { t } = useTranslation();
  const lines = lifeLines(history).filter(({ points }) => points.length > 0);
  const points = lines.flatMap((line) => line.points);
  if (points.length < 2) return null;
  const most = Math.max(1, ...points.map(({ usage }) => usage));
  const deepest = Math.ceil(Math.max(...points.map(({ depth }) => depth)) / 4) * 4;
  const x = (usage: number) => size.left + (usage / most) * (size.width - size.left - size.right);
  const y = (depth: number) => size.top + (1 - depth / deepest) * (size.height - size.top - size.bottom);
  const unit = history.aplicacoes[0]?.tp_medidor ?? 'K';
  const heights = Array.from({ length: deepest / 4 + 1 }, (_none, step) => step * 4);
  return (
    <figure className={cx(chart['chart'], css['wear'])}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t('tyres.life.history.chart')}>
        {heights.map((depth) => (
          <g key={depth}>
            <line
              className={chart['grid']}
              x1={size.left}
              x2={size.width - size.right}
              y1={y(depth)}
              y2={y(depth)}
            />
            <text className={chart['scale']} x={size.left - 6} y={y(depth) + 4} textAnchor="end">
              {depth}
            </text>
          </g>
        ))}
        <line
          className={chart['limit']}
          x1={size.left}
          x2={size.width - size.right}
          y1={y(history.vl_mm_retirada)}
          y2={y(history.vl_mm_retirada)}
        />
        <text className={chart['limitName']} x={size.left + 6} y={y(history.vl_mm_retirada) + limitBelow}>
          {t('tyres.life.history.limit', { value: decimal(history.vl_mm_retirada, 1) })}
        </text>
        {lines.map((line) => (
          <g key={line.life}>
            <polyline
              className={chart['line']}
              points={line.points.map(({ usage, depth }) => `${x(usage)},${y(depth)}`).join(' ')}
            />
            {line.points.map(({ usage, depth }) => (
              <circle key={usage} className={chart['point']} cx={x(usage)} cy={y(depth)} r={4.5}>
                <title>{`${t(`tyres.life.usage${unit}`, { value: number(usage) })}: ${decimal(depth, 1)} mm`}</title>
              </circle>
            ))}
          </g>
        ))}
        <text className={chart['scale']} x={size.left} y={size.height - 8}>
          0
        </text>
        <text className={chart['scale']} x={size.width - size.right} y={size.height - 8} textAnchor="end">
          {t(`tyres.life.usage${unit}`, { value: number(most) })}
        </text>
      </svg>
      <figcaption className="soft-small">{t('tyres.life.history.chartAbout')}</figcaption>
    </figure>
  );
}
