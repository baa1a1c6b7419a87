import { tenths } from '../../../core/format/decimals.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Forecast } from '../weeks.ts';
import css from './Capacity.module.css';

/** What the hours of the weeks are compared with, which plans cannot be dated, and why missing parts are not named. */
export function Capacity({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation();
  const { capacidade, sem_data, oculto } = forecast;
  const hours = capacidade.horas === null ? '' : tenths(capacidade.horas);
  return (
    <div className={css['lines']}>
      <p>
        {capacidade.horas === null
          ? t('plans.forecast.noCapacity')
          : t(capacidade.semanas === 1 ? 'plans.forecast.capacityOne' : 'plans.forecast.capacity', {
              hours,
              plans: tenths(capacidade.planos ?? 0),
              weeks: capacidade.semanas,
            })}
      </p>
      {sem_data > 0 && <p>{t('plans.forecast.undated', { count: sem_data })}</p>}
      {oculto && <p>{t('plans.forecast.blind')}</p>}
    </div>
  );
}
