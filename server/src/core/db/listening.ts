import pg from 'pg';
import { FollowingClient } from './following-client.ts';

/** Callbacks of a listening connection. */
export interface Hearing {
  notice(channel: string, payload: string): void;
  failed(error: Error): void;
  /** The connection has ended, intentionally or not. */
  ended(): void;
}

/** A connection that receives the database's announcements (LISTEN). */
export interface Listening {
  /** @throws the database's error if it is unreachable or refuses the sign-in */
  open(channels: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Longest wait for the connection, in ms. */
const longestWait = 5_000;

/** Makes a connection that listens; nothing connects before `open`. @param url address of the database, with role and password */
export function createListening(url: string, hearing: Hearing): Listening {
  const client = new FollowingClient({
    connectionString: url,
    application_name: 'terminal-eventos',
    keepAlive: true,
    connectionTimeoutMillis: longestWait,
  });
  client.on('notification', ({ channel, payload = '' }) => hearing.notice(channel, payload));
  client.on('error', (error) => hearing.failed(error));
  client.on('end', () => hearing.ended());
  return {
    async open(channels) {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    close: () => client.end(),
  };
}
