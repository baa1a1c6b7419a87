import type { AnswerOf } from '@terminal/contract';
import { serverNow } from '../../core/api/clock.ts';
import { CallError, isPassing } from '../../core/api/errors.ts';
import { callKey } from '../../core/api/hooks.ts';
import { queryClient } from '../../core/api/query-client.ts';
import { smaller } from '../../core/files/smaller.ts';
import { personName } from '../../core/format/words.ts';
import { currentSession } from '../../core/session/store.ts';
import { laterOf, type SendCall } from './calls.ts';
import { holdDigits } from './digits.ts';
import { ownerNow } from './kept.ts';
import { showOpen, thisPage } from './pages.ts';
import type { Label, Send, Takes } from './row.ts';
import { letGo, sendNow, sendSoon } from './sender.ts';
import { readSend, removeSend, soon, writeSends } from './store.ts';
import { transmit, type Watch } from './transport.ts';

/** A send that follows another one, and the value it takes from that one's answer. */
export interface Follower extends Given {
  takes: Takes;
}

/** A command to send, and how people read it. */
export interface Given {
  key: string;
  call: SendCall;
  input: { params?: Record<string, string>; body?: Record<string, unknown> };
  label: Label;
  place?: string;
  file?: File;
  /**
   * Sends that need this one's answer, such as the pictures of a gauging: stored in the same transaction. A screen that waits
   * for the answer sends them itself.
   */
  followers?: readonly Follower[];
}

/**
 * Writes a command down, then sends it: with the network it is answered as any call, without it is kept and goes later.
 * @returns the server's answer
 * @throws CallError the server's refusal; `kept`: stored here; `full`: not stored, so the input must stay
 */
export async function submit(asked: Given, watch: Watch = {}): Promise<unknown> {
  const given = await asSent(asked);
  const { send, digits } = sendOf(given);
  // Before the send is stored, so that other pages see this page as open.
  await showOpen();
  try {
    // If it were stored after all, it would be sent although the person was told otherwise.
    await soon(
      () => writeSends(rowsOf(given)),
      () => void removeSend(given.key),
    );
  } catch (error) {
    console.warn('sends', error);
    return unwritten(given, watch);
  }
  if (send.actor !== null && digits !== undefined) holdDigits(send.actor.id, digits);
  void navigator.storage?.persist?.();
  return sendNow(send, watch);
}

/**
 * Keeps a command for which no screen waits, or waits no longer: it is sent in the background, and a refusal stays in the list
 * of sends.
 * @throws CallError `full`: storage is full; 401: not signed in
 */
export async function keep(asked: Given): Promise<void> {
  const given = await asSent(asked);
  const rows = rowsOf(given);
  try {
    if ((await soon(() => readSend(given.key))) === undefined)
      await soon(
        () => writeSends(rows),
        () => void removeSend(given.key),
      );
  } catch (error) {
    console.warn('sends', error);
    throw new CallError({ kind: 'full' });
  }
  await letGo(given.key);
  sendSoon();
}

/** The command with its file, and those of its followers, reduced to the size they are sent in. */
async function asSent<G extends Given>(given: G): Promise<G> {
  const { file, followers } = given;
  return {
    ...given,
    ...(file && { file: await smaller(file) }),
    ...(followers && { followers: await Promise.all(followers.map(asSent)) }),
  };
}

const rowsOf = (given: Given) => [
  { send: sendOf(given).send, bytes: given.file },
  ...(given.followers ?? []).map((one) => ({
    send: { ...sendOf(one).send, after: given.key, takes: one.takes },
    bytes: one.file,
  })),
];

/** Sends a command that this browser could not store. @throws CallError `full` when it does not arrive either */
async function unwritten(given: Given, watch: Watch): Promise<unknown> {
  const { send, digits } = sendOf(given);
  try {
    return await transmit(send, watch, { digits, bytes: given.file });
  } catch (error) {
    throw isPassing(error) ? new CallError({ kind: 'full' }) : error;
  }
}

function sendOf({ key, call, input, label, place, file }: Given): {
  send: Send;
  digits: string | undefined;
} {
  const owner = ownerNow();
  const session = currentSession();
  if (owner === null || session === null) throw new CallError({ kind: 'refused', status: 401 });
  const later = laterOf(call);
  const { cpf, ...body } = input.body ?? {};
  const named = later.signer === undefined ? undefined : body[later.signer];
  const actor = named === undefined ? null : Number(named);
  const send: Send = {
    ...owner,
    key,
    personName: personName(session.dsColaborador),
    call,
    input: { ...(input.params && { params: input.params }), ...(input.body && { body }) },
    actor: actor === null ? null : { id: actor, name: nameOf(actor) },
    ...(actor !== null && cpf === undefined && { proved: true }),
    chain: later.chained && label.order !== undefined ? `os:${label.order}` : null,
    after: null,
    place: place ?? null,
    file: file?.name ?? null,
    label,
    madeAt: new Date(serverNow()).toISOString(),
    pressedAt: Date.now(),
    kept: false,
    page: thisPage,
    failures: 0,
    refusal: null,
  };
  return { send, digits: typeof cpf === 'string' ? cpf : undefined };
}

/** The person signed in, or on a shared terminal one of its technicians. */
function nameOf(person: number): string {
  const session = currentSession();
  if (session?.tecnicoId === person) return personName(session.dsColaborador);
  const technicians = queryClient.getQueryData<AnswerOf<'listTechnicians'>>(callKey('listTechnicians', {}));
  const found = technicians?.items.find(({ nr_sequencial }) => nr_sequencial === person);
  return personName(found?.ds_colaborador ?? '');
}
