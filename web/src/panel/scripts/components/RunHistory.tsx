import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { moment } from '../../../core/panel/moment.ts';
import { type PastRun, useRuns } from '../api.ts';
import { outcomeOf } from '../matrix.ts';
import css from './RunHistory.module.css';

const looks = { ok: css['ok'], failed: css['failed'], cancelled: 'soft' };

interface RunHistoryProps {
  onAgain: (run: PastRun) => void;
  onOpen: (execucao: string) => void;
}

/** The user's own runs, newest first, to view or reuse. */
export function RunHistory({ onAgain, onOpen }: RunHistoryProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const answer = useRuns(page);
  const columns = useColumns(onAgain, onOpen);
  return (
    <section className={css['history']} aria-labelledby="multi-sql-history">
      <h2 id="multi-sql-history">{t('scripts.history')}</h2>
      <Answer
        answer={answer}
        failed={t('scripts.historyFailed')}
        empty={t('scripts.noHistory')}
        isEmpty={({ data }) => data.length === 0}
      >
        {({ data, last_page }) => (
          <>
            <DataTable
              label={t('scripts.history')}
              columns={columns}
              rows={data}
              keyOf={({ execucao }) => execucao}
              busy={answer.isPlaceholderData}
            />
            <Pagination page={page} lastPage={last_page} onPage={setPage} label={t('scripts.history')} />
          </>
        )}
      </Answer>
    </section>
  );
}

/** How it ended, or that it runs. */
function Outcome({ run }: { run: PastRun }) {
  const { t } = useTranslation();
  if (run.dt_final === null) return t('scripts.running');
  const count = run.bases.length;
  const done = run.bases.filter(({ st_base }) => st_base === 'S').length;
  const outcome = outcomeOf(run);
  return (
    <span className={looks[outcome]}>
      {t(`scripts.outcomes.${outcome}`, { count, done, wrong: count - done })}
    </span>
  );
}

function useColumns(
  onAgain: RunHistoryProps['onAgain'],
  onOpen: RunHistoryProps['onOpen'],
): Column<PastRun>[] {
  const { t } = useTranslation();
  return [
    { id: 'when', head: t('scripts.historyHeads.when'), cell: ({ dt_inicio }) => moment(dt_inicio) },
    {
      id: 'script',
      long: true,
      head: t('scripts.historyHeads.script'),
      cell: ({ ds_script }) => (
        <code className={css['script']} title={ds_script}>
          {ds_script}
        </code>
      ),
    },
    { id: 'outcome', head: t('scripts.historyHeads.outcome'), cell: (run) => <Outcome run={run} /> },
    {
      id: 'actions',
      head: t('scripts.historyHeads.actions'),
      quiet: true,
      act: true,
      cell: (run) => (
        <div className={css['actions']}>
          <Button look="quiet" onClick={() => onOpen(run.execucao)}>
            {t('scripts.open')}
          </Button>
          <Button look="quiet" onClick={() => onAgain(run)}>
            {t('scripts.again')}
          </Button>
        </div>
      ),
    },
  ];
}
