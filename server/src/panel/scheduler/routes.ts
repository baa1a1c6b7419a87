import { routes } from '../../core/http/handlers.ts';
import { allRoutines, editRoutine, removeRoutine, saveRoutine } from './routines.service.ts';
import {
  openRun,
  type RunsOptions,
  recordRun,
  runsOf,
  showReport,
  showResult,
  stopRun,
  type WantedRuns,
} from './runs.service.ts';
import { editSchedule, listSchedules, removeSchedule, saveSchedule } from './schedules.service.ts';

/** The calls of the scheduler, each with the use case that answers it. */
export const schedulerRoutes = (options: RunsOptions & { runner: WantedRuns }) =>
  routes({
    listRoutines: allRoutines,
    saveRoutine: (context, { body }) => saveRoutine(context, body),
    editRoutine: (context, { body }) => editRoutine(context, body),
    async deleteRoutine(context, { body }) {
      await removeRoutine(context, body.nr_sequencial);
      return { mensagem: 'A rotina foi excluída com sucesso' };
    },
    listSchedules: (context, { query }) => listSchedules(options.links, context, query),
    filterSchedules: (context, { query }) => listSchedules(options.links, context, query),
    saveSchedule: (context, { body }) => saveSchedule(context, body),
    editSchedule: (context, { body }) => editSchedule(context, body),
    async deleteSchedule(context, { body }) {
      await removeSchedule(context, body.nr_seq_agendamento);
      return { mensagem: 'Excluído com sucesso!' };
    },
    listRuns: (context, { query }) => runsOf(options, context, query.nr_seq_rotina),
    recordRun: (context, { body }) => recordRun(options, context, body),
    async stopRun(context, { body }) {
      await stopRun(context, body.id);
      return { mensagem: 'Execução parada.' };
    },
    openRun: (_context, { params, query }) => openRun(options, params.id, query),
    showReport: (context, { params, query }) => showReport(options, context, params.nome, query),
    showResult: (context, { params, query }) => showResult(options, context, params.id, query),
  });
