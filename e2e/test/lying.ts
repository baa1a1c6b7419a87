import { request as ask, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerMark } from '@terminal/contract/mark';

/**
 * What stands between browser and server. open: all goes through. silent: taken, never answered. portal: the login page of
 * a network, 200. gateway: the page of a proxy, 502. guard: a proxy that wants a login of its own, 401.
 */
export type Lie = 'open' | 'silent' | 'portal' | 'gateway' | 'guard';

const pages: Partial<Record<Lie, number>> = { portal: 200, gateway: 502, guard: 401 };

/** A network that lies. */
export interface LyingNetwork {
  /** Where a browser finds the product through it. */
  address: string;
  /** From now on. */
  set(lie: Lie): void;
  /** Delay of the server's answers in ms; requests are still executed. */
  slow(ms: number): void;
  close(): Promise<void>;
}

/**
 * Puts one in front of a server.
 * @param marked its pages bear the server's own mark: what no terminal can see through
 */
export async function openLyingNetwork(server: string, { marked = false } = {}): Promise<LyingNetwork> {
  let lie: Lie = 'open';
  let delay = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((incoming, outgoing) => {
    const status = pages[lie];
    if (status !== undefined) return page(outgoing, status, marked);
    if (lie === 'silent') return;
    const { method, url, headers } = incoming;
    const onward = ask(server + (url ?? '/'), { method, headers }, (answer) => {
      setTimeout(() => {
        if (lie === 'silent') return;
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }, delay);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  // A server that listens on an address has one with a port.
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    set(next) {
      lie = next;
      // Existing connections would still reach the real server.
      for (const socket of sockets) socket.destroy();
    },
    slow(ms) {
      delay = ms;
    },
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const page = (answer: ServerResponse, status: number, marked: boolean): void =>
  void answer
    .writeHead(status, { 'content-type': 'text/html', ...(marked && { [answerMark]: '1' }) })
    .end('<h1>Bem-vindo ao Wi-Fi</h1>');
