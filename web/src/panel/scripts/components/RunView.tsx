import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { downloadCsv, downloadXlsx } from '../../../core/files/download.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { cancel, type ScriptRun, useHistoryRefreshed, useRunProgress, useRunResults } from '../api.ts';
import { endedOf, matrixOf, outcomeOf } from '../matrix.ts';
import { RunMatrix } from './RunMatrix.tsx';
import { RunResults } from './RunResults.tsx';
import css from './RunView.module.css';

interface RunViewProps {
  execucao: string;
  /** Names of the databases for people. */
  nameOf: (database: string) => string;
}

/** A run on many databases: progress, cancellation and results. */
export function RunView({ execucao, nameOf }: RunViewProps) {
  const { t } = useTranslation();
  const [ended, setEnded] = useState(false);
  // Polled until it has ended, also after coming back to the page while it runs.
  const { data: run } = useRunProgress(execucao, !ended);
  if (!ended && run !== undefined && run.dt_final !== null) setEnded(true);
  return (
    <section
      className={css['run']}
      aria-label={t('scripts.result')}
      // Opened from the list below it, it would lie out of sight.
      ref={seen}
    >
      {run === undefined ? (
        <p className={css['quiet']} role="status">
          {t('scripts.states.F')}
        </p>
      ) : run.dt_final !== null ? (
        <Ended run={run} nameOf={nameOf} />
      ) : (
        <Running run={run} nameOf={nameOf} />
      )}
    </section>
  );
}

/** A ref of the module's own: one made anew with each drawing would scroll each second. */
const seen = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' });

function Running({ run, nameOf }: { run: ScriptRun; nameOf: RunViewProps['nameOf'] }) {
  const { t } = useTranslation();
  const cancelling = useMutation({ mutationFn: () => cancel(run.execucao) });
  const done = endedOf(run.bases);
  return (
    <>
      <div className={css['head']}>
        <h2>{t('scripts.result')}</h2>
        <progress max={run.bases.length} value={done} aria-label={t('scripts.result')} />
        <span role="status">{t('scripts.progress', { done, count: run.bases.length })}</span>
        <Button look="danger" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {t('scripts.cancel')}
        </Button>
      </div>
      <RunMatrix bases={run.bases} nameOf={nameOf} />
    </>
  );
}

const outcomes = { ok: 'scripts.ok', cancelled: 'scripts.cancelled', failed: 'scripts.failedRun' } as const;

function Ended({ run, nameOf }: { run: ScriptRun; nameOf: RunViewProps['nameOf'] }) {
  const { t } = useTranslation();
  useHistoryRefreshed();
  const results = useRunResults(run.execucao, true);
  const outcome = outcomeOf(run);
  const table = () =>
    matrixOf(run.bases, nameOf, {
      heads: (['base', 'state', 'rows', 'time', 'error'] as const).map((head) => t(`scripts.heads.${head}`)),
      stateOf: (state) => t(`scripts.states.${state}`),
    });
  return (
    <>
      <div className={css['head']}>
        <h2>{t('scripts.result')}</h2>
        <p className={css[outcome]} role="status">
          {t(outcomes[outcome])}
        </p>
        <span className={css['push']} />
        <Button onClick={() => downloadCsv(t('scripts.file'), table())}>{t('scripts.csv')}</Button>
        <Button onClick={() => void downloadXlsx(t('scripts.file'), table())}>{t('scripts.xlsx')}</Button>
      </div>
      <RunMatrix bases={run.bases} nameOf={nameOf} />
      {results.isError && (
        <ErrorState error={results.error} busy={results.isFetching} onRetry={() => void results.refetch()} />
      )}
      {results.data?.resultados && <RunResults results={results.data.resultados} nameOf={nameOf} />}
    </>
  );
}
