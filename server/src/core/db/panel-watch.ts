import type pg from 'pg';
import { Refused } from '../refusal.ts';

interface Bounds {
  /** Time limit of the connection, in ms. */
  deadline: number;
  /** Largest number of bytes between two calls of `taken`. */
  mostBytes: number;
  /** Largest memory of the backend process, in bytes. */
  mostMemory: number;
  /** Its present memory; undefined if unknown. */
  memory: () => Promise<number | undefined>;
  signal: AbortSignal | undefined;
  /** Terminates the backend process. */
  terminate: () => Promise<void>;
}

interface Watch {
  /** Resets the byte count. */
  taken(): void;
  /** Reason the connection was ended; undefined: it was not. */
  ended(): Refused | undefined;
  /** Ends the watching and the connection. */
  close(): Promise<void>;
}

/** Interval of memory checks, in ms; a statement can allocate some 50 MB in it. */
const lookEvery = 25;

/**
 * Enforces the limits of a connection. Bytes are counted as they arrive, before a value is complete, so a value of 900 MB never
 * fills this server's memory; the backend's memory is checked while it works, so it does not fill the database's machine.
 */
export function watchConnection(
  client: pg.Client,
  { deadline, mostBytes, mostMemory, memory, signal, terminate }: Bounds,
): Watch {
  const { stream } = client.connection;
  let reason: Refused | undefined;
  let received = 0;

  const end = (why: Refused) => {
    if (reason !== undefined) return;
    reason = why;
    // Terminates the backend even if the connection no longer responds; the connection is closed in any case.
    void terminate()
      .catch(() => undefined)
      .finally(() => stream.destroy());
    if (why.codigo === 'RESULTADO_GRANDE') stream.destroy();
  };
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) end(new Refused('RESULTADO_GRANDE'));
  };
  const cancel = () => end(new Refused('SCRIPT_CANCELADO'));
  const timer = setTimeout(() => {
    const segundos = String(Math.floor(deadline / 1_000));
    end(new Refused('SCRIPT_TEMPO', { valores: { segundos } }));
  }, deadline);
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const taken = await memory();
    looking = false;
    if (taken === undefined) clearInterval(looks);
    else if (taken > mostMemory) end(new Refused('RESULTADO_GRANDE'));
  };
  const looks = setInterval(() => void look(), lookEvery);
  stream.on('data', count);
  signal?.addEventListener('abort', cancel, { once: true });

  return {
    taken: () => {
      received = 0;
    },
    ended: () => reason,
    async close() {
      clearTimeout(timer);
      clearInterval(looks);
      signal?.removeEventListener('abort', cancel);
      // A broken connection sends no end message; waiting for it would never finish.
      if (reason !== undefined || stream.destroyed) stream.destroy();
      else await client.end();
    },
  };
}
