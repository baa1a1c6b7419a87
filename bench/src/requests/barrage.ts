import { type CallName, calls } from '@terminal/contract';
import fc from 'fast-check';
import type pg from 'pg';
import { apiKey } from '../http.ts';
import { type Caller, type Ground, rowsOf } from './callers.ts';
import { type Answer, breach } from './judge.ts';
import { fire } from './send.ts';
import { type Shot, shotsOf } from './shot.ts';

/** An installation with company DEMO, and connections of its administrator to its two databases. */
export interface Field {
  port: number;
  company: pg.ClientBase;
  control: pg.ClientBase;
}

/** Which requests are sent: equal ones for an equal seed. */
export interface Order {
  seed: number;
  /** Requests before these that are left out. */
  from: number;
  count: number;
  onProgress?(tally: Tally): void;
}

/** Something that was promised and not kept, with all it takes to send it again. */
export interface Breach {
  number: number;
  why: string;
  shot: Shot;
  answer: Answer;
}

/** What the requests came to. */
export interface Tally {
  sent: number;
  seconds: number;
  byStatus: Map<number, number>;
  byKind: Map<Shot['kind'], number>;
  /** Calls of which at least one request was done. */
  done: Set<CallName>;
  breaches: Breach[];
}

/** Logins of the kinds of senders; the terminal's bear the digits they prove themselves with. */
const logins = new Map<Caller, { path: string; body: object }>([
  ['attendant', { path: 'auth/login', body: { matricula: '1001', cpf: '123' } }],
  ['staff', { path: 'auth/login', body: { matricula: '1201', cpf: '456' } }],
  ['supplier', { path: 'auth/login', body: { loginExterno: 'S', codigo: '31', cnpj: '00123' } }],
  ['L', { path: 'painel/loginPainel', body: { empresa: 'DEMO', matricula: '9002', cpf: '222' } }],
  ['E', { path: 'painel/loginPainel', body: { empresa: 'DEMO', matricula: '9003', cpf: '333' } }],
  ['U', { path: 'painel/loginPainel', body: { empresa: 'DEMO', matricula: '9004', cpf: '444' } }],
  ['A', { path: 'painel/loginPainel', body: { empresa: 'DEMO', matricula: '9001', cpf: '111' } }],
]);

// The keys of an object are the names its type lists.
const names = Object.keys(calls) as CallName[];
/** Requests of one call in a row of the plan. */
const each = 5;
const atOnce = 12;
/** Requests between two looks after accounts and sessions. */
const together = 100;

/** Sends generated requests of every call and judges each answer. */
export async function barrage(field: Field, order: Order): Promise<Tally> {
  const ground = await layGround(field);
  const tally: Tally = {
    sent: 0,
    seconds: 0,
    byStatus: new Map(),
    byKind: new Map(),
    done: new Set(),
    breaches: [],
  };
  const tokens: Partial<Record<Caller, string>> = {};
  const started = performance.now();
  const row = names.length * each;
  for (let begin = order.from; begin < order.from + order.count; ) {
    const inRow = begin % row;
    const end = Math.min(begin - inRow + row, order.from + order.count);
    const shots = planned(order.seed, Math.floor(begin / row), ground).slice(inRow, inRow + end - begin);
    for (let first = 0; first < shots.length; first += together) {
      await refresh(field, tokens);
      const target = { port: field.port, apiKey, tokens };
      await volley(shots.slice(first, first + together), begin + first, target, tally);
    }
    tally.seconds = (performance.now() - started) / 1_000;
    order.onProgress?.(tally);
    begin = end;
  }
  return tally;
}

/** A row of the plan: some requests of every call, mixed. */
function planned(seed: number, row: number, ground: Ground): Shot[] {
  const sets = names.map((name, n) =>
    fc.sample(shotsOf(name, ground), { seed: seed + row * names.length + n, numRuns: each }),
  );
  return Array.from({ length: each }, (_, turn) => sets.flatMap((set) => set.slice(turn, turn + 1))).flat();
}

