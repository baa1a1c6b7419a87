import { PlateLink } from '../../core/components/PlateLink.tsx';
import { time } from '../../core/format/dates.ts';
import { clock } from '../../core/format/durations.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import { type Day, daysOf, type Interval, workedIn } from '../days.ts';
import css from './WorkTable.module.css';

/** The work, a part per day with its date and sum, and in it one row per interval (MECH-04, G-74). */
export function WorkTable({ intervals }: { intervals: readonly Interval[] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return (
    <table className={css['table']} aria-label={t('history.work')}>
      <thead className="heads">
        <tr>
          <th scope="col">{t('history.plate')}</th>
          <th scope="col">{t('history.order')}</th>
          <th scope="col">{t('history.time')}</th>
          <th scope="col">{t('history.hours')}</th>
        </tr>
      </thead>
      {daysOf(intervals, ds_fuso).map((day) => (
        <DayRows key={day.date} day={day} zone={ds_fuso} />
      ))}
    </table>
  );
}

function DayRows({ day, zone }: { day: Day; zone: string }) {
  const { t } = useTranslation();
  return (
    <tbody>
      <tr className={css['day']}>
        <th scope="rowgroup" colSpan={3}>
          {day.date}
        </th>
        <td>
          {day.ended && clock(day.worked)}
          {day.ended && day.running && ' + '}
          {day.running && t('history.now')}
        </td>
      </tr>
      {day.intervals.map((interval) => (
        <Row key={`${interval.nr_sequencial} ${interval.dt_inicial}`} interval={interval} zone={zone} />
      ))}
    </tbody>
  );
}

function Row({ interval, zone }: { interval: Interval; zone: string }) {
  const { t } = useTranslation();
  const { nr_sequencial, nr_placa, dt_inicial, dt_final } = interval;
  const worked = workedIn(interval);
  return (
    <tr>
      <td>
        <PlateLink plate={nr_placa} size="s" />
      </td>
      <td>
        <Link to="/os/$id" params={{ id: String(nr_sequencial) }}>
          {number(nr_sequencial)}
        </Link>
      </td>
      <td>
        {time(dt_inicial, zone)} – {dt_final === null ? t('history.now') : time(dt_final, zone)}
      </td>
      <td>{worked === null ? t('history.none') : clock(worked)}</td>
    </tr>
  );
}
