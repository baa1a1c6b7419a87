import pg from 'pg';
import { Refused } from '../refusal.ts';
import { over } from './client.ts';
import { FollowingClient } from './following-client.ts';
import { createGate, type Gate } from './gate.ts';
import { type Backend, terminateBackend } from './panel-backend.ts';
import { memoryOf } from './panel-memory.ts';
import { watchConnection } from './panel-watch.ts';
import { databaseOf } from './places.ts';
import { connectOnce, type RoleKey } from './role-key.ts';
import type { LoginRole } from './roles.ts';
import type { Db } from './sql.ts';

/**
 * Kinds of work: reading a page, a free script, exporting a table; of a script for many databases: reading, rehearsal of a
 * writing script, and the committed run.
 */
export type PanelWorkKind = 'read' | 'free' | 'export' | 'scan' | 'rehearsal' | 'script';

interface Transaction {
  /** Database role: reading work uses the panel's reading role, scripts one that may change fleet tables (G-118). */
  role: LoginRole;
  begin: 'begin' | 'begin read only';
  end: 'commit' | 'rollback';
}

const reading = { role: 'painel_leitura', begin: 'begin read only', end: 'rollback' } as const;

const transactions = {
  read: reading,
  free: reading,
  export: reading,
  scan: { role: 'painel_script', begin: 'begin read only', end: 'rollback' },
  rehearsal: { role: 'painel_script', begin: 'begin', end: 'rollback' },
  script: { role: 'painel_script', begin: 'begin', end: 'commit' },
} as const satisfies Record<PanelWorkKind, Transaction>;

/** Application name of the SQL screens' connections. */
const panelConnectionName = 'terminal-painel';

/** Work and its limits. */
export interface PanelWork {
  kind: PanelWorkKind;
  /** User of a free script. */
  userId?: number;
  /** Place of the database. */
  database: string;
  /** IANA zone for output of moments. */
  zone: string;
  /** Time limit, in ms. */
  longest: number;
  /** Largest number of bytes received between two calls of `taken`. */
  mostBytes: number;
  /** Cancels it. */
  signal?: AbortSignal | undefined;
  /** Called with the backend process before anything else is sent. */
  onBackend?: (backend: Backend) => Promise<void>;
}

/** Connection of one piece of work, within its transaction. */
export interface PanelConnection {
  /** For statements of our own. */
  db: Db;
  /** For reading through a cursor. */
  client: pg.Client;
  /** Resets the byte count: everything received so far was processed. */
  taken(): void;
}

/** Connections of the SQL screens: each is created for one piece of work and closed after it. */
export interface PanelConnections {
  /**
   * Runs work in a transaction of its own: reading work is read-only and always rolled back, a rehearsal is always rolled back,
   * a script is committed at the end.
   * @throws Refused SCRIPT_TEMPO, SCRIPT_CANCELADO, RESULTADO_GRANDE when it was ended; OCUPADO when all are in use
   */
  run<T>(work: PanelWork, task: (connection: PanelConnection) => Promise<T>): Promise<T>;
  /**
   * Terminates the process of a piece of work, on whichever server it was started; no effect if the pid belongs to another
   * process by now.
   */
  terminate(kind: PanelWorkKind, database: string, backend: Backend): Promise<void>;
}

/**
 * Concurrency limits, and the longest wait for a place in ms. Scripts on many databases queue. Free scripts have separate
 * places, not all of which one user may take, so that one user's scripts block neither other scripts nor the table browser.
 */
const places = {
  read: { most: 4, wait: 1_000 },
  free: { most: 3, wait: 1_000 },
  export: { most: 2, wait: 1_000 },
  many: { most: 5, wait: 600_000 },
} as const;
type Place = keyof typeof places;
const placeOf = {
  read: 'read',
  free: 'free',
  export: 'export',
  scan: 'many',
  rehearsal: 'many',
  script: 'many',
} as const satisfies Record<PanelWorkKind, Place>;
const mostOfUser = 2;

/** Largest memory of one backend process, in bytes. */
const mostMemory = 256_000_000;

/** Time after the database's own limit at which this server terminates the process, in ms. */
const grace = 1_000;

