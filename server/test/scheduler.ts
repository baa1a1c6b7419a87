import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { readConfig } from '../src/core/config.ts';
import { createLinks } from '../src/panel/scheduler/links.ts';
import { createScheduler, type Scheduler } from '../src/panel/scheduler/service.ts';
import { type Api, type SignedToPanel, startApi } from './api.ts';

/** Settings under which hosts on this machine may be asked. */
export const loopback = { ROUTINE_NETWORKS: '127.0.0.1/32', ROUTINE_TIMEOUT_MS: '1000' };

/** The key every server of the tests has. */
const secretKey = 'a key of the tests, long enough for anybody';

/** A scheduler of its own on the databases of a test; several of them are several servers. */
export function startScheduler(
  api: Pick<Api, 'databases'>,
  env: Record<string, string> = loopback,
): Scheduler {
  return createScheduler({
    databases: api.databases,
    links: createLinks({ secretKey }),
    config: readConfig({ SECRET_KEY: secretKey, SCHEDULER_EVERY_MS: '0', ...env }),
    log: pino({ level: 'silent' }),
  });
}

/** A request a company's host got. */
interface Visited {
  path: string;
  headers: IncomingMessage['headers'];
}

/** A company's host, on a port of its own. */
export async function startCompanyHost(answer: (visited: Visited, response: ServerResponse) => void) {
  const visits: Visited[] = [];
  const server = createServer((request, response) => {
    const one = { path: request.url ?? '', headers: request.headers };
    visits.push(one);
    answer(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on an address has one with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    visits,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A schedule written past the panel, as the owner of the control database. */
export async function makeSchedule(
  api: Pick<Api, 'control'>,
  wanted: { path: string; day?: string; hour?: string; emails?: string | null },
): Promise<{ routine: number; schedule: number }> {
  const { path, day = 'TODOS', hour = 'HORA EM HORA', emails = null } = wanted;
  const [routine] = await api.control<{ id: number }>(
    `insert into rotina (nome_rotina, ds_caminho)
     values ('Rotina ' || gen_random_uuid(), $1)
     returning nr_sequencial as id`,
    [path],
  );
  const [schedule] = await api.control<{ id: number }>(
    `insert into agendamento (nr_seq_rotina, nr_seq_empresa, dia_semana, hora, ds_email)
     select $1, min(nr_sequencial), $2, $3, $4 from empresa returning nr_sequencial as id`,
    [routine?.id, day, hour, emails],
  );
  if (routine === undefined || schedule === undefined) throw new Error('no schedule was made');
  return { routine: routine.id, schedule: schedule.id };
}

/** How a company's host answers. */
export type HostAnswer = Parameters<typeof startCompanyHost>[0];

/** A host that answers with a text. */
export const saying =
  (text: string, type = 'text/plain', status = 200): HostAnswer =>
  (_visited, response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

/** A run as the database keeps it. */
interface Row {
  st_execucao: string;
  nr_http: number | null;
  ds_resultado: string | null;
  ds_tipo: string | null;
  ds_erro: string | null;
  terminada: boolean;
}

/** No routine is left, and companies are as they were. */
export async function forgetRoutines(api: Api): Promise<void> {
  await api.control('delete from agendamento');
  await api.control('delete from rotina');
  await api.control("update empresa set ds_host = null, ds_fuso = 'America/Sao_Paulo', ds_idioma = 'pt'");
}

/** A server whose routines run on request of a test, and hosts for them. */
export async function openRoutines() {
  const closed = new Set<string>();
  const api = await startApi(loopback, undefined, { closed });
  const hosts: { close(): Promise<void> }[] = [];
  const closeHosts = async () => {
    for (const host of hosts.splice(0)) await host.close();
  };
  return {
    api,
    /** Databases that cannot be served, as long as they are in it. */
    closed,
    /** Nothing is left of the test before. */
    async begin() {
      await closeHosts();
      await forgetRoutines(api);
    },
    /** A host of every company. */
    async hostOf(answer: HostAnswer) {
      const host = await startCompanyHost(answer);
      hosts.push(host);
      await api.control('update empresa set ds_host = $1', [host.url]);
      return host;
    },
    /** Runs of a schedule, the oldest first. */
    rows: (schedule: number) =>
      api.control<Row>(
        `select st_execucao, nr_http, ds_resultado, ds_tipo, ds_erro, dt_final is not null as terminada
           from agendamento_execucao where nr_seq_agendamento = $1 order by nr_sequencial`,
        [schedule],
      ),
    /** One server, one look. @returns how many schedules it ran */
    async tick(env?: Record<string, string>, at?: Date): Promise<number> {
      const scheduler = startScheduler(api, env);
      const taken = await scheduler.runner.tick(at);
      await scheduler.runner.settled();
      return taken;
    },
    async close() {
      await closeHosts();
      await api.close();
    },
  };
}

/** What tests of routines work with. */
export type Routines = Awaited<ReturnType<typeof openRoutines>>;

/** A server with a user of the panel of each access, and a company. */
export async function openSchedules() {
  const api = await startApi();
  const users: Record<'L' | 'E' | 'A', SignedToPanel> = {
    L: await api.signInPanel('9002', '222'),
    E: await api.signInPanel('9003', '333'),
    A: await api.signInPanel('9001', '111'),
  };
  const [row] = await api.control<{ id: number }>('select min(nr_sequencial) as id from empresa');
  return { api, users, company: row?.id ?? 0 };
}

/** Routines and schedules as an administrator of the panel makes them. */
export const schedulesOf = (now: () => Awaited<ReturnType<typeof openSchedules>>) => {
  const routineBody = (more: object = {}) => ({
    nome_rotina: 'Avisa preventivas',
    caminho_rotina: '/rotinas/preventivas',
    observacao_rotina: null,
    acao_global: 'salvar' as const,
    ...more,
  });
  const scheduleBody = (rotina: number, more: object = {}) => ({
    rotina,
    dia: 'SEGUNDA' as const,
    hora: '6',
    nr_seq_empresa: now().company,
    acao_global: 'salvar' as const,
    emails: null,
    ...more,
  });
  return {
    routineBody,
    scheduleBody,
    addRoutine: async (more: object = {}) =>
      (await now().api.call('saveRoutine', { body: routineBody(more) }, now().users.A)).body.nr_sequencial,
    addSchedule: async (rotina: number, more: object = {}) =>
      (await now().api.call('saveSchedule', { body: scheduleBody(rotina, more) }, now().users.A)).body
        .nr_seq_agendamento,
  };
};