async function volley(
  shots: Shot[],
  first: number,
  target: Parameters<typeof fire>[1],
  tally: Tally,
): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let own = next++; own < shots.length; own = next++) {
      const shot = shots[own];
      if (shot === undefined) return;
      const answer = await fire(shot, target);
      count(shot, answer, first + own, tally);
      // The session was ended; the next request signs in again.
      if (answer.status === 401 && shot.kind !== 'transport') target.tokens[shot.caller] &&= '';
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function count(shot: Shot, answer: Answer, number: number, tally: Tally): void {
  tally.sent += 1;
  tally.byStatus.set(answer.status, (tally.byStatus.get(answer.status) ?? 0) + 1);
  tally.byKind.set(shot.kind, (tally.byKind.get(shot.kind) ?? 0) + 1);
  if (answer.status >= 200 && answer.status < 300) tally.done.add(shot.call);
  const why = breach(shot, answer);
  if (why !== null) tally.breaches.push({ number, why, shot, answer });
}

/** Grants what the senders need, and finds rows that requests may name. */
async function layGround({ company, control }: Field): Promise<Ground> {
  await company.query(
    "update g_clifor set st_planos = 'S', st_conjunto = 'S', st_borracharia = 'S', st_inventario = 'S' where nr_matricula in ('1001', '1201')",
  );
  // Calls of who administers the company are reached by one of them.
  await company.query("update g_clifor set st_administra = 'S' where nr_matricula = '1201'");
  // The panel's users are changed by some of the requests; they are put back before each row.
  await control.query('create temporary table usuario_antes as select * from usuario_painel');
  const people = await company.query<{ nr_matricula: string; nr_sequencial: number }>(
    "select nr_matricula, nr_sequencial from g_clifor where nr_matricula in ('1001', '1201')",
  );
  const technician = people.rows.find((row) => row.nr_matricula === '1001')?.nr_sequencial ?? 0;
  const acting = { person: technician, digits: '123' };
  const found = new Map<string, number[]>();
  for (const [kind, statement] of Object.entries(rowsOf)) found.set(kind, await numbers(company, statement));
  return {
    rows: (kind) => found.get(kind) ?? [],
    plates: await texts(
      company,
      'select nr_placa as valor from veiculo_filial where nr_seq_filial = 1 order by 1 limit 20',
    ),
    tyreNumbers: await texts(company, 'select nr_fogo as valor from pneu order by 1 limit 20'),
    databases: await texts(control, 'select db_name as valor from empresa order by 1'),
    companies: await numbers(
      control,
      "select nr_sequencial from empresa where tp_base = 'T' order by 1 limit 1",
    ),
    tables: ['os', 'g_clifor', 'veiculo', 'evento'],
    actors: { attendant: acting, staff: acting, supplier: { person: 31, digits: '001' } },
  };
}

async function numbers(client: pg.ClientBase, statement: string): Promise<number[]> {
  const { rows } = await client.query<{ nr_sequencial: string }>(statement);
  return rows.map((row) => Number(row.nr_sequencial));
}

async function texts(client: pg.ClientBase, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ valor: string }>(statement);
  return rows.map((row) => row.valor);
}

/** Releases locked accounts, restores the panel's users, and signs in callers without session. */
async function refresh(field: Field, tokens: Partial<Record<Caller, string>>): Promise<void> {
  await field.control.query('delete from tentativa_login');
  await field.control.query(
    `update usuario_painel u set (ds_nome, nr_matricula, hm_digitos, ds_senha, tp_acesso, ds_redes, st_status)
          = (select a.ds_nome, a.nr_matricula, a.hm_digitos, a.ds_senha, a.tp_acesso, a.ds_redes, a.st_status
               from usuario_antes a where a.nr_sequencial = u.nr_sequencial)
      where u.nr_sequencial in (select nr_sequencial from usuario_antes)`,
  );
  for (const [caller, login] of logins) {
    if (tokens[caller]) continue;
    tokens[caller] = await signIn(field.port, caller, login);
  }
}

/** @returns the token of a new session */
export async function signIn(port: number, caller: Caller, login = logins.get(caller)): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${login?.path}`, {
    method: 'POST',
    headers: { ApiKey: apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(login?.body),
  });
  // A login answers with one of the two, depending on the caller.
  const answer = (await response.json()) as { token?: string; colabPainel?: { token: string } };
  const token = answer.token ?? answer.colabPainel?.token;
  if (token === undefined) throw new Error(`${caller} is not let in: ${JSON.stringify(answer)}`);
  return token;
}
