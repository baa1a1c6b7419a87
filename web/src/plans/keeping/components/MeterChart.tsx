import { date } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import type { Readings } from '../api.ts';
import { linesOf } from '../meter-lines.ts';
import css from './MeterChart.module.css';

const width = 640;
const height = 180;

/** The meter over time: one rising line, a new one after each exchange. The table below has the same values. */
export function MeterChart({ readings }: { readings: Readings['leituras'] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const drawn = linesOf(readings, width, height);
  const [newest, oldest] = [readings[0], readings.at(-1)];
  if (drawn === null || newest === undefined || oldest === undefined) return null;
  const span = { from: date(oldest.dt_leitura, ds_fuso), to: date(newest.dt_leitura, ds_fuso) };
  return (
    <figure className={css['chart']}>
      <svg
        viewBox={`-4 -6 ${width + 8} ${height + 12}`}
        role="img"
        aria-label={t('plans.keeping.readings.chart', span)}
        preserveAspectRatio="none"
      >
        {drawn.lines.map((line) => (
          <path key={line} d={line} className={css['line']} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <span className={css['high']}>{number(drawn.high)}</span>
      <span className={css['low']}>{number(drawn.low)}</span>
      <figcaption>
        <span>{span.from}</span>
        <span>{span.to}</span>
      </figcaption>
    </figure>
  );
}
