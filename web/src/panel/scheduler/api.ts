import type { AnswerOf, InputOf } from '@terminal/contract';
import { refreshAfter } from '../../core/api/refresh.ts';
import { usePanelCall, usePanelCommand } from '../../core/panel/hooks.ts';
import { useAway } from '../../core/useAway.ts';

/** A schedule, as its list shows it. */
export type Schedule = AnswerOf<'listSchedules'>['agendamentos']['data'][number];
/** What can be scheduled. */
export type Routine = AnswerOf<'listRoutines'>[number];
/** One run of a routine. */
export type Run = AnswerOf<'listRuns'>[number];

/** What the list of schedules is narrowed to; empty: not at all. */
export interface ScheduleFilter {
  company: string;
  routine: string;
  day: string;
  hour: string;
}

/** Runs start without user action, so the list is refreshed every half minute while the user is active. */
const halfMinute = 30_000;
const tenMinutes = 600_000;

/** A page of the schedules that match. @param filter null while it is not known yet */
export function useSchedules(filter: ScheduleFilter | null, page: number) {
  const away = useAway(tenMinutes);
  const { company = '', routine = '', day = '', hour = '' } = filter ?? {};
  const query = {
    page: String(page),
    ...(company !== '' && { empresa: company }),
    ...(routine !== '' && { rotina: routine }),
    // The choices are the contract's own.
    ...(day !== '' && { dia: day as NonNullable<InputOf<'listSchedules'>['query']['dia']> }),
    ...(hour !== '' && { hora: hour }),
  };
  return usePanelCall(
    'listSchedules',
    { query },
    {
      enabled: filter !== null,
      keepPrevious: true,
      staleTime: 0,
      refetchInterval: away ? false : halfMinute,
    },
  );
}

export const useRoutines = () => usePanelCall('listRoutines', {});

/** Runs of a routine, newest first. */
export const useRuns = (routine: number) =>
  usePanelCall('listRuns', { query: { nr_seq_rotina: String(routine) } }, { staleTime: 0 });

export const useSaveSchedule = () => usePanelCommand('saveSchedule');
export const useEditSchedule = () => usePanelCommand('editSchedule');
export const useSaveRoutine = () => usePanelCommand('saveRoutine');
export const useEditRoutine = () => usePanelCommand('editRoutine');
/** Notes a run by hand; its answer has the link that runs it. */
export const useRecordRun = () => usePanelCommand('recordRun');
/** Ends a run under way. */
export const useStopRun = () => usePanelCommand('stopRun');

/** Reads again how runs stand: one has just ended in its frame. */
export const runEnded = (): void => void refreshAfter('recordRun');

/** What is run by hand: a schedule, named for people. */
export type Runnable = Pick<Schedule, 'nr_seq_agendamento' | 'nome_rotina' | 'nome_empresa'>;
