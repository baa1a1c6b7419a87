import type pg from 'pg';
import { Refused } from '../refusal.ts';

interface Bounds {
  /** Longest the connection may live, in ms. */
  deadline: number;
  /** Most bytes received between two looks. */
  mostBytes: number;
  /** Most memory its process may take on the other side, in bytes. */
  mostMemory: number;
  /** Memory it takes now; undefined where that cannot be known. */
  memory: () => Promise<number | undefined>;
  signal: AbortSignal | undefined;
  /** Ends the process on the other side. */
  terminate: () => Promise<void>;
}

interface Watch {
  /** Counting of bytes begins anew. */
  taken(): void;
  /** Why the connection was ended; undefined: it was not. */
  ended(): Refused | undefined;
  /** Ends watching and connection. */
  close(): Promise<void>;
}

/** Time between two looks at the memory, in ms: a statement fills some 50 MB meanwhile. */
const lookEvery = 25;

/**
 * Keeps a connection within its bounds whatever the statement does: bytes are counted as they come in, before a value
 * is whole, so a value of 900 MB never fills this server; the memory of the process is looked at while it works, so none
 * fills the machine of the database either.
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
    // The process ends even when nobody listens any more; the connection is closed either way.
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
      // A connection that broke says no farewell: waiting for one would last for ever.
      if (reason !== undefined || stream.destroyed) stream.destroy();
      else await client.end();
    },
  };
}
