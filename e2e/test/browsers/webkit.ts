import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pilot } from './pilot.ts';

const port = 4_477;
const base = `http://127.0.0.1:${port}`;

/**
 * Starts WebKit behind its driver and speaks WebDriver to it. It needs a screen: one is drawn in memory.
 * @param browser the small browser of WebKit
 */
export async function openWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Pilot> {
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const options = { binary: browser, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const { sessionId, capabilities } = await firstAnswer(() =>
    send<{ sessionId: string; capabilities: Record<string, string> }>('POST', '/session', {
      capabilities: { alwaysMatch },
    }),
  );
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  return {
    name: `WebKit ${capabilities['browserVersion']}`,
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate: (script) =>
      send<string>('POST', `${session}/execute/sync`, { script: `return ${script}`, args: [] }),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      const ended = new Promise((resolve) => child.once('close', resolve));
      // The screen, the driver and the browser are a group of their own.
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
    },
  };
}

/** The driver listens a while after its start. */
async function firstAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 40) throw error;
      await sleep(250);
    }
  }
}

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}
