import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ListenerPlace } from '../core/config.ts';

/**
 * Listens for an instant on every address this server is to be reached at: one that cannot be had is told before a database
 * is touched.
 * @throws what the system says of it (EADDRINUSE, EADDRNOTAVAIL, EACCES …), with address and port
 */
export async function proveAddresses(places: readonly ListenerPlace[]): Promise<void> {
  for (const place of places) {
    const server = createServer();
    await once(server.listen(place), 'listening');
    server.close();
  }
}
