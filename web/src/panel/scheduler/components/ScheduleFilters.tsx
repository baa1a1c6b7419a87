import { Button } from '../../../core/components/Button.tsx';
import { ChoiceField } from '../../../core/components/ChoiceField.tsx';
import { SelectField } from '../../../core/components/Field.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { CompanyField } from '../../../core/panel/CompanyField.tsx';
import { type ScheduleFilter, useRoutines } from '../api.ts';
import { hourly, hours, weekdays } from '../names.ts';
import css from './ScheduleFilters.module.css';

interface ScheduleFiltersProps {
  filter: ScheduleFilter;
  onChange: (filter: ScheduleFilter) => void;
}

/** Company, routine, day and hour the list is narrowed to (SCHED-01). */
export function ScheduleFilters({ filter, onChange }: ScheduleFiltersProps) {
  const { t } = useTranslation();
  const routines = useRoutines();
  const field = (name: keyof ScheduleFilter) => ({
    value: filter[name],
    onChange: (value: string) => onChange({ ...filter, [name]: value }),
  });
  const all = (label: string) => ({ value: '', label });
  const narrowed = Object.values(filter).some((value) => value !== '');
  return (
    <div className={css['filters']}>
      <CompanyField before={[all(t('scheduler.allCompanies'))]} {...field('company')} />
      <ChoiceField
        label={t('scheduler.routine')}
        answer={routines}
        options={[
          all(t('scheduler.allRoutines')),
          ...(routines.data ?? []).map(({ nr_sequencial, nome_rotina }) => ({
            value: String(nr_sequencial),
            label: nome_rotina,
          })),
        ]}
        {...field('routine')}
      />
      <SelectField
        label={t('scheduler.day')}
        options={[all(t('scheduler.allDays')), ...weekdays.map((day) => ({ value: day, label: label(day) }))]}
        {...field('day')}
      />
      <SelectField
        label={t('scheduler.hour')}
        options={[
          all(t('scheduler.allHours')),
          ...hours.map((hour) => ({
            value: hour,
            label: hour === hourly ? label(hour) : t('scheduler.hourOf', { hour }),
          })),
        ]}
        {...field('hour')}
      />
      {narrowed && (
        <Button look="quiet" onClick={() => onChange({ company: '', routine: '', day: '', hour: '' })}>
          {t('scheduler.clear')}
        </Button>
      )}
    </div>
  );
}
