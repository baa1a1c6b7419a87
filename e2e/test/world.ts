import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type CallName, calls } from '@terminal/contract';
import { webFolder } from '../../server/src/core/folders.ts';
import { createPanelListener } from '../../server/src/core/http/panel-listener.ts';
import { type Api, startApi } from '../../server/test/api.ts';

/** A call as it reached the server. */
interface Arrival {
  name: CallName;
  /** Address below /api, with its query. */
  address: string;
  status: number;
  /** ETag the browser had. */
  ifNoneMatch: string | undefined;
  key: string | undefined;
}

/** The product itself, API and built pages, on a fresh copy of the test world. */
export interface World {
  api: Api;
  /** 'http://127.0.0.1:…' */
  address: string;
  /** Calls that reached the server, in the order of their answers; the live feed is left out. */
  arrivals: Arrival[];
  /** Those of one call. */
  arrived(name: CallName): Arrival[];
  /** Where alone the panel is answered, when the environment gives it a port of its own. */
  panelAddress: string | undefined;
  close(): Promise<void>;
}

/** Starts it on a free port of this machine; any PANEL_PORT stands for another free one. `env` as the product reads it. */
export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const folder = builtWeb();
  const panelListener = env['PANEL_PORT'] === undefined ? undefined : createPanelListener();
  const api = await startApi(env, folder, { panelListener });
  const arrivals: Arrival[] = [];
  api.app.server.on('request', (request, response) => {
    const name = nameOf(request.method ?? '', request.url ?? '');
    if (name === undefined || name === 'followEvents') return;
    response.on('finish', () => {
      arrivals.push({
        name,
        address: (request.url ?? '').slice('/api/'.length),
        status: response.statusCode,
        ifNoneMatch: request.headers['if-none-match'],
        key: request.headers['idempotency-key']?.toString(),
      });
    });
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on an address has one with a port.
  const { port } = api.app.server.address() as AddressInfo;
  const panelPort = await panelListener?.open(api.app, { host: '127.0.0.1', port: 0 });
  return {
    api,
    address: `http://127.0.0.1:${port}`,
    panelAddress: panelPort === undefined ? undefined : `http://127.0.0.1:${panelPort}`,
    arrivals,
    arrived: (name) => arrivals.filter((arrival) => arrival.name === name),
    async close() {
      await api.close();
      await panelListener?.close();
    },
  };
}

/** WEB_DIST names another build than the repository's own. */
function builtWeb(): string {
  const folder = process.env['WEB_DIST'] ?? webFolder;
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(`${folder} has no built pages. Build them first: npm run build -w web`);
}

/** Calls by method and pattern; those without parameters first, so that os/tipos is not taken for os/{id}. */
const patterns = Object.entries(calls)
  .map(([name, { method, path }]) => ({
    // The keys of the contract's table are the names of its calls.
    name: name as CallName,
    method,
    parameters: path.split('{').length,
    pattern: patternOf(path),
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** Matches the address of a call, whatever its parameters and query. */
export function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`/api/${escaped}(\\?.*)?$`);
}

/** The call behind an address; undefined when it is none. */
const nameOf = (method: string, address: string): CallName | undefined =>
  patterns.find((call) => call.method === method && call.pattern.test(address))?.name;
