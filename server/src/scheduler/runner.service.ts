import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '../core/refusal.ts';
import { routineHost } from '../core/routine-host.ts';
import { writeTrail } from '../panel/service.ts';
import { VisitError, visit } from './http.adapter.ts';
import type { AddressCheck } from './networks.ts';
import { pathRefusal, reportOf } from './path.rules.ts';
import {
  claimSlot,
  closeLost,
  listScheduled,
  type RunOutcome,
  type ScheduledRow,
  updateRun,
} from './runs.queries.ts';
import { pageOf, type RunsOptions } from './runs.service.ts';
import { dueSlot, isZone } from './slots.rules.ts';

/** What running routines needs. */
export interface RunnerOptions extends RunsOptions {
  mayAsk: AddressCheck;
  /** Longest a routine may take, in ms. */
  longest: number;
  /** Ends what is under way when the server stops. */
  stopping: AbortSignal;
  log: FastifyBaseLogger;
  /** Called when a run has ended: its letter may go. */
  onEnd(): void;
}

/** Runs what is due. */
export interface Runner {
  /**
   * Takes every due slot nobody has taken and runs it, a few at a time; closes runs whose server is gone.
   * @param at the moment that is looked at; the database's own unless a test names one
   * @returns how many slots were taken here
   */
  tick(at?: Date): Promise<number>;
  /** Waits until nothing runs here. */
  settled(): Promise<void>;
}

const mostAtOnce = 4;
/** Seconds beyond the longest run after which nobody works at it any more. */
const lostAfter = 120;

/** Builds the runner of a server. Several servers share the work; each slot is run once (G-95). */
export function createRunner(options: RunnerOptions): Runner {
  const { control } = options.databases;
  const running = new Set<Promise<void>>();

  function start(schedule: ScheduledRow, run: number): void {
    const work = execute(options, schedule, run)
      .catch((error: unknown) => options.log.error({ err: error, run }, 'a run could not be written down'))
      .finally(() => running.delete(work));
    running.add(work);
  }

  return {
    async tick(at) {
      await closeAbandoned(options);
      let taken = 0;
      for (const schedule of await listScheduled(control)) {
        const slot = slotOf(schedule, at);
        if (slot === null || options.stopping.aborted) continue;
        while (running.size >= mostAtOnce) await Promise.race(running);
        const run = await claimSlot(control, schedule, slot);
        if (run === undefined) continue;
        taken += 1;
        start(schedule, run);
      }
      return taken;
    },
    async settled() {
      await Promise.all(running);
    },
  };
}

/** The server itself, in the trail. */
const nobody = { userId: null, address: null };

const slotOf = (schedule: ScheduledRow, at: Date | undefined): Date | null =>
  isZone(schedule.ds_fuso) ? dueSlot(schedule, schedule.ds_fuso, at ?? schedule.agora) : null;

/** Runs a routine to its end, and writes down what it came to. */
async function execute(options: RunnerOptions, schedule: ScheduledRow, run: number): Promise<void> {
  const { control } = options.databases;
  const outcome = await outcomeOf(options, schedule, run);
  await updateRun(control, run, outcome);
  await writeTrail(control, nobody, [
    {
      action: 'rotina.executada',
      database: schedule.db_name,
      detail: `${schedule.nome_rotina}: ${schedule.ds_caminho}`,
      ...(outcome.error === null ? {} : { error: outcome.error }),
    },
  ]);
  options.onEnd();
}

async function closeAbandoned({ databases, longest }: RunnerOptions): Promise<void> {
  const reason = 'interrompida: o servidor que a executava parou';
  const lost = await closeLost(databases.control, Math.ceil(longest / 1_000) + lostAfter, reason);
  if (lost.length === 0) return;
  const entries = lost.map(({ nome_rotina, db_name }) => ({
    action: 'rotina.executada',
    database: db_name,
    detail: nome_rotina,
    error: reason,
  }));
  await writeTrail(databases.control, nobody, entries);
}

/** Runs a routine and tells what it came to; whatever goes wrong is its failure and nobody else's. */
async function outcomeOf(options: RunnerOptions, schedule: ScheduledRow, run: number): Promise<RunOutcome> {
  try {
    const report = reportOf(schedule.ds_caminho);
    if (report === null) return await askHost(options, schedule, run);
    const company = {
      name: schedule.ds_empresa,
      database: schedule.db_name,
      zone: schedule.ds_fuso,
      language: schedule.ds_idioma,
    };
    const page = await pageOf(options, company, report, schedule.agora);
    return { error: null, status: null, type: 'text/html', text: page };
  } catch (error) {
    if (error instanceof VisitError) return failure(error.message, error.status);
    if (error instanceof Refused) return failure(error.message);
    options.log.warn({ err: error, run }, 'a routine failed');
    return failure('o relatório não pôde ser feito');
  }
}

const failure = (error: string, status: number | null = null): RunOutcome => ({
  error,
  status,
  type: null,
  text: null,
});

async function askHost(options: RunnerOptions, schedule: ScheduledRow, run: number): Promise<RunOutcome> {
  const { ds_caminho: path, ds_host, nr_seq_empresa } = schedule;
  const host = routineHost(ds_host);
  if (host === null) return failure('a empresa não tem servidor de rotinas');
  // Checked again: the row may have been written by other hands than the panel's.
  if (pathRefusal(path) !== null) return failure('o caminho da rotina não é válido');
  const { status, type, text } = await visit(new URL(path, host), {
    mayAsk: options.mayAsk,
    headers: options.links.of(nr_seq_empresa).headers(path, run, new Date()),
    longest: options.longest,
    stopping: options.stopping,
  });
  const done = status >= 200 && status < 300;
  return { error: done ? null : `o servidor respondeu ${status}`, status, type, text };
}
