import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Host, hostsOf, nameOf } from './hosts.ts';

/** No host takes writes, or another one does than the one this connection is to. */
export class PrimaryError extends Error {
  override readonly name = 'PrimaryError';
  readonly code = 'ENOPRIMARY';
}

/** What a host answered. */
export interface Answer {
  host: Host;
  /** `primary` takes writes, `up` refuses the account or the database, which says nothing about writes. */
  is: 'primary' | 'standby' | 'up' | 'absent';
  /** Of a primary; grows with each promotion. */
  timeline: string;
}

/** A connection that follows the primary: which host it is to, and how it signs in there. */
interface Follower extends pg.Client {
  readonly address: string;
}

/** Longest a host may take to let us in, and to answer, in ms. */
const longestAnswer = 1_000;
/** Once a host takes writes, the others have so many ms to say that they do too. */
const graceMs = 200;
/** After a search that found none, the next waits so many ms: a standby under promotion has better to do. */
const restMs = 250;
/** Interval of looking whether another host is the primary now: one that is gone without a word breaks no connection. */
const watchMs = 5_000;

/**
 * Which of several hosts takes writes now. It is known until something speaks against it: a lost connection, a refused write. All who
 * need it then share one search. Whoever finds another primary ends the connections to the former one.
 */
export class Primary {
  readonly #hosts: readonly Host[];
  readonly #followers = new Set<Follower>();
  #present: Host | undefined;
  #search: Promise<Host> | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(hosts: readonly Host[]) {
    this.#hosts = hosts;
  }

  /** The primary, as far as is known; otherwise it is searched. @throws PrimaryError */
  async find(address: string): Promise<Host> {
    return this.#present ?? this.#look(address);
  }

  /** Something speaks against the host of a connection. */
  doubt({ address, host, port }: Follower): void {
    if (!isSame(this.#present, { host, port })) return;
    this.#present = undefined;
    this.#lookInPassing(address);
  }

  /** A connection that is to be ended when another host becomes the primary. */
  join(follower: Follower): void {
    this.#followers.add(follower);
    this.#watch ??= setInterval(() => {
      for (const { address } of [...this.#followers].slice(0, 1)) this.#lookInPassing(address);
    }, watchMs).unref();
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.#followers.size > 0) return;
    // Nobody watches any more.
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#present = undefined;
  }

  #lookInPassing(address: string): void {
    this.#look(address).catch(() => undefined); // who needs a connection is told
  }

  #look(address: string): Promise<Host> {
    if (this.#search !== undefined) return this.#search;
    const search = this.#ask(address);
    const end = () => {
      this.#search = undefined;
    };
    search.then(end, () => setTimeout(end, restMs).unref());
    this.#search = search;
    return search;
  }

  async #ask(address: string): Promise<Host> {
    const { host, is } = await choose(this.#hosts.map((one) => ask(address, one)));
    if (is === 'primary') this.#follow(host);
    return host;
  }

  #follow(present: Host): void {
    this.#present = present;
    for (const follower of this.#followers)
      if (!isSame(follower, present))
        follower.connection.stream.destroy(new PrimaryError(`${nameOf(present)} is the primary now`));
  }
}

const isSame = (one: Host | undefined, other: Host): boolean =>
  one?.host === other.host && one.port === other.port;

const known = new Map<string, Primary>();

/** The primary of an address with several hosts, one for all connections; undefined: the address names one host. */
export function primaryOf(address: string): Primary | undefined {
  const hosts = hostsOf(address);
  if (hosts.length < 2) return undefined;
  const name = hosts.map(nameOf).join();
  const primary = known.get(name) ?? new Primary(hosts);
  known.set(name, primary);
  return primary;
}

/**
 * The first host that takes writes; if several do, the one promoted last: the others are former primaries nobody has stopped. Without
 * any a host that is up is chosen, so that the connection itself is told why it is refused.
 * @throws PrimaryError
 */
export async function choose(asked: readonly Promise<Answer>[], grace = graceMs): Promise<Answer> {
  const answers: Answer[] = [];
  const noted = asked.map(async (one) => {
    const answer = await one;
    answers.push(answer);
    if (answer.is !== 'primary') throw new Error(answer.is);
  });
  const all = Promise.allSettled(noted);
  await Promise.any(noted).then(
    () => Promise.race([all, sleep(grace)]),
    () => undefined,
  );
  const primaries = answers.filter(({ is }) => is === 'primary');
  const [newest] = primaries.toSorted((a, b) => b.timeline.localeCompare(a.timeline));
  const chosen = newest ?? answers.find(({ is }) => is === 'up');
  if (chosen !== undefined) return chosen;
  const told = answers.map(({ host, is }) => `${nameOf(host)} ${is}`).join(', ');
  throw new PrimaryError(`no host takes writes: ${told}`);
}

const question = `
  select case when not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean
              then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;
/** The database is going down, starting, or not yet consistent. */
const absent = new Set(['57P01', '57P02', '57P03']);

/** Asks a host whether it takes writes. */
async function ask(address: string, host: Host): Promise<Answer> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'terminal-primario',
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
  });
  Object.assign(client, host);
  client.on('error', () => undefined); // the question fails with the same error
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(question);
    const timeline = rows[0]?.timeline ?? '';
    return { host, is: timeline === '' ? 'standby' : 'primary', timeline };
  } catch (error) {
    const isUp = error instanceof pg.DatabaseError && !absent.has(error.code ?? '');
    return { host, is: isUp ? 'up' : 'absent', timeline: '' };
  } finally {
    void client.end().catch(() => undefined);
  }
}
