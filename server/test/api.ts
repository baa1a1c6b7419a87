import { randomUUID } from 'node:crypto';
import { type AnswerOf, type CallName, calls, type InputOf, type RefusalCode } from '@terminal/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/core/config.ts';
import { addressOf } from '../src/core/db/places.ts';
import { type Databases, openDatabases } from '../src/core/db/pools.ts';
import { createRoleKey } from '../src/core/db/role-key.ts';
import type { PanelListener } from '../src/core/http/panel-listener.ts';
import { createLog } from '../src/core/log.ts';
import { cloneWorld, type TestWorld } from './database.ts';

/** A signed-in person as tests use him. */
export interface Signed {
  token: string;
  person: number;
  digits: string;
  answer: AnswerOf<'login'>;
}

/** A user signed in to the panel. */
export interface SignedToPanel {
  token: string;
}

/** What came back: the typed answer when it went well, the refusal otherwise. */
interface Reply<N extends CallName> {
  status: number;
  body: AnswerOf<N>;
  codigo: RefusalCode | undefined;
  mensagem: string | undefined;
  campos: Record<string, string> | undefined;
  headers: LightMyRequestResponse['headers'];
}

type Sent<N extends CallName> = Partial<InputOf<N>> & { key?: string; headers?: Record<string, string> };

export interface Api {
  app: FastifyInstance;
  databases: Databases;
  apiKey: string;
  companyDatabase: string;
  controlDatabase: string;
  /** The statements sent since the last reset. */
  statements: { text: string; values: readonly unknown[] }[];
  /** A connection of the owner to the company database, for one piece of work. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** Sends a call of the contract, with a fresh Idempotency-Key for commands. */
  call<N extends CallName>(name: N, sent?: Sent<N>, who?: { token: string } | null): Promise<Reply<N>>;
  signIn(login: string, digits: string): Promise<Signed>;
  signInSupplier(code: string, digits: string): Promise<Signed>;
  /** A user of the panel by registration, digits of the CPF and, where one is asked for, password. */
  signInPanel(registration: string, digits: string, password?: string): Promise<SignedToPanel>;
  /** A statement as the owner of the company database, to arrange and to look. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The same in the control database. */
  control<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface StartOptions {
  world?: TestWorld;
  log?: DestinationStream;
  /** Databases that cannot be served, as long as they are in it. */
  closed?: ReadonlySet<string>;
  panelListener?: PanelListener | undefined;
}

/**
 * A server of its own on a fresh copy of the test world, or on one beside others; with a web folder it serves the pages
 * as well, with a place for its log it writes one.
 */
export async function startApi(
  env: Record<string, string> = {},
  webFolder?: string,
  { world: shared, log, closed = new Set(), panelListener }: StartOptions = {},
): Promise<Api> {
  const world = shared ?? (await cloneWorld());
  const statements: Api['statements'] = [];
  const config = readConfig({
    SECRET_KEY: world.secretKey,
    CONTROL_DATABASE: world.controlDatabase,
    // Messages to outside services leave when a test asks for it.
    SERVICES_EVERY_MS: '0',
    // So do routines.
    SCHEDULER_EVERY_MS: '0',
    INTAKE_EVERY_MS: '0',
    // On a busy machine a connection takes longer to open than in production.
    POOL_WAIT_MS: '10000',
    ...env,
  });
  const roleKey = createRoleKey({ url: world.adminUrl, others: config.servers }, config);
  const databases = openDatabases(world.controlDatabase, {
    roleKey,
    poolSize: config.poolSize,
    poolTotal: config.poolTotal,
    poolWaitMs: config.poolWaitMs,
    closed,
    onError: () => undefined,
    onStatement: (text, values) => statements.push({ text, values }),
  });
  const logger = createLog(log === undefined ? 'silent' : config.logLevel, log);
  const app = await createApp({
    config,
    databases,
    admin: { url: world.adminUrl },
    logger,
    version: '1.0.0',
    roleKey,
    panelListener,
    ...(webFolder === undefined ? {} : { webFolder }),
  });
  await app.ready();
  const company = new pg.Pool({ connectionString: addressOf(world.adminUrl, world.companyDatabase), max: 2 });
  const control = new pg.Pool({ connectionString: addressOf(world.adminUrl, world.controlDatabase), max: 1 });
  for (const pool of [company, control]) pool.on('error', () => undefined);

  const call: Api['call'] = async (name, sent = {}, who = null) => {
    const definition = calls[name];
    const response = await app.inject({
      method: definition.method,
      url: addressWith(definition.path, sent),
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
      headers: {
        apikey: world.apiKey,
        ...(who === null ? {} : { token: who.token }),
        ...(definition.command && !definition.unkeyed ? { 'idempotency-key': sent.key ?? randomUUID() } : {}),
        ...sent.headers,
      },
    });
    return read(response);
  };

  const signInWith = async (body: InputOf<'login'>['body'], digits: string): Promise<Signed> => {
    const reply = await call('login', { body });
    if (reply.status !== 200) throw new Error(`login refused: ${reply.codigo}`);
    return { token: reply.body.token, person: reply.body.tecnicoId, digits, answer: reply.body };
  };

  return {
    app,
    databases,
    apiKey: world.apiKey,
    companyDatabase: world.companyDatabase,
    controlDatabase: world.controlDatabase,
    statements,
    call,
    signIn: (matricula, cpf) => signInWith({ matricula, cpf }, cpf),
    signInSupplier: (codigo, cnpj) => signInWith({ loginExterno: 'S', codigo, cnpj }, cnpj.slice(0, 3)),
    async signInPanel(matricula, cpf, senha) {
      const body = { empresa: 'DEMO', matricula, cpf, ...(senha === undefined ? {} : { senha }) };
      const reply = await call('panelLogin', { body });
      if (reply.status !== 200 || !('colabPainel' in reply.body))
        throw new Error(`panel login refused: ${reply.codigo ?? 'password'}`);
      return { token: reply.body.colabPainel.token };
    },
    sql: (text, values) => rowsOf(company, text, values),
    control: (text, values) => rowsOf(control, text, values),
    async withClient(work) {
      const client = await company.connect();
      let done = false;
      try {
        const result = await work(client);
        done = true;
        return result;
      } finally {
        // What failed half-way leaves no transaction behind.
        client.release(!done);
      }
    },
    async close() {
      await app.close();
      await Promise.all([databases.close(), company.end(), control.end()]);
    },
  };
}

async function rowsOf<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(text, values);
  return rows;
}

function addressWith(path: string, sent: { params?: unknown; query?: unknown }): string {
  const params = (sent.params ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams((sent.query ?? {}) as Record<string, string>).toString();
  return `/api/${filled}${query === '' ? '' : `?${query}`}`;
}

function read<N extends CallName>(response: LightMyRequestResponse): Reply<N> {
  const json = response.headers['content-type']?.toString().includes('json') === true;
  // What the server sends has been checked against the contract by the mount; refusals share one shape.
  const body = (json ? response.json() : response.body) as AnswerOf<N>;
  const refusal =
    json && response.statusCode >= 400
      ? (body as { codigo?: RefusalCode; mensagem?: string; campos?: Record<string, string> })
      : {};
  return {
    status: response.statusCode,
    body,
    codigo: refusal.codigo,
    mensagem: refusal.mensagem,
    campos: refusal.campos,
    headers: response.headers,
  };
}
