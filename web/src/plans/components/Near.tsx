import { cx } from '../../core/cx.ts';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useToday } from '../api.ts';
import { dueDay } from '../due-day.ts';
import { dayNearness, meterNearness, type Nearness } from '../nearness.ts';
import css from './Near.module.css';

/** A meter's value in its unit, and how far the next one is. */
export function Meter({ now, next, unit }: { now: number; next: number | null; unit: 'K' | 'H' }) {
  const near = meterNearness(next, now);
  return (
    <span className={css['pair']}>
      <strong>{number(now)}</strong>
      {near && <Words near={near} unit={unit} />}
    </span>
  );
}

/**
 * A due day, and how far it is; '-' for none (PREV-06).
 * @param passed the meter is beyond already: that it is due today then says nothing
 * @param off why the branch does not work on it
 */
export function DueDay({
  day,
  passed = false,
  off,
}: {
  day: string | null;
  passed?: boolean;
  off: string | null;
}) {
  const today = useToday();
  const shown = dueDay(day, today);
  const near = shown === '-' || (passed && day === today) ? null : dayNearness(day, today);
  return (
    <span className={css['pair']}>
      <span>{shown}</span>
      {near && <Words near={near} unit="K" />}
      {shown !== '-' && <DayOff off={off} />}
    </span>
  );
}

/** Why the branch does not work on a day: the name of a holiday, or no shift. */
export function DayOff({ off }: { off: string | null }) {
  const { t } = useTranslation();
  return off !== null && <span className={css['near']}>{off === '' ? t('plans.noShift') : label(off)}</span>;
}

function Words({ near, unit }: { near: Nearness; unit: 'K' | 'H' }) {
  const { t } = useTranslation();
  const { of, is, count } = near;
  const words =
    of === 'meter'
      ? t(is === 'over' ? 'plans.near.meterOver' : 'plans.near.meterLeft', {
          count: number(count),
          unit: t(`plans.unit.${unit}`),
        })
      : is === 'today'
        ? t('plans.near.today')
        : t(is === 'over' ? 'plans.near.daysOver' : 'plans.near.daysLeft', { count });
  return <span className={cx(css['near'], is === 'over' && css['over'])}>{words}</span>;
}
