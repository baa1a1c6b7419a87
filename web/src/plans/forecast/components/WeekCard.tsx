import { cx } from '../../../core/cx.ts';
import { tenths } from '../../../core/format/decimals.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type Forecast, planCapacity, sundayOf, type Week } from '../weeks.ts';
import { shortDay } from '../words.ts';
import css from './WeekCard.module.css';

interface WeekCardProps {
  week: Week;
  forecast: Forecast;
  open: boolean;
  /** Id of the element it opens. */
  controls: string;
  onPress: () => void;
}

/** A week in figures: how much falls due, how long it takes, which parts are missing. */
export function WeekCard({ week, forecast, open, controls, onPress }: WeekCardProps) {
  const { t } = useTranslation();
  const count = week.rows.length;
  const head = (
    <>
      <span className={css['name']}>{useWeekName(week)}</span>
      {week.monday === forecast.semanas[0] && (
        <span className={css['now']}>{t('plans.forecast.thisWeek')}</span>
      )}
    </>
  );
  if (count === 0)
    return (
      <div className={cx(css['card'], css['empty'])}>
        {head}
        <span>{t('plans.forecast.none')}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={cx(css['card'], open && css['open'], week.monday === null && css['overdue'])}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
    >
      {head}
      <span className={css['count']}>
        <strong>{number(count)}</strong> {t('plans.forecast.due', { count })}
      </span>
      <Hours week={week} capacity={planCapacity(forecast)} />
      <span className={css['notes']}>
        {week.parts > 0 && <span className="bold">{t('plans.forecast.parts', { count: week.parts })}</span>}
        {week.busy > 0 && <span>{t('plans.forecast.busy', { count: week.busy })}</span>}
      </span>
    </button>
  );
}

/** 'Atrasados', or '23/11 a 29/11'. */
export function useWeekName({ monday }: Week): string {
  const { t } = useTranslation();
  if (monday === null) return t('plans.forecast.overdue');
  return t('plans.forecast.week', { from: shortDay(monday), to: shortDay(sundayOf(monday)) });
}

function Hours({ week, capacity }: { week: Week; capacity: number | null }) {
  const { t } = useTranslation();
  const value = tenths(week.hours);
  const over = capacity !== null && week.hours > capacity;
  return (
    <span className={css['hours']}>
      {capacity !== null && (
        <meter
          className={cx(css['meter'], over && css['full'])}
          min={0}
          max={Math.max(capacity, 0.1)}
          value={Math.min(week.hours, capacity)}
          aria-hidden
        />
      )}
      <span>
        {capacity === null
          ? t('plans.forecast.hours', { value })
          : t('plans.forecast.hoursOf', { value, capacity: tenths(capacity) })}
      </span>
      {over && <strong className={css['over']}>{t('plans.forecast.over')}</strong>}
      {week.unknown > 0 && <span>{t('plans.forecast.unknown', { count: week.unknown })}</span>}
    </span>
  );
}
