import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type Behind, useFigures } from '../api.ts';
import css from './Counters.module.css';

/** In the order of the screen (DASH-02). */
const names = [
  'os_frota',
  'os_armazem',
  'os_externas',
  'os_ag_aprovacao',
  'os_reabertas',
  'os_ticketlog',
] as const;

/** The six counts; pressed, each shows its orders. Without figures the cards are empty (DASH-11). */
export function Counters({ onOpen }: { onOpen: (behind: Behind) => void }) {
  const { t } = useTranslation();
  const { data } = useFigures('getDashboardCounters');
  return (
    <ul className={css['counters']} aria-label={t('dashboard.counters.name')}>
      {names.map((name) => {
        const title = t(`dashboard.counters.${name}`);
        const count = <strong>{data === undefined ? '' : number(data[name])}</strong>;
        return (
          <li key={name} className={css['counter']}>
            {data === undefined ? (
              <p>
                <span>{title}</span> {count}
              </p>
            ) : (
              <button type="button" onClick={() => onOpen({ grupo: 'contador', valor: name, title })}>
                <span>{title}</span> {count}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
