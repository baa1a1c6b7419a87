import { setTimeout as sleep } from 'node:timers/promises';
import { type RunReason, reasonText } from '@terminal/contract/run-reasons';
import type { FastifyBaseLogger } from 'fastify';
import type { ControlDb } from '../../core/db/pools.ts';
import { insertTrail } from '../../core/events/trail.queries.ts';
import type { TrailEntry } from '../../core/http/context.ts';
import type { AddressCheck } from '../../core/outside/networks.ts';
import { Refused } from '../../core/refusal.ts';
import { routineHost } from '../../core/routine-host.ts';
import { VisitError, visit } from './http.adapter.ts';
import { pathRefusal, reportOf } from './path.rules.ts';
import {
  type ClosedRow,
  claimRun,
  claimSlot,
  closeLost,
  insertSilent,
  isRunning,
  listScheduled,
  type RunnableRow,
  type RunOutcome,
  type ScheduledRow,
  updateRun,
} from './runs.queries.ts';
import { pageOf, type RunsOptions, type WantedRuns } from './runs.service.ts';
import { dueSlot, isZone } from './slots.rules.ts';

/** What running routines needs. */
export interface RunnerOptions extends RunsOptions {
  mayAsk: AddressCheck;
  /** Longest a routine may take, in ms. */
  longest: number;
  /** Ends what is under way when the server stops. */
  stopping: AbortSignal;
  log: FastifyBaseLogger;
  /** Called when a run has ended: its e-mail may go. */
  onEnd(): void;
}

/** Runs what is due. */
export interface Runner extends WantedRuns {
  /**
   * Claims and runs all due slots, a few at a time; closes runs whose server is gone.
   * @param at the moment that is looked at; the database's own unless a test names one
   * @returns how many slots were taken here
   */
  tick(at?: Date): Promise<number>;
  /** Waits until nothing runs here. */
  settled(): Promise<void>;
}

const mostAtOnce = 4;
/** Seconds beyond the longest run after which a run counts as abandoned. */
const lostAfter = 120;
/** ms between two looks whether a run was stopped, or has ended elsewhere. */
const looksEvery = 500;

/** Builds the runner of a server. Several servers share the work; each slot is run once (G-95). */
export function createRunner(options: RunnerOptions): Runner {
  const { control } = options.databases;
  const running = new Set<Promise<void>>();

  function start(routine: RunnableRow, run: number, user: number | null): Promise<void> {
    const work = execute(options, routine, run, user)
      .catch((error: unknown) => options.log.error({ err: error, run }, 'a run could not be written down'))
      .finally(() => running.delete(work));
    running.add(work);
    return work;
  }

  return {
    async tick(at) {
      await tellFailures(control, [...(await closeAbandoned(options)), ...(await insertSilent(control))]);
      let taken = 0;
      for (const schedule of await listScheduled(control)) {
        const slot = slotOf(schedule, at);
        if (slot === null || options.stopping.aborted) continue;
        while (running.size >= mostAtOnce) await Promise.race(running);
        const run = await claimSlot(control, schedule, slot);
        if (run === undefined) continue;
        taken += 1;
        void start(schedule, run, null);
      }
      return taken;
    },
    async runWanted(run) {
      const wanted = await claimRun(control, run);
      if (wanted !== undefined) return start(wanted, run, wanted.nr_seq_usuario);
      const end = Date.now() + options.longest;
      while (Date.now() < end && !options.stopping.aborted && (await isRunning(control, run)))
        await sleep(looksEvery);
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

/** Runs a routine to its end, and stores the result. */
async function execute(
  options: RunnerOptions,
  routine: RunnableRow,
  run: number,
  user: number | null,
): Promise<void> {
  const { control } = options.databases;
  const stopped = new AbortController();
  const stopping = AbortSignal.any([options.stopping, stopped.signal]);
  const ended = new AbortController();
  const watched = watchStop(control, run, stopped, ended.signal);
  const outcome = await outcomeOf({ ...options, stopping }, routine, run).finally(() => ended.abort());
  await watched;
  // The run was closed by someone else, who has announced it.
  if (!(await updateRun(control, run, outcome))) return;
  await insertTrail(control, { userId: user, address: null }, [
    {
      action: 'rotina.executada',
      database: routine.db_name,
      detail: `${routine.nome_rotina}: ${routine.ds_caminho}`,
      ...(outcome.error === null ? {} : { error: outcome.error }),
    },
  ]);
  options.onEnd();
}

/** Stops a run on this server once it was closed, on any server. */
async function watchStop(control: ControlDb, run: number, stopped: AbortController, ended: AbortSignal) {
  while (!ended.aborted) {
    await sleep(looksEvery, undefined, { signal: ended, ref: false }).catch(() => undefined);
    // A database that does not answer stops nothing.
    if (!ended.aborted && !(await isRunning(control, run).catch(() => true))) return stopped.abort();
  }
}

const closeAbandoned = ({ databases, longest }: RunnerOptions): Promise<ClosedRow[]> =>
  closeLost(databases.control, Math.ceil(longest / 1_000) + lostAfter);

async function tellFailures(control: ControlDb, failures: readonly ClosedRow[]): Promise<void> {
  if (failures.length === 0) return;
  const entries = failures.map(
    ({ nome_rotina, db_name, ds_erro }): TrailEntry => ({
      action: 'rotina.executada',
      database: db_name,
      detail: nome_rotina,
      error: ds_erro,
    }),
  );
  await insertTrail(control, nobody, entries);
}

/** Runs a routine and returns its result; any error is a failure of this run only. */
async function outcomeOf(options: RunnerOptions, schedule: RunnableRow, run: number): Promise<RunOutcome> {
  if (!schedule.ativa) return failure({ code: 'FORA_DE_SERVICO' });
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
    if (error instanceof VisitError) return failure(error.reason, error.status);
    if (error instanceof Refused) return failure(error);
    options.log.warn({ err: error, run }, 'a routine failed');
    return failure({ code: 'RELATORIO' });
  }
}

const failure = (reason: RunReason | Refused, status: number | null = null): RunOutcome => ({
  error: reason instanceof Refused ? reason.message : reasonText(reason),
  status,
  type: null,
  text: null,
});

async function askHost(options: RunnerOptions, schedule: RunnableRow, run: number): Promise<RunOutcome> {
  const { ds_caminho: path, ds_host, nr_seq_empresa } = schedule;
  const host = routineHost(ds_host);
  if (host === null) return failure({ code: 'SEM_SERVIDOR' });
  // Checked again: the row may have been written by other hands than the panel's.
  if (pathRefusal(path) !== null) return failure({ code: 'CAMINHO_INVALIDO' });
  const { status, type, text } = await visit(new URL(path, host), {
    mayAsk: options.mayAsk,
    headers: options.links.of(nr_seq_empresa).headers(path, run, new Date()),
    longest: options.longest,
    stopping: options.stopping,
  });
  const done = status >= 200 && status < 300;
  return { error: done ? null : reasonText({ code: 'STATUS', status }), status, type, text };
}
