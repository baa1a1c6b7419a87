import { PassThrough, type Readable } from 'node:stream';
import { type LiveEvent, liveEvent } from '@terminal/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../core/db/pools.ts';
import { hasEventsSince } from '../core/events/queries.ts';
import type { SessionContext } from '../core/http/context.ts';
import { type Address, Listener, reconnected } from './listener.ts';
import { hears } from './rules.ts';

const heartbeat = 25_000;
/** A reader this far behind is cut off; it loads everything when it comes back. Bytes. */
const mostUnread = 256 * 1024;

/** The session whose browser follows the feed. */
type Follower = Pick<SessionContext, 'db' | 'actor'>;

/** The live feed of all companies on this server. */
export interface LiveFeed {
  /**
   * Opens the stream of one browser.
   * @param missed age in ms of what the browser shows; if the branch had an event since, the stream begins with `recarregar`
   */
  follow(who: Follower, missed?: number): Promise<Readable>;
  /** Calls back when a session ends anywhere. */
  onSessionEnd(listener: (tokenHash: string) => void): void;
  /** Calls back when a company is moved to another server, or may have been. */
  onMove(listener: () => void): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

interface LiveOptions {
  controlDatabase: string;
  /** Asked at the beginning and at every heartbeat, because an expired session or a person's departure is not announced. */
  isSessionGood(who: Follower): Promise<boolean>;
  log: FastifyBaseLogger;
}

/**
 * One LISTEN connection per company followed, fanned out to its browsers, and one for what concerns all of them: sessions
 * that end, words of the dictionary, companies that move (G-32, I18N-05).
 */
export function createLiveFeed(databases: Databases, options: LiveOptions): LiveFeed {
  const { controlDatabase, log } = options;
  const companies = new Map<string, Promise<Listener>>();
  const addressOf = (database: string): Address => ({
    url: () => databases.urlOf(database),
    another: databases.another,
  });
  const control = new Listener(addressOf(controlDatabase), ['sessao', 'dicionario', 'empresa'], log);
  const streams = new Set<PassThrough>();

  function listenerOf(database: string): Promise<Listener> {
    const known = companies.get(database);
    if (known !== undefined) return known;
    const listener = new Listener(addressOf(database), ['evento'], log);
    listener.on('evento', (payload: string) => {
      const event = eventIn(payload);
      if (event === null) log.warn({ database, length: payload.length }, 'an announcement that is none');
      else listener.emit(told, event);
    });
    const opened = listener.open().then(() => listener);
    companies.set(database, opened);
    opened.catch(() => companies.delete(database));
    return opened;
  }

  /** Ends the streams of a place no company is at any more; their browsers come again. */
  function leave(place: string): void {
    const listening = companies.get(place);
    companies.delete(place);
    listening?.then(
      (listener) => {
        listener.emit(left);
        return listener.close();
      },
      () => undefined,
    );
  }
  control.on('empresa', leave);
  // What was announced meanwhile is not known.
  control.on(reconnected, () => [...companies.keys()].forEach(leave));

  return {
    async follow(who, missed) {
      const listener = await listenerOf(who.actor.company.database);
      const stream = openStream(who, listener, control, options);
      streams.add(stream);
      stream.once('close', () => streams.delete(stream));
      if (missed !== undefined && (await hasMissed(who, missed)) && stream.writable) stream.write(loadAnew);
      return stream;
    },
    onSessionEnd: (callback) => void control.on('sessao', callback),
    onMove: (callback) => void control.on('empresa', callback).on(reconnected, callback),
    open: () => control.open(),
    async close() {
      for (const stream of streams) stream.destroy();
      const opened = await Promise.allSettled(companies.values());
      const listeners = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      await Promise.all([control, ...listeners].map((listener) => listener.close()));
    },
  };
}

/** Word of a company's listener for an announcement it has read. */
const told = Symbol('told');
/** Word of a company's listener that it listens no more. */
const left = Symbol('left');
const loadAnew = 'event: recarregar\ndata: {}\n\n';

/** Whether a browser whose data is this many ms old has missed an event; if unknown, it reloads. */
const hasMissed = ({ db, actor }: Follower, ms: number): Promise<boolean> =>
  hasEventsSince(db, actor.branchId, ms).catch(() => true);

/** An announcement, when it is one: a script on the database may put any text into its channel. */
function eventIn(payload: string): LiveEvent | null {
  try {
    return liveEvent.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

function openStream(
  who: Follower,
  listener: Listener,
  control: Listener,
  { isSessionGood }: LiveOptions,
): PassThrough {
  const stream = new PassThrough({ highWaterMark: mostUnread });
  const { actor } = who;
  const ownToken = actor.tokenHash.toString('hex');
  const write = (text: string) => {
    if (stream.writable && !stream.write(text)) stream.destroy();
  };
  // If the end is announced and detected at the same time, the stream is ended only once.
  const end = () => void (stream.writable && stream.end('event: sessao.encerrada\ndata: {}\n\n'));
  const onEvent = (event: LiveEvent) => {
    if (!hears(actor, event)) return;
    write(`id: ${event.id}\nevent: ${event.ds_evento}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const onGap = () => write(loadAnew);
  const onWords = () => write('event: dicionario.mudou\ndata: {}\n\n');
  const onSessionEnd = (tokenHash: string) => {
    if (tokenHash === ownToken) end();
  };
  const onLeft = () => void stream.destroy();
  listener.on(told, onEvent).on(reconnected, onGap).on(left, onLeft);
  control.on('sessao', onSessionEnd).on('dicionario', onWords).on(reconnected, onWords);
  const checkAndBeat = async () => {
    if (await isSessionGood(who)) write(': viva\n\n');
    else end();
  };
  const beat = setInterval(() => void checkAndBeat(), heartbeat);
  stream.once('close', () => {
    clearInterval(beat);
    listener.off(told, onEvent).off(reconnected, onGap).off(left, onLeft);
    control.off('sessao', onSessionEnd).off('dicionario', onWords).off(reconnected, onWords);
  });
  write('retry: 2000\n\n');
  // The session may have ended between authentication and subscription.
  void checkAndBeat();
  return stream;
}
