import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A request an outside service got. */
interface Asked {
  key: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** How a service answers: a JSON body, a status without one, or never. */
export type Answer = { json: unknown } | { status: number } | 'never';

/** An outside service that speaks HTTP, on a port of its own. */
export async function startService(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      const one = {
        key: request.headers['idempotency-key']?.toString(),
        authorization: request.headers.authorization,
        // What the product sends is checked by the tests that read it.
        body: JSON.parse(text) as Record<string, unknown>,
      };
      asked.push(one);
      const reply = answer(one);
      if (reply === 'never') return;
      if ('status' in reply) response.writeHead(reply.status).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on an address has one with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A mail server that records messages; `refuse` makes it reject all of them. */
export async function startMailServer() {
  const emails: { to: string[]; text: string }[] = [];
  const state = { refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part) => {
        text += String(part);
      });
      stream.on('end', () => {
        if (state.refuse) {
          done(new Error('mailbox full'));
          return;
        }
        emails.push({ to: session.envelope.rcptTo.map((address) => address.address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
