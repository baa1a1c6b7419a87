import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import {
  type Call,
  type CallerKind,
  type CallName,
  calls,
  isPanelCall,
  isPanelWho,
} from '@terminal/contract';
import { topicOf } from '@terminal/contract/refresh';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { checked } from '../checked.ts';
import { type CommandKey, findMomentAgo } from '../commands/queries.ts';
import { type CommandEvent, runCommand } from '../commands/run.ts';
import type { Announcer } from '../events/announcer.ts';
import { findVersion } from '../events/queries.ts';
import { JsonText } from '../json-text.ts';
import { Refused } from '../refusal.ts';
import { addressOf } from './address.ts';
import type { FileAnswer } from './answer.ts';
import type { BodyMac } from './body-mac.ts';
import { sendKept } from './compress.ts';
import type { CompanyContext, PublicContext, SessionContext } from './context.ts';
import type { Handlers } from './handlers.ts';
import { readAge, readKey } from './headers.ts';
import { type AnyInput, readInput } from './input.ts';
import { refuseMoving } from './moving.ts';
import { answerPanel, type PanelDoor } from './panel.ts';
import type { PanelListener } from './panel-listener.ts';
import type { Receiver } from './uploads.ts';

/** Authentication of branch sessions; implemented by the session area. */
export interface Doorkeeper {
  publicContext(request: FastifyRequest): PublicContext;
  companyContext(request: FastifyRequest): Promise<CompanyContext>;
  /** @throws Refused SESSAO_EXPIRADA, SEM_PERMISSAO; with a key CHAVE_SEM_CHAMADA, CHAVE_LIMITE too */
  sessionContext(
    request: FastifyRequest,
    who: readonly CallerKind[],
    needs: Call['needs'],
  ): Promise<SessionContext>;
}

interface MountOptions {
  doorkeeper: Doorkeeper;
  /** Authentication of panel sessions. */
  panelDoor: PanelDoor;
  /** Separate listener of the panel; absent: the main one. */
  panelListener: PanelListener | undefined;
  announcer: Announcer;
  /** Receives the files of a call. */
  receiver: Receiver;
  /** What findVersion tells, without asking the database; undefined: it has to be asked. */
  knownVersion(context: SessionContext): Promise<string | null | undefined>;
  /** Computes the MAC of a body, for comparison without storing the body, which contains digits. */
  bodyMac(body: string): BodyMac;
}

type AnyHandler = (context: PublicContext, input: AnyInput) => Promise<unknown>;
type SessionHandler = (context: SessionContext, input: AnyInput) => Promise<unknown>;

/**
 * Mounts every call of the contract below /api.
 * @throws when a call lacks who, schemas or handler: the server then does not start.
 */
export function mountCalls(app: FastifyInstance, handlers: Handlers, options: MountOptions): void {
  const uploads: RouteOptions[] = [];
  const parts: RouteOptions[] = [];
  // An object's keys are the names its type lists.
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    // One table of differently typed handlers: each is only ever called with the input its own call describes.
    const handler = handlers[name] as unknown as AnyHandler | undefined;
    assertComplete(name, call, handler);
    const route: RouteOptions = {
      method: call.method,
      exposeHeadRoute: false,
      url: addressOf(call),
      config: { call: name },
      handler: async (request, reply) => {
        const answer = await answerCall(call, handler, request, reply, options);
        return send(reply, call, answer);
      },
    };
    if (call.files) uploads.push(route);
    else if (call.bytes) parts.push(route);
    else app.route(route);
  }
  mountUploads(app, uploads);
  mountBytes(app, parts);
}

/** Mounts the calls that accept multipart, or a CSV passed on as a stream; other calls answer these with 415. */
function mountUploads(app: FastifyInstance, routes: RouteOptions[]): void {
  void app.register(async (scope) => {
    await scope.register(multipart);
    scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
    // A refused sender is still sending and reads the answer only after that, so the rest of the body is consumed.
    scope.addHook('onSend', (request, _reply, payload, done) => {
      request.raw.resume();
      done(null, payload);
    });
    for (const route of routes) scope.route(route);
  });
}

/** Mounts the calls whose body is raw bytes; they accept nothing else. */
function mountBytes(app: FastifyInstance, routes: RouteOptions[]): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const route of routes) scope.route(route);
  });
}

function assertComplete(
  name: string,
  call: Call,
  handler: AnyHandler | undefined,
): asserts handler is AnyHandler {
  const missing = (['who', 'params', 'query', 'body', 'answer', 'source', 'summary'] as const).filter(
    (part) => call[part] === undefined,
  );
  if (missing.length > 0) throw new Error(`call ${name} lacks ${missing.join(', ')}`);
  if (Array.isArray(call.who) && call.who.length === 0) throw new Error(`call ${name}: nobody may send it`);
  if (handler === undefined) throw new Error(`call ${name} has no handler`);
}

