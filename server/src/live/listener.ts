import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Words of the listener itself beside the announcements. */
export const reconnected = Symbol('reconnected');

const firstPause = 250;
const longestPause = 5_000;

/**
 * One LISTEN connection to a database, kept open and opened again when it breaks.
 * Emits each payload under the channel's name, and `reconnected` when announcements may have been missed.
 */
export class Listener extends EventEmitter {
  readonly #url: string;
  readonly #channel: string;
  readonly #log: FastifyBaseLogger;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string, channel: string, log: FastifyBaseLogger) {
    super();
    this.setMaxListeners(0);
    this.#url = url;
    this.#channel = channel;
    this.#log = log;
  }

  /** Connects; the first failure is the caller's, later ones are mended in the background. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'terminal-eventos',
      keepAlive: true,
    });
    client.on('notification', (message) => this.emit(this.#channel, message.payload ?? ''));
    client.on('error', (error) => this.#log.warn({ err: error }, 'live connection failed'));
    client.on('end', () => void this.#reopen(client));
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #reopen(ended: pg.Client): Promise<void> {
    if (this.#closed || this.#client !== ended) return;
    this.#client = undefined;
    for (let pause = firstPause; !this.#closed; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause);
      try {
        await this.open();
        this.emit(reconnected);
        return;
      } catch (error) {
        this.#log.warn({ err: error }, 'live connection not back yet');
      }
    }
  }
}