/** Makes the connections of the SQL screens. */
export function createPanelConnections(roleKey: RoleKey): PanelConnections {
  const gateOf = (place: Place) => createGate(places[place].most, places[place].wait);
  const gates: Record<Place, Gate> = {
    read: gateOf('read'),
    free: gateOf('free'),
    export: gateOf('export'),
    many: gateOf('many'),
  };
  const users = new Map<number, Gate>();
  const gateOfUser = (id: number): Gate => {
    const gate = users.get(id) ?? createGate(mostOfUser, places.free.wait);
    users.set(id, gate);
    return gate;
  };
  const gatesOf = ({ kind, userId }: PanelWork) =>
    userId === undefined ? [gates[placeOf[kind]]] : [gateOfUser(userId), gates[placeOf[kind]]];
  const terminate: PanelConnections['terminate'] = (kind, database, backend) =>
    terminateBackend(roleKey.address(transactions[kind].role, database), roleKey.another, backend);
  return {
    terminate,
    async run(work, task) {
      const left: (() => void)[] = [];
      try {
        for (const gate of gatesOf(work)) left.push(await gate.enter());
        return await runOnce(roleKey, work, task, terminate);
      } finally {
        for (const leave of left) leave();
      }
    },
  };
}

async function runOnce<T>(
  roleKey: RoleKey,
  work: PanelWork,
  task: (connection: PanelConnection) => Promise<T>,
  terminate: PanelConnections['terminate'],
): Promise<T> {
  if (work.signal?.aborted) throw new Refused('SCRIPT_CANCELADO');
  const open = (connectionString: string) =>
    new FollowingClient({
      connectionString,
      application_name: panelConnectionName,
      options: settingsOf(work),
      connectionTimeoutMillis: 10_000,
    });
  const client = await connectOnce(
    roleKey.address(transactions[work.kind].role, work.database),
    open,
    roleKey.another,
  );
  const backend = await backendOf(client).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  const watch = watchConnection(client, {
    deadline: work.longest + grace,
    mostBytes: work.mostBytes,
    mostMemory,
    memory: () =>
      memoryOf({ pid: backend.pid, role: transactions[work.kind].role, database: databaseOf(work.database) }),
    signal: work.signal,
    terminate: () => terminate(work.kind, work.database, backend),
  });
  try {
    await work.onBackend?.(backend);
    return await inTransaction(client, transactions[work.kind], () =>
      task({ db: over(client), client, taken: watch.taken }),
    );
  } catch (error) {
    throw watch.ended() ?? timeoutOf(error, work) ?? error;
  } finally {
    // The connection is closed, so that no session state reaches the next piece of work.
    await watch.close();
  }
}

async function inTransaction<T>(
  client: pg.Client,
  { begin, end }: Transaction,
  task: () => Promise<T>,
): Promise<T> {
  await client.query(begin);
  const result = await task();
  await client.query(end);
  return result;
}

/**
 * Startup options, because RESET returns to them. `client_connection_check_interval` ends the work when the server that
 * requested it is gone.
 */
function settingsOf({ kind, longest, zone }: PanelWork): string {
  return [
    `TimeZone=${zone}`,
    'DateStyle=ISO',
    `statement_timeout=${longest}`,
    'lock_timeout=1000',
    'idle_in_transaction_session_timeout=30000',
    'work_mem=16MB',
    'max_parallel_workers_per_gather=0',
    'jit=off',
    'client_connection_check_interval=1000',
    ...(transactions[kind].begin === 'begin' ? [] : ['default_transaction_read_only=on']),
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');
}

async function backendOf(client: pg.Client): Promise<Backend> {
  const { rows } = await client.query<Backend>(
    'select pid, backend_start::text as started from pg_stat_activity where pid = pg_backend_pid()',
  );
  const [backend] = rows;
  if (backend === undefined) throw new Error('the database does not know its own process');
  return backend;
}

/** The refusal if the database's own time limit ended the statement first. */
function timeoutOf(error: unknown, { longest }: PanelWork): Refused | undefined {
  const late = error instanceof pg.DatabaseError && error.code === '57014';
  return late ? tooLong(longest) : undefined;
}

const tooLong = (longest: number) =>
  new Refused('SCRIPT_TEMPO', { valores: { segundos: String(Math.round(longest / 1_000)) } });
