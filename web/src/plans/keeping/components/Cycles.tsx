import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useOfficeCommand } from '../../../core/api/office.ts';
import { Button } from '../../../core/components/Button.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { Cycle, Plan } from '../api.ts';
import { type KeptCycle, keptOf, moved } from '../cycle-form.ts';
import { asksReason, ChangeQuestion } from './ChangeQuestion.tsx';
import { CycleSheet } from './CycleSheet.tsx';
import css from './Cycles.module.css';
import { Ring } from './Ring.tsx';

/** The ring of a plan and every change of it; each is sent at once, with the ring as it was read. */
export function Cycles({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Cycle | 'new' | null>(null);
  const save = useOfficeCommand('saveCycles');
  // A separate sender, so that a sheet opened meanwhile is not closed by it and does not show its failure.
  const move = useOfficeCommand('saveCycles');
  const busy = save.isPending || move.isPending;
  const ring = plan.ciclos.map(keptOf);
  const changeTo = (ciclos: KeptCycle[]) => ({
    params: { id: String(plan.nr_sequencial) },
    body: { antes: plan.ciclos.map(({ nr_sequencial }) => nr_sequencial), ciclos },
  });
  const send = (cycles: KeptCycle[]) => save.mutate(changeTo(cycles), { onSuccess: () => setOpen(null) });
  const asking = [save, move].find(({ error }) => asksReason(error));
  const resend = (motivo: string) => {
    const sent = asking?.variables;
    if (sent === undefined) return;
    const close = asking === save ? { onSuccess: () => setOpen(null) } : {};
    asking?.mutate({ ...sent, body: { ...sent.body, motivo } }, close);
  };
  const show = (cycle: Cycle | 'new' | null) => {
    save.reset();
    if (move.isError) move.reset();
    setOpen(cycle);
  };
  const without = (cycle: Cycle) => ring.filter(({ nr_sequencial }) => nr_sequencial !== cycle.nr_sequencial);
  const changed = (cycle: KeptCycle) =>
    cycle.nr_sequencial === null
      ? [...ring, cycle]
      : ring.map((one) => (one.nr_sequencial === cycle.nr_sequencial ? cycle : one));
  const add = (
    <Button look="tinted" icon={<IconPlus aria-hidden />} onClick={() => show('new')}>
      {t('plans.keeping.ring.add')}
    </Button>
  );
  return (
    <section className={css['cycles']}>
      <div className={css['head']}>
        <div>
          <h2>{t('plans.keeping.ring.title')}</h2>
          <p>
            {t(`plans.keeping.kinds.${plan.tp_plano}`)} · {t('plans.keeping.ring.about')}
          </p>
        </div>
        {plan.ciclos.length > 0 && add}
      </div>
      {move.error && asking !== move && (
        <FlowFailure title={t('plans.keeping.notSaved')} error={move.error} />
      )}
      {plan.ciclos.length === 0 ? (
        <EmptyState title={t('plans.keeping.ring.empty')} actions={add}>
          {t('plans.keeping.ring.emptyAbout')}
        </EmptyState>
      ) : (
        <Ring
          plan={plan}
          busy={busy}
          onEdit={show}
          onMove={(place, by) => move.mutate(changeTo(moved(ring, place, by)))}
        />
      )}
      {open !== null && (
        <CycleSheet
          plan={plan}
          {...(open !== 'new' && { cycle: open })}
          failure={asking === save ? null : save.error}
          busy={busy}
          onSave={(cycle) => send(changed(cycle))}
          onRemove={() => open !== 'new' && send(without(open))}
          onClose={() => show(null)}
        />
      )}
      {asking?.error && (
        <ChangeQuestion refused={asking.error} busy={busy} onYes={resend} onNo={() => asking.reset()} />
      )}
    </section>
  );
}
