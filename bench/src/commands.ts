import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ask } from '../../server/src/core/db/client.ts';
import { addressOf } from '../../server/src/core/db/places.ts';
import { hashDigits } from '../../server/src/core/digits.ts';
import { type Headers, signIn } from './http.ts';
import { sendCommand } from './send.ts';
import type { Place } from './world.ts';

/** A technician of the measurement and the orders he works off, one after the other. */
export interface Worker {
  person: number;
  headers: Headers;
  orders: number[];
}

const digits = '123';
const bodyHash = Buffer.alloc(32);
const firstNumber = 70_000;

/** Technicians of their own, signed in, with fresh orders of one service each. */
export async function makeWorkers(world: Place, count: number): Promise<Worker[]> {
  const workers: Worker[] = [];
  for (let n = 0; n < count; n += 1) {
    const registration = String(firstNumber + n);
    await ensureTechnician(world, registration);
    workers.push({ ...(await signIn(world.base, registration, digits)), orders: [] });
  }
  return workers;
}

async function ensureTechnician(world: Place, registration: string): Promise<void> {
  await inCompany(world, async (client) => {
    const { rows } = await client.query<{ nr_sequencial: number }>(
      `insert into g_clifor (tp_clifor, ds_colaborador, nr_matricula, ds_funcao) values ('C', $1, $2, 'MECANICO')
           on conflict (nr_matricula) do update set st_status = 'A' returning nr_sequencial`,
      [`MEDICAO ${registration}`, registration],
    );
    const personId = rows[0]?.nr_sequencial ?? 0;
    const hash = (purpose: 'login' | 'confirma') =>
      hashDigits({ secretKey: world.secretKey, purpose, companyId: 1, personId, digits });
    await client.query('insert into clifor_acesso values ($1, $2, $3) on conflict do nothing', [
      personId,
      hash('login'),
      hash('confirma'),
    ]);
    await client.query("insert into clifor_filial values ($1, 1, 'S') on conflict do nothing", [personId]);
    // What a run that was broken off left him working on.
    await client.query(
      "update execucao set dt_final = now(), tp_fim = 'F' where nr_seq_clifor_inicio = $1 and dt_final is null",
      [personId],
    );
  });
}

/** Gives each worker fresh orders. @returns the numbers of all */
export async function refill(world: Place, workers: Worker[], each: number): Promise<number[]> {
  const orders = await newOrders(world, workers.length * each);
  workers.forEach((worker, n) => {
    worker.orders = orders.slice(n * each, (n + 1) * each);
  });
  return orders;
}

/** Puts orders and their work back by a year: thousands closed within an hour would make another company of the measured one. */
export async function setAside(world: Place, orders: number[]): Promise<void> {
  await inCompany(world, async (client) => {
    // Intervals first: marked as overlapping, they need not lie inside their order.
    await client.query(
      `update execucao set st_sobreposta = 'S', dt_inicio = dt_inicio - interval '1 year', dt_final = dt_final - interval '1 year'
        where nr_seq_os = any ($1)`,
      [orders],
    );
    await client.query(
      `update os set dt_os = dt_os - interval '1 year', dt_inicial = dt_inicial - interval '1 year',
                     dt_final = dt_final - interval '1 year'
        where nr_sequencial = any ($1)`,
      [orders],
    );
    await client.query('vacuum (analyze) os, execucao');
  });
}

/** Numbers of fresh orders: open, not started, one service. */
export async function newOrders(world: Place, count: number): Promise<number[]> {
  return inCompany(world, async (client) => {
    const { rows } = await client.query<{ nr_sequencial: string }>(
      `with novas as (
         insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, hr_sla, km_atual)
         select 1, v.nr_placa, '1', 'FROTA', interval '24 hours', 1
           from (select nr_placa from veiculo_filial where nr_seq_filial = 1 limit 500) v, generate_series(1, $1)
          limit $1
         returning nr_sequencial)
       insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade)
       select nr_sequencial, (select min(nr_sequencial) from item where st_habilita_execucao = 'S'), 1 from novas
       returning nr_seq_os as nr_sequencial`,
      [count],
    );
    return rows.map((row) => Number(row.nr_sequencial));
  });
}

/** Works everything off through the calls; answers commands per second. @param base of the calls */
export async function commandRate(base: string, workers: Worker[]): Promise<number> {
  return timed(workers, async (worker, order) => {
    const body = { nr_seq_os: order, nr_seq_clifor: worker.person, cpf: digits };
    await done(base, worker, 'POST', 'os/itens/execucoes/iniciar', body);
    await done(base, worker, 'PUT', 'os/itens/execucoes/encerrar', body);
  });
}

async function done(base: string, worker: Worker, method: 'POST' | 'PUT', path: string, body: object) {
  const { status, codigo } = await sendCommand(base, worker.headers, { method, path, body });
  if (status !== 200) throw new Error(`${path}: ${status} ${codigo}`);
}

/** The same effect as bare transactions: key, lock, interval, order, item, event. */
export async function bareCommandRate(workers: Worker[], clients: pg.Client[]): Promise<number> {
  return timed(workers, async (worker, order, n) => {
    const client = clients[n];
    if (client === undefined) throw new Error('one connection per worker');
    await ask(client, 'begin');
    await key(client, worker.person);
    await ask(client, 'select 1 from os where nr_sequencial = $1 for update', [order]);
    await ask(client, 'insert into execucao (nr_seq_os, nr_seq_clifor_inicio) values ($1, $2)', [
      order,
      worker.person,
    ]);
    await ask(client, "update os set st_os = 'P', dt_inicial = now() where nr_sequencial = $1", [order]);
    await event(client, 'exec.iniciada', order);
    await ask(client, 'commit');
    await ask(client, 'begin');
    await key(client, worker.person);
    await ask(client, 'select 1 from os where nr_sequencial = $1 for update', [order]);
    await ask(
      client,
      "update execucao set dt_final = now(), tp_fim = 'F' where nr_seq_os = $1 and dt_final is null",
      [order],
    );
    await ask(client, 'update os_item set dt_atendido = now() where nr_seq_os = $1', [order]);
    await ask(client, "update os set st_os = 'R', dt_final = now() where nr_sequencial = $1", [order]);
    await event(client, 'os.encerrada', order);
    await ask(client, 'commit');
  });
}

async function key(client: pg.Client, person: number): Promise<void> {
  await ask(
    client,
    "insert into comando (nr_seq_clifor, cd_chave, ds_comando, hs_corpo, nr_http, js_resposta) values ($1, $2, 'bare', $3, 200, '{}')",
    [person, randomUUID(), bodyHash],
  );
}

async function event(client: pg.Client, name: string, order: number): Promise<void> {
  await ask(
    client,
    "insert into evento (ds_evento, nr_seq_filial, nr_seq_os, js_dados) values ($1, 1, $2, '{}')",
    [name, order],
  );
}

async function timed(
  workers: Worker[],
  work: (worker: Worker, order: number, n: number) => Promise<void>,
): Promise<number> {
  const started = performance.now();
  await Promise.all(
    workers.map(async (worker, n) => {
      for (const order of worker.orders) await work(worker, order, n);
    }),
  );
  const commands = workers.reduce((sum, worker) => sum + worker.orders.length * 2, 0);
  return commands / ((performance.now() - started) / 1_000);
}

/** A piece of work in the company database as administrator. */
export async function inCompany<T>(world: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(world.adminUrl, 'empresa_demo') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
