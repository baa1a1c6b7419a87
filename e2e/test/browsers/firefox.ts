import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Pilot } from './pilot.ts';

/** What Firefox answers to a command of WebDriver BiDi. */
interface Message {
  id?: number;
  error?: string;
  message?: string;
  result?: { capabilities?: Record<string, string>; contexts?: { context: string }[] } & Evaluated;
}

interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox without a window and speaks WebDriver BiDi to it, which needs no driver beside it. */
export async function openFirefox(path: string): Promise<Pilot> {
  const profile = await mkdtemp(join(tmpdir(), 'terminal-firefox-'));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const send = senderOf(socket);
  const { capabilities = {} } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;
  return {
    name: `Firefox ${capabilities['browserVersion']}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    async close() {
      socket.close();
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where Firefox listens, as it writes at its start. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error('Firefox ended at its start')));
    if (child.stderr === null) return;
    createInterface(child.stderr).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

function senderOf(socket: WebSocket) {
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  };
  let last = 0;
  return async (method: string, params: object): Promise<NonNullable<Message['result']>> => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answer;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result ?? {};
  };
}
