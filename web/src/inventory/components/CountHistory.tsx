import { Answer } from '../../core/components/Answer.tsx';
import { dateTime, time } from '../../core/format/dates.ts';
import { quantityText } from '../../core/format/decimals.ts';
import { dotted } from '../../core/format/dotted.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useCounts } from '../api.ts';
import css from './CountHistory.module.css';

/** A count that came this much later than it was made was made without network, in ms. */
const late = 60_000;

/** Every count of a row: how many, who, when, at which terminal. */
export function CountHistory({ inventory, stock }: { inventory: number; stock: number }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const answer = useCounts(inventory, stock);
  return (
    <Answer
      answer={answer}
      failed={t('inventory.count.historyFailed')}
      empty={t('inventory.count.historyNone')}
      isEmpty={(counts) => counts.length === 0}
    >
      {(counts) => (
        <ol className={css['list']}>
          {counts.map((count) => {
            const { dt_contagem, dt_registro, nr_seq_terminal, qt_saldo_contagem } = count;
            const parts = [
              dateTime(dt_contagem, ds_fuso),
              ...(Date.parse(dt_registro) - Date.parse(dt_contagem) > late
                ? [t('inventory.count.late', { time: time(dt_registro, ds_fuso) })]
                : []),
              ...(qt_saldo_contagem === null
                ? []
                : [t('inventory.count.balance', { balance: quantityText(qt_saldo_contagem) })]),
              ...(nr_seq_terminal === null
                ? []
                : [t('inventory.count.terminal', { number: nr_seq_terminal })]),
            ];
            return (
              <li key={count.nr_sequencial}>
                <strong>
                  {count.nr_qtidade_contagem === null
                    ? t('inventory.hidden')
                    : quantityText(count.nr_qtidade_contagem)}
                </strong>
                <span>
                  {personName(count.ds_contou)}
                  <small>{dotted(parts)}</small>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Answer>
  );
}
