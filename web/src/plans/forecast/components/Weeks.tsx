import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Forecast, Week } from '../weeks.ts';
import { WeekCard } from './WeekCard.tsx';
import { WeekDetail } from './WeekDetail.tsx';
import css from './Weeks.module.css';

interface WeeksProps {
  weeks: readonly Week[];
  forecast: Forecast;
  /** The week that is open: 'atrasados', or its Monday. */
  open: string | null;
  onOpen: (week: string | null) => void;
}

const nameOf = ({ monday }: Week) => monday ?? 'atrasados';

/** The calendar: one card per week; the open one shows its vehicles below its row of cards. */
export function Weeks({ weeks, forecast, open, onOpen }: WeeksProps) {
  const { t } = useTranslation();
  return (
    <ol className={css['weeks']} aria-label={t('plans.forecast.weeks')}>
      {weeks.flatMap((week) => {
        const name = nameOf(week);
        const isOpen = name === open && week.rows.length > 0;
        const detail = `semana-${name}`;
        return [
          <li key={name} className={css['week']}>
            <WeekCard
              week={week}
              forecast={forecast}
              open={isOpen}
              controls={detail}
              onPress={() => onOpen(isOpen ? null : name)}
            />
          </li>,
          isOpen && (
            <li key={detail} id={detail} className={cx(css['detail'])}>
              <WeekDetail key={name} week={week} forecast={forecast} />
            </li>
          ),
        ];
      })}
    </ol>
  );
}
