import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import * as rights from '@terminal/contract/call-rights';
import { reasonIn } from '@terminal/contract/run-reasons';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { type Column, DataTable, Pair } from '../../../core/components/DataTable.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import { type Run, type Runnable, type Schedule, useRuns, useStopRun } from '../api.ts';
import css from './Form.module.css';
import { Outcome } from './Outcome.tsx';
import { ResultFrame } from './ResultFrame.tsx';

const perPage = 10;

interface HistorySheetProps {
  schedule: Schedule;
  onRun: (schedule: Runnable) => void;
  onClose: () => void;
}

/** The runs of a routine, what each answered; one that runs is stopped here, one that failed run again (SCHED-14). */
export function HistorySheet({ schedule, onRun, onClose }: HistorySheetProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Run | null>(null);
  const answer = useRuns(schedule.nr_seq_arquivo);
  const columns = useColumns(schedule, setShown, onRun);
  return (
    <Sheet
      title={t('scheduler.history.title', { routine: schedule.nome_rotina })}
      about={t('scheduler.history.about')}
      onClose={onClose}
      size="xl"
      footer={
        shown ? <Button onClick={() => setShown(null)}>{t('scheduler.history.back')}</Button> : undefined
      }
    >
      {shown?.link_resultado ? (
        <div className={css['frame']}>
          <ResultFrame
            title={t('scheduler.result.frame', { routine: schedule.nome_rotina })}
            link={shown.link_resultado}
          />
        </div>
      ) : (
        <div className="rows-close">
          <Answer
            answer={answer}
            failed={t('scheduler.history.failed')}
            empty={t('scheduler.history.empty')}
            isEmpty={(runs) => runs.length === 0}
          >
            {(runs) => (
              <>
                <DataTable
                  label={t('scheduler.history.title', { routine: schedule.nome_rotina })}
                  columns={columns}
                  rows={runs.slice((page - 1) * perPage, page * perPage)}
                  keyOf={({ id }) => String(id)}
                />
                <Pagination page={page} lastPage={Math.ceil(runs.length / perPage)} onPage={setPage} />
              </>
            )}
          </Answer>
        </div>
      )}
    </Sheet>
  );
}

function useColumns(
  { ds_fuso: zone, nome_rotina }: Schedule,
  show: (run: Run) => void,
  onRun: (schedule: Runnable) => void,
): Column<Run>[] {
  const { t, i18n } = useTranslation();
  return [
    { id: 'id', head: t('scheduler.history.id'), cell: ({ id }) => id },
    { id: 'when', head: t('scheduler.history.when'), cell: ({ dt_record }) => dateTime(dt_record, zone) },
    { id: 'company', head: t('scheduler.history.company'), cell: ({ nome_empresa }) => nome_empresa },
    {
      id: 'who',
      head: t('scheduler.history.who'),
      cell: ({ ds_usuario }) => ds_usuario ?? t('scheduler.history.server'),
    },
    { id: 'outcome', head: t('scheduler.history.outcome'), cell: (run) => <RunOutcome run={run} /> },
    {
      id: 'email',
      head: t('scheduler.history.email'),
      cell: ({ st_email, ds_erro_email }) =>
        st_email === null ? (
          '–'
        ) : (
          <span title={ds_erro_email === null ? undefined : reasonIn(i18n.language, ds_erro_email)}>
            {t(`scheduler.history.emails.${st_email}`)}
          </span>
        ),
    },
    {
      id: 'actions',
      head: t('scheduler.heads.actions'),
      quiet: true,
      act: true,
      cell: (run) => (
        <>
          {run.link_resultado !== null && (
            <IconButton
              label={t('scheduler.history.open', { id: run.id })}
              icon={<IconFileText size={20} aria-hidden />}
              onClick={() => show(run)}
            />
          )}
          <RunActs run={run} onRun={(again) => onRun({ ...again, nome_rotina })} />
        </>
      ),
    },
  ];
}

interface RunActsProps {
  run: Run;
  onRun: (schedule: Omit<Runnable, 'nome_rotina'>) => void;
}

/** Stops a run under way; runs a failed one again, as a run of its own. */
function RunActs({ run, onRun }: RunActsProps) {
  const { t } = useTranslation();
  const session = usePanelSession();
  const stop = useStopRun();
  const { id, nr_seq_agendamento, nome_empresa } = run;
  if (run.st_execucao === 'X')
    return (
      mayCallPanel(session, rights.stopRun) && (
        <IconButton
          label={t('scheduler.history.stop', { id })}
          disabled={stop.isPending}
          icon={<IconPlayerStopFilled size={20} aria-hidden />}
          onClick={() =>
            stop.mutate({ body: { id } }, { onError: () => notify.error(t('scheduler.history.stopFailed')) })
          }
        />
      )
    );
  return (
    run.st_execucao === 'F' &&
    nr_seq_agendamento !== null &&
    mayCallPanel(session, rights.recordRun) && (
      <IconButton
        label={t('scheduler.history.again', { id })}
        icon={<IconRefresh size={20} aria-hidden />}
        onClick={() => onRun({ nr_seq_agendamento, nome_empresa })}
      />
    )
  );
}

function RunOutcome({ run }: { run: Run }) {
  const { t, i18n } = useTranslation();
  const seconds = run.dt_final && Math.round((Date.parse(run.dt_final) - Date.parse(run.dt_record)) / 1_000);
  const facts = [
    run.ds_erro !== null && reasonIn(i18n.language, run.ds_erro),
    run.nr_http !== null && run.ds_erro === null && t('scheduler.history.http', { status: run.nr_http }),
    typeof seconds === 'number' &&
      run.ds_usuario === null &&
      t('scheduler.history.seconds', { count: seconds }),
  ].filter(Boolean);
  const state = <Outcome state={run.st_execucao} reason={null} />;
  return facts.length === 0 ? state : <Pair first={state} second={dotted(facts)} />;
}
