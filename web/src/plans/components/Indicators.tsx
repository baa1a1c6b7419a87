import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Status } from '../api.ts';
import css from './Indicators.module.css';

/** What is counted: preventives of vehicles, of bodies, of warehouse equipment. */
export type DueKind = 'preventive' | 'bodywork' | 'warehouse';

/** An indicator: what, how urgent, and how many; undefined while unknown. */
export interface Indicator {
  kind: DueKind;
  status: Status;
  count: number | undefined;
}

interface IndicatorsProps {
  indicators: readonly Indicator[];
  /** The one whose list is open. */
  pressed: Pick<Indicator, 'kind' | 'status'> | null;
  onPress: (indicator: Pick<Indicator, 'kind' | 'status'>) => void;
}

/** How much is overdue and due soon, each a way to its list (PREV-02, WARE-02). */
export function Indicators({ indicators, pressed, onPress }: IndicatorsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css['row']}>
      <legend className="visually-hidden">{t('plans.indicators.name')}</legend>
      {indicators.map(({ kind, status, count }) => (
        <button
          key={kind + status}
          type="button"
          className={css['indicator']}
          data-overdue={status === 'V' && (count ?? 0) > 0}
          data-pressed={pressed?.kind === kind && pressed.status === status}
          aria-haspopup="dialog"
          onClick={() => onPress({ kind, status })}
        >
          {status === 'V' ? <IconAlertTriangle aria-hidden /> : <IconCalendarDue aria-hidden />}
          <span className={css['words']}>
            <strong>
              {t(kind === 'bodywork' ? 'plans.indicators.bodywork' : 'plans.indicators.preventive')}
            </strong>{' '}
            <span>{t(`plans.indicators.${status}`)}</span>
          </span>{' '}
          <span className={css['count']}>{count === undefined ? '–' : number(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
