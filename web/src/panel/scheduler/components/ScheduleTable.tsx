import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import * as rights from '@terminal/contract/call-rights';
import { IconButton } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import type { Schedule } from '../api.ts';
import { hourly } from '../names.ts';
import { Moment } from './Moment.tsx';
import { Outcome } from './Outcome.tsx';
import { PathText } from './PathText.tsx';
import css from './ScheduleTable.module.css';

/** An action on a schedule. */
export interface ScheduleAct {
  act: 'run' | 'edit' | 'info' | 'delete';
  schedule: Schedule;
}

interface ScheduleTableProps {
  schedules: readonly Schedule[];
  busy: boolean;
  onAct: (act: ScheduleAct) => void;
}

/** Schedules with when they run, how their last run went and what can be done (SCHED-02). */
export function ScheduleTable({ schedules, busy, onAct }: ScheduleTableProps) {
  const { t } = useTranslation();
  const columns: Column<Schedule>[] = [
    { id: 'company', head: t('scheduler.heads.company'), cell: ({ nome_empresa }) => nome_empresa },
    {
      id: 'routine',
      head: t('scheduler.heads.routine'),
      cell: ({ nome_rotina, ds_caminho }) => (
        <>
          <strong className={css['name']}>{nome_rotina}</strong>
          <span className={css['below']}>
            <PathText path={ds_caminho} />
          </span>
        </>
      ),
    },
    {
      id: 'path',
      head: t('scheduler.heads.path'),
      cell: ({ ds_caminho }) => <PathText path={ds_caminho} />,
    },
    { id: 'day', head: t('scheduler.heads.day'), cell: ({ dia_semana }) => label(dia_semana) },
    {
      id: 'hour',
      head: t('scheduler.heads.hour'),
      cell: ({ hora }) => (
        <span className={css['hour']}>
          {hora === hourly ? label(hora) : t('scheduler.hourOf', { hour: hora })}
        </span>
      ),
    },
    {
      id: 'last',
      head: t('scheduler.heads.last'),
      cell: (schedule) => (
        <>
          <Last schedule={schedule} />
          <span className={css['below']}>
            {t('scheduler.heads.next')}: <Next schedule={schedule} />
          </span>
        </>
      ),
    },
    {
      id: 'next',
      head: t('scheduler.heads.next'),
      cell: (schedule) => <Next schedule={schedule} />,
    },
    {
      id: 'actions',
      head: t('scheduler.heads.actions'),
      act: true,
      cell: (schedule) => <Acts schedule={schedule} onAct={onAct} />,
    },
  ];
  return (
    <div className={css['table']}>
      <DataTable
        label={t('panel.pages.scheduler')}
        columns={columns}
        rows={schedules}
        keyOf={({ nr_seq_agendamento }) => String(nr_seq_agendamento)}
        busy={busy}
      />
    </div>
  );
}

function Last({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const { qt_dias_parado: silent } = schedule;
  return (
    <>
      <LastRun schedule={schedule} />
      {silent !== null && (
        <strong className={css['silent']}>{t('scheduler.silent', { count: silent })}</strong>
      )}
    </>
  );
}

function LastRun({ schedule: { ultima, ds_fuso } }: { schedule: Schedule }) {
  const { t } = useTranslation();
  if (ultima === null) return <span className={css['never']}>{t('scheduler.never')}</span>;
  return (
    <Outcome state={ultima.st_execucao} reason={ultima.ds_erro}>
      <Moment at={ultima.dt_record} zone={ds_fuso} />
    </Outcome>
  );
}

function Next({ schedule: { proxima, ds_fuso } }: { schedule: Schedule }) {
  const { t } = useTranslation();
  if (proxima === null) return t('scheduler.noZone');
  return (
    <span className={css['whole']}>
      <Moment at={proxima} zone={ds_fuso} />
    </span>
  );
}

function Acts({ schedule, onAct }: { schedule: Schedule; onAct: ScheduleTableProps['onAct'] }) {
  const { t } = useTranslation();
  const session = usePanelSession();
  const names = { routine: schedule.nome_rotina, company: schedule.nome_empresa };
  const runnable = schedule.link_execucao !== null;
  return (
    <div className={css['acts']}>
      {mayCallPanel(session, rights.recordRun) && (
        <IconButton
          label={t(runnable ? 'scheduler.run' : 'scheduler.noHost', names)}
          disabled={!runnable}
          icon={<IconPlayerPlay size={20} aria-hidden />}
          onClick={() => onAct({ act: 'run', schedule })}
        />
      )}
      {mayCallPanel(session, rights.editSchedule) && (
        <IconButton
          label={t('scheduler.edit', names)}
          icon={<IconPencil size={20} aria-hidden />}
          onClick={() => onAct({ act: 'edit', schedule })}
        />
      )}
      <IconButton
        label={t('scheduler.info', names)}
        icon={<IconHistory size={20} aria-hidden />}
        onClick={() => onAct({ act: 'info', schedule })}
      />
      {mayCallPanel(session, rights.deleteSchedule) && (
        <IconButton
          label={t('scheduler.delete', names)}
          className={css['ending']}
          icon={<IconTrash size={20} aria-hidden />}
          onClick={() => onAct({ act: 'delete', schedule })}
        />
      )}
    </div>
  );
}
