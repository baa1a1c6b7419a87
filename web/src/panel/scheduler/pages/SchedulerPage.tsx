import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import * as rights from '@terminal/contract/call-rights';
import { Suspense, useState } from 'react';
import { serverNow } from '../../../core/api/clock.ts';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { notify } from '../../../core/notices.ts';
import { usePanelCompanies } from '../../../core/panel/companies.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import { isSecondPress } from '../../../core/second-press.ts';
import { type Runnable, type Schedule, type ScheduleFilter, useRecordRun, useSchedules } from '../api.ts';
import { ResultPanel } from '../components/ResultPanel.tsx';
import { ScheduleFilters } from '../components/ScheduleFilters.tsx';
import { type ScheduleAct, ScheduleTable } from '../components/ScheduleTable.tsx';
import css from './SchedulerPage.module.css';

const ScheduleSheet = lazySheet(async () => (await import('../components/ScheduleSheet.tsx')).ScheduleSheet);
const RoutinesSheet = lazySheet(async () => (await import('../components/RoutinesSheet.tsx')).RoutinesSheet);
const HistorySheet = lazySheet(async () => (await import('../components/HistorySheet.tsx')).HistorySheet);
const DeleteSchedule = lazySheet(
  async () => (await import('../components/DeleteSchedule.tsx')).DeleteSchedule,
);

type Open = { act: 'edit' | 'info' | 'delete'; schedule: Schedule } | { act: 'add' } | { act: 'routines' };

/** Which routine runs for whom and when, how it went, and a run by hand (doc 3 §2, SCHED-*). */
export function SchedulerPage() {
  const { t } = useTranslation();
  const session = usePanelSession();
  const { filter, choose } = useFilter();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const { running, run, close } = useRun();
  const answer = useSchedules(filter, page);
  const onAct = (chosen: ScheduleAct) =>
    chosen.act === 'run' ? run(chosen.schedule) : setOpen({ act: chosen.act, schedule: chosen.schedule });
  return (
    <>
      <PageHead
        title={t('panel.pages.scheduler')}
        about={null}
        actions={
          <>
            <Button
              className={css['short']}
              icon={<IconListDetails size={20} aria-hidden />}
              onClick={() => setOpen({ act: 'routines' })}
            >
              {t('scheduler.routines')}
            </Button>
            {mayCallPanel(session, rights.saveSchedule) && (
              <Button
                look="primary"
                className={css['short']}
                icon={<IconPlus size={20} aria-hidden />}
                onClick={() => setOpen({ act: 'add' })}
              >
                {t('scheduler.add')}
              </Button>
            )}
          </>
        }
      />
      {filter && (
        <ScheduleFilters
          filter={filter}
          onChange={(chosen) => {
            choose(chosen);
            setPage(1);
          }}
        />
      )}
      <Answer
        answer={answer}
        failed={t('scheduler.failed')}
        empty={t('scheduler.empty')}
        isEmpty={({ agendamentos }) => agendamentos.total === 0}
      >
        {({ agendamentos: { data, total, last_page } }) => (
          <>
            <p className="soft">{t('scheduler.total', { count: total, shown: number(total) })}</p>
            <ScheduleTable schedules={data} busy={answer.isPlaceholderData} onAct={onAct} />
            <Pagination page={page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
      {running && <ResultPanel key={running.run} {...running} onClose={close} />}
      <Suspense>
        <OpenSheet
          open={open}
          company={filter?.company ?? ''}
          onRun={(again) => {
            setOpen(null);
            run(again);
          }}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    </>
  );
}

/** What the list is narrowed to; it begins with the company chosen at the login (G-89). */
function useFilter() {
  const { empresa } = usePanelSession();
  const companies = usePanelCompanies();
  const [chosen, choose] = useState<ScheduleFilter | null>(null);
  if (chosen !== null || companies.isPending) return { filter: chosen, choose };
  const own = companies.data?.find(({ name }) => name.toUpperCase() === empresa.toUpperCase());
  const company = own === undefined ? '' : String(own.id);
  return { filter: { company, routine: '', day: '', hour: '' }, choose };
}

interface Running {
  run: number;
  schedule: Runnable;
  link: string;
  place: string | null;
}

/** A run by hand: noted first, then begun by loading its link (SCHED-13). */
function useRun() {
  const { t } = useTranslation();
  const [running, setRunning] = useState<Running | null>(null);
  const record = useRecordRun();
  const run = (schedule: Runnable) => {
    // Two quick presses are one run.
    if (record.isPending || isSecondPress()) return;
    const data = new Date(serverNow()).toISOString();
    record.mutate(
      { body: { data, nr_seq_agendamento: schedule.nr_seq_agendamento } },
      {
        onSuccess: ({ id, link_execucao: link, ds_endereco: place }) =>
          setRunning({ run: id, schedule, link, place }),
        onError: () => notify.error(t('scheduler.result.failed')),
      },
    );
  };
  return { running, run, close: () => setRunning(null) };
}

interface OpenSheetProps {
  open: Open | null;
  company: string;
  onRun: (schedule: Runnable) => void;
  onClose: () => void;
}

function OpenSheet({ open, company, onRun, onClose }: OpenSheetProps) {
  switch (open?.act) {
    case 'add':
      return <ScheduleSheet schedule={null} company={company} onClose={onClose} />;
    case 'edit':
      return <ScheduleSheet schedule={open.schedule} company={company} onClose={onClose} />;
    case 'routines':
      return <RoutinesSheet onClose={onClose} />;
    case 'info':
      return <HistorySheet schedule={open.schedule} onRun={onRun} onClose={onClose} />;
    case 'delete':
      return <DeleteSchedule schedule={open.schedule} onClose={onClose} />;
    default:
      return null;
  }
}
