import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What lies between a browser and the product; no browser has to be told that the network is gone. */
export interface Cable {
  /** 'http://localhost:…' */
  address: string;
  /** Without network, or with it again. */
  cut(away: boolean): void;
  close(): Promise<void>;
}

/** Lays one to a server of this machine. @param to its address */
export async function layCable(to: string): Promise<Cable> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isAway = false;
  const server = createServer((near) => {
    if (isAway) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (away: boolean) => {
    isAway = away;
    if (away) for (const socket of open) socket.destroy();
  };
  return {
    // A server that listens on an address has one with a port.
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close() {
      cut(true);
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
