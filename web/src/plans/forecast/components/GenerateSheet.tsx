import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { ownActor } from '../../../identity/actor.ts';
import { IdentityStep } from '../../../identity/components/IdentityStep.tsx';
import { openingOf } from '../../../identity/confirmed.ts';
import { SupplierPicker } from '../../../orders/errands/components/SupplierPicker.tsx';
import { needsSupplier } from '../generation.ts';
import type { DueRow } from '../weeks.ts';
import css from './GenerateSheet.module.css';
import { ResultRow } from './ResultRow.tsx';
import { type Generation, useGeneration } from './useGeneration.ts';

interface GenerateSheetProps {
  /** What was chosen when the sheet was opened. */
  rows: readonly DueRow[];
  onClose: () => void;
}

/** Generates the orders chosen, one after the other, and says of each how it went. */
export function GenerateSheet({ rows, onClose }: GenerateSheetProps) {
  const { t } = useTranslation();
  const [supplier, setSupplier] = useState<number | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [tried, setTried] = useState<number | null>(null);
  const asksWho = ownActor(useSession()) === null;
  const generation = useGeneration(rows);
  const { phase, left } = generation;
  const dealers = rows.filter(needsSupplier).length;
  const running = phase === 'running' || phase === 'stopping';
  const start = () => (asksWho ? setConfirming(true) : void generation.start(supplier));
  const footer = (
    <div className={css['buttons']}>
      {!running && (
        <Button size="l" onClick={onClose}>
          {t('plans.forecast.batch.close')}
        </Button>
      )}
      {phase === 'asking' && (
        <Button look="primary" size="l" onClick={start}>
          {t('plans.forecast.batch.start')}
        </Button>
      )}
      {running && (
        <Button size="l" disabled={phase === 'stopping'} onClick={generation.stop}>
          {t(phase === 'stopping' ? 'plans.forecast.batch.stopping' : 'plans.forecast.batch.stop')}
        </Button>
      )}
      {phase === 'ended' && left.length > 0 && (
        <Button look="primary" size="l" onClick={start}>
          {t('plans.forecast.batch.again')}
        </Button>
      )}
    </div>
  );
  const [first] = rows;
  if ((confirming || generation.failure !== null) && !running && first !== undefined)
    return (
      <IdentityStep
        flow={openingOf(
          'generate',
          { plate: first.plan.nr_placa, fleet: first.plan.nr_frota },
          tried,
          generation.left.length - 1,
        )}
        error={generation.failure}
        busy={false}
        onConfirm={(who) => {
          setTried(who.nr_seq_clifor);
          setConfirming(false);
          void generation.start(supplier, who);
        }}
        onClose={onClose}
      />
    );
  return (
    <Sheet
      title={t('plans.forecast.batch.title')}
      about={phase === 'asking' ? t('plans.forecast.batch.about', { count: rows.length }) : undefined}
      size="m"
      backdropCloses={false}
      // Half of them would be generated unseen.
      onClose={running ? undefined : onClose}
      footer={footer}
    >
      {phase === 'asking' && dealers > 0 && (
        <section className={css['dealers']}>
          <p>{t('plans.forecast.batch.dealers', { count: dealers })}</p>
          <SupplierPicker chosen={supplier} onChoose={setSupplier} />
        </section>
      )}
      {phase !== 'asking' && <Progress generation={generation} total={rows.length} ended={!running} />}
      <ul className={css['rows']}>
        {rows.map((row) => (
          <ResultRow
            key={row.key}
            row={row}
            begun={phase !== 'asking'}
            result={generation.results.get(row.key)}
            onOpen={onClose}
          />
        ))}
      </ul>
    </Sheet>
  );
}

function Progress({ generation, total, ended }: { generation: Generation; total: number; ended: boolean }) {
  const { t } = useTranslation();
  const states = [...generation.results.values()].map(({ state }) => state);
  const count = (state: (typeof states)[number]) => states.filter((one) => one === state).length;
  const done = total - generation.left.length;
  const sums = [
    t('plans.forecast.batch.made', { count: count('done') }),
    ...(count('refused') > 0 ? [t('plans.forecast.batch.refused', { count: count('refused') })] : []),
    ...(ended && generation.left.length > 0
      ? [t('plans.forecast.batch.left', { count: generation.left.length })]
      : []),
  ];
  return (
    <div className={css['progress']}>
      <progress max={total} value={done} aria-label={t('plans.forecast.batch.title')} />
      <p role="status">{ended ? dotted(sums) : t('plans.forecast.batch.progress', { done, total })}</p>
    </div>
  );
}
