import { deliveryReasonText } from '@terminal/contract/delivery-reasons';
import { type CommandEvent, runCommand } from '../core/commands/run.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import type { Announcer } from '../core/events/announcer.ts';
import { lockKinds } from '../core/message-kinds.ts';
import { queueLockClearing } from '../outbox/service.ts';
import type { Adapters, Delivered } from './adapters.ts';
import {
  findOrderScope,
  type TakenRow,
  takeDue,
  takeTicket,
  updateFailed,
  updateSent,
} from './delivery.queries.ts';
import { waitAfter } from './rules.ts';

/** Carries messages to outside services, outside of any transaction (G-14). */
export interface Courier {
  /** Sends due messages. @returns number of claimed messages */
  sendDue(db: CompanyDb, database: string): Promise<number>;
  /** Sends the ticket message of an order now, unless it was sent or is being sent. */
  sendTicket(db: CompanyDb, database: string, order: number): Promise<void>;
}

interface CourierOptions {
  adapters: Adapters;
  announcer: Announcer;
  /** Aborts sending when the server stops; these messages are retried later. */
  stopping: AbortSignal;
  /** Longest a service may take, in ms. */
  longestAnswer: number;
}

const mostAtOnce = 5;

/** Builds the courier of a server. */
export function createCourier(options: CourierOptions): Courier {
  return {
    async sendDue(db, database) {
      const messages = await takeDue(db, mostAtOnce);
      await Promise.all(messages.map((message) => send(options, db, database, message)));
      return messages.length;
    },
    async sendTicket(db, database, order) {
      const message = await takeTicket(db, order);
      if (message !== undefined) await send(options, db, database, message);
    },
  };
}

/** Sends a message, and notes what became of it. */
async function send(
  options: CourierOptions,
  db: CompanyDb,
  database: string,
  message: TakenRow,
): Promise<void> {
  let delivered: Delivered;
  try {
    delivered = await deliver(options, database, message);
  } catch (error) {
    const wait = waitAfter(message.tp_integracao, message.qt_tentativas);
    await record(options, db, message, (tx) =>
      updateFailed(tx, message.nr_sequencial, { reason: reasonOf(error), wait }),
    );
    return;
  }
  // If recording the success fails, the message is sent again with the same reference when the lease ends. That is no failure
  // of the service and is not recorded as one.
  await record(options, db, message, async (tx) => {
    await updateSent(tx, message.nr_sequencial, delivered);
    if (isLocked(message, delivered.answer)) await queueLockClearing(tx, lockOf(message));
  });
}

/** Hands a message to its service. @throws when the service refuses, fails or does not answer in time */
function deliver(
  { adapters, stopping, longestAnswer }: CourierOptions,
  database: string,
  { nr_sequencial, tp_integracao, nr_tipo, js_envio }: TakenRow,
): Promise<Delivered> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestAnswer)]);
  const reference = `${database}-${nr_sequencial}`;
  return adapters[tp_integracao](
    { reference, service: tp_integracao, kind: nr_tipo, body: js_envio },
    signal,
  );
}

/** Records the result and its event in one transaction, then announces it. */
async function record(
  { announcer }: CourierOptions,
  db: CompanyDb,
  message: TakenRow,
  write: (tx: CompanyDb) => Promise<void>,
): Promise<void> {
  const outcome = await runCommand(db, internalCommand, 'UTC', async (tx) => {
    await write(tx);
    return { json: 'null', events: [await changed(tx, message)] };
  });
  announcer.announce(db, outcome.events);
}

/** Background work: no idempotency key, no person. */
const internalCommand = { personId: 0, key: null, name: 'integracao', bodyHash: Buffer.alloc(0) };

async function changed(tx: CompanyDb, message: TakenRow): Promise<CommandEvent> {
  const scope = await findOrderScope(tx, message.nr_seq_os);
  return {
    ds_evento: 'integracao.mudou',
    nr_seq_filial: scope.nr_seq_filial,
    nr_seq_os: message.nr_seq_os,
    nr_placa: scope.nr_placa,
    nr_seq_clifor: null,
    js_dados: { integracao: message.nr_sequencial, tipo: message.tp_integracao },
    departamento: scope.departamento_os,
    origem: scope.st_origem,
    nr_seq_fornecedor: scope.nr_seq_fornecedor,
    nr_seq_fornecedor_antes: null,
  };
}

/** A query that found the equipment locked is followed by the message that clears it (G-49). */
function isLocked(message: TakenRow, answer: Record<string, unknown>): boolean {
  return (
    message.tp_integracao === 'TRAVA' && message.nr_tipo === lockKinds.query && answer['travada'] === true
  );
}

function lockOf(message: TakenRow): { order: number; code: string; plate: string } {
  const { cd_trava, nr_placa } = message.js_envio;
  return { order: message.nr_seq_os, code: String(cd_trava), plate: String(nr_placa) };
}

const longestReason = 200;

/** What went wrong in words a person can act on; addresses and secrets stay out of it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return deliveryReasonText({ code: 'ENVIO' });
  if (error.name === 'TimeoutError') return deliveryReasonText({ code: 'DEMORA' });
  if (error.name === 'AbortError') return deliveryReasonText({ code: 'SERVIDOR_PARANDO' });
  if (error.name === 'ZodError') return deliveryReasonText({ code: 'FORMATO' });
  if (error.message === 'fetch failed') return deliveryReasonText({ code: 'FORA_DO_AR' });
  return error.message.slice(0, longestReason);
}
