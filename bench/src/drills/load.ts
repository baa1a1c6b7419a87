import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Worker } from '../commands.ts';

/** A press of a button and what became of it. */
export interface Press {
  person: number;
  /** uuid of the press. */
  key: string;
  order: number;
  deed: Deed;
  /** The server said it was done. */
  acknowledged: boolean;
  /** Status and code of a refusal that ended it; empty otherwise. */
  refused: string;
}

/** One delivery of a press. */
export interface Delivery {
  /** By performance.now(). */
  sentAt: number;
  /** Milliseconds until the answer. */
  took: number;
  /** HTTP status; 0: the connection broke or nobody listened. */
  status: number;
  /** The server sent Retry-After. */
  hasRetryAfter: boolean;
  codigo: string;
}

/** Technicians at work, each on one order after the other. */
export interface Load {
  presses: Press[];
  deliveries: Delivery[];
  /** Lets all finish their running order; commands are repeated until they are answered. */
  stop(): Promise<void>;
}

interface LoadOptions {
  base: string;
  workers: Worker[];
  /** Fresh orders, taken from the end. */
  orders: number[];
  /** Defect: a lost answer is asked for again as if the button had been pressed anew. */
  forgetsKeys?: boolean;
  /** Unanswered technicians stop instead of repeating. */
  givesUp?: boolean;
}

export type Deed = 'start' | 'comment' | 'pause' | 'resume' | 'finish';

/** What is done with each order, in this order. */
export const deeds: readonly Deed[] = ['start', 'comment', 'pause', 'resume', 'finish'];
const digits = '123';
const prefix = 'os/itens/execucoes';
const againAfterMs = 50;
/** Nobody presses for longer than this. */
const patienceMs = 60_000;

/** Loads a server with commands: start, comment, pause, resume, finish, each as soon as the last is answered. */
export function putUnderLoad(options: LoadOptions): Load {
  const agent = new Agent({ connections: options.workers.length });
  const load: { presses: Press[]; deliveries: Delivery[]; stopping: boolean } = {
    presses: [],
    deliveries: [],
    stopping: false,
  };
  const work = async (worker: Worker) => {
    while (!load.stopping) {
      const order = options.orders.pop();
      if (order === undefined) throw new Error('The load has worked off all its orders.');
      for (const deed of deeds) {
        const settled = await settle(options, agent, worker, pressOf(worker, order, deed), load);
        if (!settled && options.givesUp) return;
      }
    }
  };
  const done = Promise.all(options.workers.map(work));
  done.catch(() => undefined); // told by stop()
  return {
    presses: load.presses,
    deliveries: load.deliveries,
    async stop() {
      load.stopping = true;
      await done;
      await agent.close();
    },
  };
}

/** A press of a button, not delivered yet. */
export function pressOf(worker: Worker, order: number, deed: Deed): Press {
  return { person: worker.person, key: randomUUID(), order, deed, acknowledged: false, refused: '' };
}

/** Delivers a press until it is answered, as the screens do. @returns whether it was */
async function settle(
  { base, forgetsKeys = false, givesUp = false }: LoadOptions,
  agent: Agent,
  worker: Worker,
  press: Press,
  told: Pick<Load, 'presses' | 'deliveries'>,
): Promise<boolean> {
  told.presses.push(press);
  const deadline = performance.now() + patienceMs;
  let key = press.key;
  while (performance.now() < deadline) {
    const delivery = await deliver({ base, agent, worker, press, key });
    told.deliveries.push(delivery);
    press.acknowledged = delivery.status === 200;
    if (press.acknowledged) return true;
    if (delivery.status !== 0 && delivery.status !== 503) {
      press.refused = `${delivery.status} ${delivery.codigo}`;
      return true;
    }
    if (givesUp) return false;
    if (forgetsKeys) key = randomUUID();
    await sleep(againAfterMs);
  }
  return false;
}

interface Parcel {
  base: string;
  agent: Agent;
  worker: Worker;
  press: Press;
  /** The press's own, unless a defect is planted. */
  key: string;
  /** Hangs up. */
  signal?: AbortSignal;
  /** As if a terminal had stored it without network, and sends it at once. */
  stored?: boolean;
}

/** Delivers a press once. */
export async function deliver({
  base,
  agent,
  worker,
  press,
  key,
  signal,
  stored,
}: Parcel): Promise<Delivery> {
  const sentAt = performance.now();
  const { method, path, body } = commandOf(press);
  try {
    const response = await request(`${base}/api/${path}`, {
      method,
      headers: { ...worker.headers, 'Idempotency-Key': key, ...(stored && { 'Feito-Ha': '0' }) },
      body: JSON.stringify(body),
      dispatcher: agent,
      ...(signal !== undefined && { signal }),
    });
    // Every answer is a JSON object; only a refusal has a code.
    const answer = (await response.body.json()) as { codigo?: string };
    return {
      sentAt,
      took: performance.now() - sentAt,
      status: response.statusCode,
      hasRetryAfter: response.headers['retry-after'] !== undefined,
      codigo: answer.codigo ?? '',
    };
  } catch {
    return { sentAt, took: performance.now() - sentAt, status: 0, hasRetryAfter: false, codigo: '' };
  }
}

/** The call of a press. A comment bears the press's key as its words: two of them show that it was applied twice. */
function commandOf({ deed, order, person, key }: Press): {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
} {
  const who = { nr_seq_clifor: person, cpf: digits };
  switch (deed) {
    case 'comment':
      return {
        method: 'PUT',
        path: `os/${order}/observacao`,
        body: { nr_seq_clifor: person, ds_observacao: key },
      };
    case 'pause':
      return {
        method: 'PUT',
        path: `${prefix}/initPause`,
        body: { nr_seq_os: order, justificativa: 'Refeicao', ...who },
      };
    case 'finish':
      return { method: 'PUT', path: `${prefix}/encerrar`, body: { nr_seq_os: order, ...who } };
    default:
      return { method: 'POST', path: `${prefix}/iniciar`, body: { nr_seq_os: order, ...who } };
  }
}
