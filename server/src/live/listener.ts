import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createListening, type Listening } from '../core/db/listening.ts';

/** Messages of the listener itself, besides the announcements. */
export const reconnected = Symbol('reconnected');

const firstPause = 250;
const longestPause = 5_000;

/** Address of a listener, and the alternative after a refused sign-in during a change of keys. */
export interface Address {
  url(): string;
  another(error: unknown, url: string): string | undefined;
}

/**
 * One LISTEN connection to a database, kept open and opened again when it breaks.
 * Emits each payload under its channel's name, and `reconnected` when announcements may have been missed.
 */
export class Listener extends EventEmitter {
  readonly #address: Address;
  readonly #channels: readonly string[];
  readonly #log: FastifyBaseLogger;
  #connection: Listening | undefined;
  #closed = false;

  constructor(address: Address, channels: readonly string[], log: FastifyBaseLogger) {
    super();
    this.setMaxListeners(0);
    this.#address = address;
    this.#channels = channels;
    this.#log = log;
  }

  /** Connects; the first failure is the caller's, later ones are mended in the background. */
  async open(): Promise<void> {
    const url = this.#address.url();
    await this.#connect(url).catch((error: unknown) => {
      const other = this.#address.another(error, url);
      if (other === undefined) throw error;
      return this.#connect(other);
    });
  }

  async #connect(url: string): Promise<void> {
    const connection = createListening(url, {
      notice: (channel, payload) => this.emit(channel, payload),
      failed: (error) => this.#log.warn({ err: error }, 'live connection failed'),
      ended: () => void this.#reopen(connection),
    });
    await connection.open(this.#channels);
    this.#connection = connection;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#connection?.close();
  }

  async #reopen(ended: Listening): Promise<void> {
    if (this.#closed || this.#connection !== ended) return;
    this.#connection = undefined;
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
