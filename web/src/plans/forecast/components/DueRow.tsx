import { Fragment } from 'react';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { cx } from '../../../core/cx.ts';
import { date } from '../../../core/format/dates.ts';
import { tenths } from '../../../core/format/decimals.ts';
import { number } from '../../../core/format/numbers.ts';
import { plateText } from '../../../core/format/plates.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import type { Forecast, DueRow as Row } from '../weeks.ts';
import { shortDay } from '../words.ts';
import css from './DueRow.module.css';
import { Lacking } from './Lacking.tsx';

interface DueRowProps {
  row: Row;
  forecast: Forecast;
  /** Whether it is chosen; null: no order can be generated for it. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
}

/** A cycle of a vehicle: when it is due, how long it takes, which parts are missing and what prevents it. */
export function DueRow({ row, forecast, chosen, onChoose }: DueRowProps) {
  const { t } = useTranslation();
  const { plan, due } = row;
  return (
    <li className={css['row']}>
      {chosen === null ? (
        <span className={css['choice']} />
      ) : (
        <label className={css['choice']}>
          <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="visually-hidden">
            {t('plans.forecast.row.select', { plate: plateText(plan.nr_placa), cycle: due.ds_ciclo })}
          </span>
        </label>
      )}
      <div className={css['vehicle']}>
        <PlateLink plate={plan.nr_placa} size="s" />
        {plan.nr_frota !== null && (
          <span className={css['small']}>{t('plans.forecast.row.fleet', { number: plan.nr_frota })}</span>
        )}
      </div>
      <div className={css['cycle']}>
        <strong>{due.ds_ciclo}</strong>
        <span className={css['small']}>
          {t(`plans.forecast.kinds.${plan.tp_plano}`)} · {label(plan.ds_plano)}
        </span>
        {plan.st_concessionaria !== 0 && (
          <span className={css['small']}>{t('plans.forecast.row.dealer')}</span>
        )}
      </div>
      <When row={row} />
      <div className={css['hours']}>
        {due.horas === null ? (
          <span className={css['small']}>{t('plans.forecast.row.noHours')}</span>
        ) : (
          <>
            <strong>{t('plans.forecast.hours', { value: tenths(due.horas) })}</strong>
            <span className={css['small']}>
              {t(due.tp_horas === 'P' ? 'plans.forecast.row.fromPlan' : 'plans.forecast.row.fromHistory')}
            </span>
          </>
        )}
      </div>
      <Notes row={row} forecast={forecast} />
    </li>
  );
}

function When({ row: { plan, due } }: { row: Row }) {
  const { t } = useTranslation();
  return (
    <div className={css['when']}>
      <strong>{date(due.dt_prevista, 'UTC')}</strong>
      {due.st_plano !== null && (
        <span className={cx(css['small'], due.st_plano === 'V' && css['late'])}>
          {t(`plans.forecast.row.status.${due.st_plano}`)}
        </span>
      )}
      {due.folga !== null && (
        <span className={css['small']}>
          {t(due.folga === '' ? 'plans.forecast.row.noShift' : 'plans.forecast.row.holiday', {
            name: label(due.folga),
            day: shortDay(due.dt_util),
          })}
        </span>
      )}
      {due.repetido && <span className={css['small']}>{t('plans.forecast.row.again')}</span>}
      {!due.repetido && plan.km_proximo !== null && (
        <Meter left={plan.km_proximo - plan.km_atual} unit={plan.tp_medidor} />
      )}
    </div>
  );
}

/** How much is left on the meter, or how far it is beyond. */
function Meter({ left, unit }: { left: number; unit: 'K' | 'H' }) {
  const { t } = useTranslation();
  const over = left <= 0;
  return (
    <span className={cx(css['small'], over && css['late'])}>
      {t(`plans.forecast.row.${over ? 'over' : 'left'}${unit}`, { value: number(Math.abs(left)) })}
    </span>
  );
}

function Notes({ row: { plan, due }, forecast }: { row: Row; forecast: Forecast }) {
  const { t } = useTranslation();
  const beside = due.junto.map(({ nr_seq_veiculo_plano, dt_prevista }) => {
    const other = forecast.planos.find((one) => one.nr_seq_veiculo_plano === nr_seq_veiculo_plano);
    return `${label(other?.ds_plano ?? '')} (${shortDay(dt_prevista)})`;
  });
  return (
    <ul className={css['notes']}>
      {!due.repetido && plan.nr_seq_os !== null && (
        <li>
          <Link to="/os/$id" params={{ id: String(plan.nr_seq_os) }}>
            {t('plans.forecast.row.order', { number: number(plan.nr_seq_os) })}
          </Link>
        </li>
      )}
      {plan.outras_os.length > 0 && (
        <li>
          {t('plans.forecast.row.others')}{' '}
          {plan.outras_os.map((order, place) => (
            <Fragment key={order}>
              {place > 0 && ', '}
              <Link to="/os/$id" params={{ id: String(order) }}>
                {number(order)}
              </Link>
            </Fragment>
          ))}
        </li>
      )}
      {due.faltas.length > 0 && (
        <li className={css['lacks']}>
          <Lacking parts={due.faltas} />
        </li>
      )}
      {beside.length > 0 && <li>{t('plans.forecast.row.together', { plans: beside.join(', ') })}</li>}
    </ul>
  );
}
