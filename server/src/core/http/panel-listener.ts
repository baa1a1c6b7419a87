import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListenerPlace } from '../config.ts';

/** A second door of the server, the only one the panel is answered at: a network or a proxy can then let in whom it is for. */
export interface PanelListener {
  /** Whether a request came through it. */
  brought(request: FastifyRequest): boolean;
  /** Opens it; whatever comes is answered as at the first door. @returns its port */
  open(app: FastifyInstance, place: ListenerPlace): Promise<number>;
  /** Ends it with its connections, once the app has answered what was under way. */
  close(): Promise<void>;
}

/** @returns a listener that is not open yet */
export function createPanelListener(): PanelListener {
  const sockets = new WeakSet<Socket>();
  const server = createServer();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  return {
    brought: (request) => sockets.has(request.raw.socket),
    async open(app, { host, port }) {
      const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server;
      Object.assign(server, { requestTimeout, headersTimeout, keepAliveTimeout });
      server.on('request', (request, response) => app.routing(request, response));
      server.on('clientError', (error, socket) => app.server.emit('clientError', error, socket));
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen({ host, port }, resolve);
      });
      // A server that listens on an address has one with a port.
      return (server.address() as AddressInfo).port;
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
