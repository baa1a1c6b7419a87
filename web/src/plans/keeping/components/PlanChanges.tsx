import { useId } from 'react';
import { useOfficeCommand } from '../../../core/api/office.ts';
import { Button } from '../../../core/components/Button.tsx';
import { date, dateTime } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { Plan, PlanChange } from '../api.ts';
import { formerPlan, formerRing, linesOf } from '../plan-change.ts';
import { useChangeWords } from '../words.ts';
import { asksReason, ChangeQuestion } from './ChangeQuestion.tsx';
import history from './PlaceHistory.module.css';
import css from './PlanChanges.module.css';

/** Changes of a plan with person, reason and values; the newest can be undone, with the same question as any change. */
export function PlanChanges({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const ring = useOfficeCommand('saveCycles');
  const itself = useOfficeCommand('changePlan');
  const titleId = useId();
  const words = useChangeWords(plan.tp_medidor);
  const [newest] = plan.mudancas;
  if (newest === undefined) return null;
  const busy = ring.isPending || itself.isPending;
  const failure = ring.error ?? itself.error;
  const asking = asksReason(failure) ? failure : null;
  const stop = () => {
    ring.reset();
    itself.reset();
  };
  const undo = (motivo?: string) => {
    const params = { id: String(plan.nr_sequencial) };
    const why = motivo === undefined ? {} : { motivo };
    const told = { onSuccess: () => notify.success(t('plans.keeping.change.undone')) };
    if (newest.tp_mudanca === 'C')
      ring.mutate({ params, body: { ...formerRing(plan, newest), ...why } }, told);
    else itself.mutate({ params, body: { ...formerPlan(newest), ...why } }, told);
  };
  return (
    <section className={css['changes']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('plans.keeping.change.title')}</h2>
      {failure && !asking && <FlowFailure title={t('plans.keeping.notSaved')} error={failure} />}
      <ol className={history['history']}>
        {plan.mudancas.map((change) => (
          <li key={change.nr_sequencial}>
            <strong>
              {t(`plans.keeping.change.kinds.${change.tp_mudanca}`)} · {dateTime(change.dt_mudanca)}
            </strong>
            <span>{dotted([personName(change.ds_colaborador), change.ds_motivo])}</span>
            {linesOf(change).map((line) => (
              <span key={words(line)}>{words(line)}</span>
            ))}
            {change.ds_motivo !== null && (
              <span>
                {t('plans.keeping.change.counts', {
                  before: change.qt_vencidos_antes,
                  after: change.qt_vencidos_depois,
                })}
              </span>
            )}
            {change.ds_motivo !== null && change.qt_a_vencer_antes !== null && (
              <span>
                {t('plans.keeping.change.soon', {
                  before: change.qt_a_vencer_antes,
                  after: change.qt_a_vencer_depois,
                })}
              </span>
            )}
            {change === newest && canUndo(change) && (
              <div>
                <Button busy={busy} onClick={() => undo()}>
                  {t('plans.keeping.change.undo')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {asking && (
        <ChangeQuestion
          refused={asking}
          proposed={t('plans.keeping.change.undoneReason', { day: date(newest.dt_mudanca) })}
          busy={busy}
          onYes={undo}
          onNo={stop}
        />
      )}
    </section>
  );
}

/** A ring is never emptied: the first one of a plan stays. */
const canUndo = ({ tp_mudanca, antes }: PlanChange) => tp_mudanca === 'P' || antes.ciclos.length > 0;
