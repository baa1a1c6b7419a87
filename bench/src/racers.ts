import pg from 'pg';
import { addressOf } from '../../server/src/core/db/places.ts';
import { makeWorkers, newOrders, type Worker } from './commands.ts';
import { type CallOutcome, type Command, sendAsScreen } from './send.ts';
import type { World } from './world.ts';

/** Two technicians at two servers of one database, and what sets the scene for them. */
export interface Racers {
  /** Sends a command as the first or second technician, through his own server. */
  send(who: 0 | 1, command: (worker: Worker) => Command): Promise<CallOutcome>;
  workers: Worker[];
  /** A fresh order of one service, open and not started. */
  order(): Promise<number>;
  /** A statement of the scene, as administrator. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Sends everybody home. */
  endAllWork(): Promise<unknown>;
  close(): Promise<void>;
}

/** Parts that came late by an import: their stock rows are numbered against the order of their items. */
const otherOrder = `
  with pecas as (
    insert into item (ds_item, nr_tipo) select 'PECA DE CORRIDA ' || n, 4 from generate_series(1, 5) n returning nr_sequencial),
  linhas as (
    insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo)
    select 1, nr_sequencial, 'CORRIDA' || nr_sequencial, 5000 from pecas order by nr_sequencial desc
    returning nr_sequencial)
  insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento) select nr_sequencial, 5000, 'E' from linhas`;

/** Signs two technicians in and opens the door to the scene. */
export async function prepareRacers(world: World, besideBase: string): Promise<Racers> {
  const workers = await makeWorkers(world, 2);
  const bases = [world.base, besideBase];
  const admin = new pg.Client({ connectionString: addressOf(world.adminUrl, 'empresa_demo') });
  await admin.connect();
  await admin.query(otherOrder);
  const stock: number[] = [];
  return {
    workers,
    send(who, make) {
      const worker = workers[who];
      const base = bases[who];
      if (worker === undefined || base === undefined) throw new Error('two racers');
      return sendAsScreen(base, worker.headers, make(worker));
    },
    async order() {
      if (stock.length === 0) stock.push(...(await newOrders(world, 500)));
      return stock.pop() ?? 0;
    },
    async sql(text, values = []) {
      return (await admin.query<Record<string, unknown>>(text, values)).rows;
    },
    endAllWork: () =>
      admin.query(
        "update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where dt_final is null",
      ),
    close: () => admin.end(),
  };
}
