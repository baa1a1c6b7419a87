import { createServer } from 'node:net';

/** Where the server will listen, from the same variables the server reads. */
export const wantedAddress = () => ({
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT || 3000),
});

/** Throws with a sentence for people when another program listens there; says it before minutes of installing are spent. */
export async function refuseTakenPort({ host, port }) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT: ${process.env.PORT} is no port: a whole number from 0 to 65535.`);
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
  if (free) return;
  throw new Error(
    `Port ${port} on ${host} is in use, perhaps by another copy of this server. Stop it, or start on another port: PORT=${port + 1} npm start`,
  );
}
