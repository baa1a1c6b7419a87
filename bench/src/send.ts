import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Headers } from './http.ts';

/** How a command was answered. */
export interface CallOutcome {
  status: number;
  /** Code of the refusal; empty when it was done. */
  codigo: string;
}

/** A command as a screen sends it. */
export interface Command {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  /** uuid of the press; a new one when not given. */
  key?: string;
}

const agent = new Agent({ connections: 64 });

/** Sends a command over a kept connection, with as little of a client as possible. */
export async function sendCommand(base: string, headers: Headers, command: Command): Promise<CallOutcome> {
  const { statusCode, body } = await request(`${base}/api/${command.path}`, {
    method: command.method,
    headers: { ...headers, 'Idempotency-Key': command.key ?? randomUUID() },
    body: JSON.stringify(command.body),
    dispatcher: agent,
  });
  if (statusCode !== 200) return { status: statusCode, codigo: codeOf(await body.text()) };
  await body.dump();
  return { status: statusCode, codigo: '' };
}

const mostTries = 4;
const pauseMs = 1_000;

/** Sends, and repeats with the same key while the server is too busy, as the screens do. */
export async function sendAsScreen(base: string, headers: Headers, command: Command): Promise<CallOutcome> {
  const pressed = { ...command, key: command.key ?? randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendCommand(base, headers, pressed);
    if (outcome.status !== 503 || attempt === mostTries) return outcome;
    await setTimeout(pauseMs);
  }
}

/** The refusal's code; every refusal of the server is JSON of one shape. */
function codeOf(text: string): string {
  return (JSON.parse(text) as { codigo: string }).codigo;
}
