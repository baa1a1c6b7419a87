import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListenerPlace } from '../config.ts';

/** A second listener, the only one on which the panel is answered, so that a network or proxy can restrict access to it. */
export interface PanelListener {
  /** Whether a request arrived on it. */
  brought(request: FastifyRequest): boolean;
  /** Opens it; requests are handled as on the main listener. @returns its port */
  open(app: FastifyInstance, place: ListenerPlace): Promise<number>;
  /** Closes it and its connections, after the app has answered the calls in progress. */
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
      // The server listens on TCP, so its address is an object with a port.
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