async function answerCall(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<unknown> {
  const { doorkeeper, panelListener } = options;
  if (panelListener !== undefined && isPanelCall(call) && !panelListener.brought(request))
    throw new Refused('PAINEL_EM_OUTRO_ENDERECO');
  if (call.who === 'anyone') return handler(doorkeeper.publicContext(request), readInput(call, request));
  if (call.who === 'company') {
    const context = await doorkeeper.companyContext(request);
    refuseMoving(call, context);
    return handler(context, readInput(call, request));
  }
  if (isPanelWho(call.who)) return answerPanel(call, call.who, handler, request, reply, options);
  const context = await doorkeeper.sessionContext(request, call.who, call.needs);
  refuseMoving(call, context);
  if (call.files && !call.unkeyed) return upload(call, handler, context, request, reply, options);
  const input = readInput(call, request);
  if (call.command && !call.unkeyed) {
    const claim = claimOf(call, context, request, options.bodyMac(JSON.stringify(request.body ?? null)));
    return command(call, givenThen(call, handler, request), context, input, claim, reply, options);
  }
  if (call.versioned && (await isUnchanged(context, request, options))) return reply.code(304).send();
  const answer = await handler(context, input);
  if (call.versioned && answer instanceof JsonText && answer.version !== null) {
    void reply.header('ETag', etagOf(answer.version, context, request));
  }
  return answer;
}

/** The handler of a command; for one a terminal stored without network with the moment it was given, by the database's clock. */
function givenThen(call: Call, handler: SessionHandler, request: FastifyRequest): SessionHandler {
  const age = call.later?.given ? readAge(request) : null;
  if (age === null) return handler;
  return async (context, input) =>
    handler({ ...context, givenAt: await findMomentAgo(context.db, age) }, input);
}

function claimOf(call: Call, context: SessionContext, request: FastifyRequest, mac: BodyMac): CommandKey {
  return {
    personId: context.actor.personId,
    key: readKey(request),
    name: `${call.method} ${request.url}`,
    ...mac,
  };
}

/**
 * A command with files: they are stored before it begins, and removed again unless it keeps them. After a failure other than a
 * refusal, such as a broken connection, it is unknown whether the command was committed: the files stay, and the cleaning job
 * compares them with the rows.
 */
async function upload(
  call: Call,
  handler: AnyHandler,
  context: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<JsonText> {
  const { receiver, bodyMac } = options;
  const { fields, files, digest } = await receiver.receive(request, context, call.files !== 'optional');
  try {
    const input = readInput(call, { params: request.params, query: request.query, body: fields });
    const claim = claimOf(call, context, request, bodyMac(JSON.stringify([fields, digest])));
    const answer = await command(call, handler, { ...context, files }, input, claim, reply, options);
    await receiver.clear(files, true);
    return answer;
  } catch (error) {
    if (error instanceof Refused) await receiver.clear(files, false);
    throw error;
  }
}

async function command(
  call: Call,
  handler: SessionHandler,
  context: SessionContext,
  input: AnyInput,
  claim: CommandKey,
  reply: FastifyReply,
  { announcer }: MountOptions,
): Promise<JsonText> {
  const outcome = await runCommand(context.db, claim, context.actor.zone, async (tx) => {
    const inTransaction: SessionContext = { ...context, db: tx, events: [] };
    const answer = await handler(inTransaction, input);
    const json = answer instanceof JsonText ? answer.json : JSON.stringify(answer);
    if (checked) assertDeclared(call, inTransaction.events);
    return { json, events: inTransaction.events };
  });
  announcer.announce(context.db, outcome.events);
  if (outcome.replayed) void reply.header('Idempotent-Replayed', 'true');
  return new JsonText(outcome.json);
}

/** @throws Error when a command changed more than its call declares: screens would keep showing outdated data */
function assertDeclared(call: Call, events: readonly CommandEvent[]): void {
  for (const { ds_evento } of events) {
    const topic = topicOf(ds_evento);
    if (topic === undefined || !call.changes.includes(topic))
      throw new Error(`${call.method} ${call.path} told of ${ds_evento}, which its changes do not name`);
  }
}

/** Whether the sender already has this state: the ETag sent equals the present one. */
async function isUnchanged(
  context: SessionContext,
  request: FastifyRequest,
  { knownVersion }: MountOptions,
): Promise<boolean> {
  const held = request.headers['if-none-match'];
  if (held === undefined) return false;
  const known = await knownVersion(context);
  const version = known === undefined ? await findVersion(context.db, context.actor) : known;
  return version !== null && held === etagOf(version, context, request);
}

/**
 * ETag of state, reader, address and time in steps of ten minutes, because averages of 30 days change with time, and links to
 * files are valid for fifteen minutes.
 */
function etagOf(version: string, context: SessionContext, request: FastifyRequest): string {
  const { actor } = context;
  const step = Math.floor(Date.now() / 600_000);
  const state = `${version}|${step}|${actor.personId}|${actor.branchId}|${actor.kind}|${request.url}`;
  return `W/"${createHash('sha1').update(state).digest('base64url')}"`;
}

function send(reply: FastifyReply, call: Call, answer: unknown): unknown {
  if (reply.sent) return reply;
  void reply.header('Cache-Control', 'no-store');
  if (call.wire === 'stream')
    return reply.type('text/event-stream').header('X-Accel-Buffering', 'no').send(answer);
  if (call.wire === 'text') return reply.type('text/plain; version=0.0.4; charset=utf-8').send(answer);
  // What a handler answers is checked where it is written, by `Handlers`; the table of all of them knows no single answer.
  if (call.wire === 'page') return sendPage(reply, answer as string);
  if (call.wire === 'file') return sendFile(reply, answer as FileAnswer);
  const json = answer instanceof JsonText ? answer.json : JSON.stringify(answer);
  if (checked) call.answer.parse(JSON.parse(json));
  void reply.type('application/json; charset=utf-8');
  return answer instanceof JsonText && answer.kept !== null ? sendKept(reply, answer.kept) : reply.send(json);
}

/** Sends a file so that uploaded content is never executed: as attachment, with nosniff and sandbox (G-13). */
function sendFile(reply: FastifyReply, { stream, mime, name, lasting }: FileAnswer): FastifyReply {
  if (lasting) void reply.header('Cache-Control', 'private, max-age=86400, immutable');
  return reply
    .type(mime)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cross-Origin-Resource-Policy', 'same-site')
    .send(stream);
}

/** Sends a page for a sandboxed frame: no scripts, no forms, no other origins, an opaque origin. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    )
    .header('Referrer-Policy', 'no-referrer')
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .send(html);
}
