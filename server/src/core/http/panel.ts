import { type Call, levelReaches, type PanelWho } from '@terminal/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PanelCommand } from '../commands/panel.queries.ts';
import { runPanelCommand } from '../commands/panel.ts';
import { refusalOf } from '../db/failures.ts';
import type { ControlDb } from '../db/pools.ts';
import { insertTrail } from '../events/trail.queries.ts';
import { JsonText } from '../json-text.ts';
import { Refused } from '../refusal.ts';
import type { BodyMac } from './body-mac.ts';
import type { PanelContext, TrailEntry, TrailLine } from './context.ts';
import { readKey } from './headers.ts';
import { type AnyInput, readInput, streamIn } from './input.ts';

/** Authenticated context of a panel call. */
type PanelCaller = Omit<PanelContext, 'key' | 'gone' | 'upload'>;

/** Authenticates a panel call; implemented by the panel area. @throws Refused SESSAO_EXPIRADA */
export type PanelDoor = (request: FastifyRequest) => Promise<PanelCaller>;

interface PanelOptions {
  panelDoor: PanelDoor;
  bodyMac(body: string): BodyMac;
}

type PanelHandler = (context: PanelContext, input: AnyInput) => Promise<unknown>;

/**
 * Answers a call of the panel. Every recorded action leaves a line in the trail, commands in their own transaction; so does
 * every refused command.
 */
export async function answerPanel(
  call: Call,
  who: PanelWho,
  handler: PanelHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PanelOptions,
): Promise<unknown> {
  const { panelDoor, bodyMac } = options;
  const context: PanelContext = {
    ...(await panelDoor(request)),
    key: readKey(request),
    upload: streamIn(request),
    gone: goneSignal(reply),
  };
  try {
    checkRights(call, who, context);
    const input = readInput(call, request);
    if (call.command && !call.unkeyed) {
      const command = commandOf(call, context, request, bodyMac);
      return await answerCommand({ call, context, command, reply }, (inTransaction) =>
        handler(inTransaction, input),
      );
    }
    const answer = await handler(context, input);
    const { control, trail } = context;
    await writeTrail(control, context, call.command ? doneBy(call, trail) : trail);
    return answer;
  } catch (error) {
    // A failure to write the trail must not hide why the call failed.
    await writeTrail(context.control, context, attemptedBy(call, context, error)).catch((lost: unknown) =>
      request.log.error(lost, 'trail of the panel'),
    );
    throw error;
  }
}

interface KeyedCommand {
  call: Call;
  context: PanelContext;
  command: PanelCommand;
  reply: FastifyReply;
}

/** Runs a command once per key: effect, trail and answer in one transaction. */
async function answerCommand(
  { call, context, command, reply }: KeyedCommand,
  handle: (inTransaction: PanelContext) => Promise<unknown>,
): Promise<JsonText> {
  const outcome = await runPanelCommand(context.control, command, async (control) => {
    const inTransaction: PanelContext = { ...context, control, trail: [] };
    const answer = await handle(inTransaction);
    await writeTrail(control, context, doneBy(call, inTransaction.trail));
    return answer instanceof JsonText ? answer.json : JSON.stringify(answer);
  });
  if (outcome.replayed) void reply.header('Idempotent-Replayed', 'true');
  return new JsonText(outcome.json);
}

/** Aborts when the connection closes before the answer is written. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** @throws Refused SEGUNDO_FATOR_FALTA, SEM_PERMISSAO, CONFIRMAR_SENHA */
function checkRights({ enrolling }: Call, who: PanelWho, { user }: PanelContext): void {
  if (user.lacksFactor && !enrolling) throw new Refused('SEGUNDO_FATOR_FALTA');
  if (!levelReaches(user.level, who.panel)) throw new Refused('SEM_PERMISSAO');
  if (who.confirmed && !user.confirmed) throw new Refused('CONFIRMAR_SENHA');
}

function commandOf(
  call: Call,
  context: PanelContext,
  request: FastifyRequest,
  bodyMac: PanelOptions['bodyMac'],
): PanelCommand {
  return {
    userId: context.user.id,
    key: readKey(request),
    name: `${call.method} ${request.url}`,
    ...bodyMac(JSON.stringify(request.body ?? null)),
  };
}

/** Adds lines to the trail, in the transaction of `db` if it is one; except lines already written with their effect. */
async function writeTrail(
  db: ControlDb,
  { user, address }: PanelContext,
  entries: readonly TrailLine[],
): Promise<void> {
  const left = entries.filter(({ written }) => written === undefined);
  if (left.length > 0) await insertTrail(db, { userId: user.id, address }, left);
}

/** Lines of a successful command; if it added none, one with its path. */
const doneBy = (call: Call, told: readonly TrailEntry[]): readonly TrailLine[] =>
  told.length > 0 ? told : [{ action: call.path }];

/**
 * Lines of a failed call. A failed command leaves a line too, unless it recorded its failure itself or only asks for the
 * password.
 */
function attemptedBy(call: Call, { trail }: PanelContext, error: unknown): readonly TrailLine[] {
  const asks = error instanceof Refused && error.codigo === 'CONFIRMAR_SENHA';
  const told = asks || !call.command || trail.some((entry) => entry.error !== undefined);
  return told ? trail : [...trail, refusedBy(call, error)];
}

const refusedBy = (call: Call, error: unknown): TrailLine => ({
  action: call.path,
  error: error instanceof Refused ? error.codigo : (refusalOf(error) ?? 'FALHA_INTERNA'),
});
