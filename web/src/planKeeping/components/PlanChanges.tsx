import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { date, dateTime } from '../../core/format/dates.ts';
import { personName } from '../../core/format/words.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import { type Plan, type PlanChange, useKeeping } from '../api.ts';
import { formerPlan, formerRing, linesOf } from '../plan-change.ts';
import { useCycleWords } from '../words.ts';
import css from './PlaceHistory.module.css';

/** Who changed a plan, why, from what to what; the newest change can be undone with one press. */
export function PlanChanges({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const ring = useKeeping('saveCycles');
  const itself = useKeeping('changePlan');
  const { interval } = useCycleWords();
  const failure = ring.error ?? itself.error;
  const [newest] = plan.mudancas;
  if (newest === undefined) return null;
  const undo = (change: PlanChange) => {
    const motivo = t('planKeeping.change.undoneReason', { day: date(change.dt_mudanca) });
    const params = { id: String(plan.nr_sequencial) };
    const told = { onSuccess: () => notify.success(t('planKeeping.change.undone')) };
    if (change.tp_mudanca === 'C')
      ring.mutate({ params, body: { ...formerRing(plan, change), motivo } }, told);
    else itself.mutate({ params, body: { ...formerPlan(change), motivo } }, told);
  };
  const words = (value: Parameters<typeof interval>[0] | null) =>
    value === null ? t('planKeeping.change.none') : interval(value, plan.tp_medidor);
  return (
    <section>
      <h2>{t('planKeeping.change.title')}</h2>
      {failure && <FlowFailure title={t('planKeeping.notSaved')} error={failure} />}
      <ol className={css['history']}>
        {plan.mudancas.map((change) => (
          <li key={change.nr_sequencial}>
            <strong>
              {t(`planKeeping.change.kinds.${change.tp_mudanca}`)} · {dateTime(change.dt_mudanca)}
            </strong>
            <span>{[personName(change.ds_colaborador), change.ds_motivo].filter(Boolean).join(' · ')}</span>
            {linesOf(change).map(({ name, before, after }) => (
              <span key={name}>
                {t('planKeeping.change.line', { name, before: words(before), after: words(after) })}
              </span>
            ))}
            <span>
              {t('planKeeping.change.counts', {
                before: change.qt_vencidos_antes,
                after: change.qt_vencidos_depois,
              })}
            </span>
            {change === newest && change.antes.ciclos.length > 0 && (
              <div>
                <Button busy={ring.isPending || itself.isPending} onClick={() => undo(change)}>
                  {t('planKeeping.change.undo')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
