import pg from 'pg';
import { nameOf } from './hosts.ts';
import { type Primary, PrimaryError, primaryOf } from './primary.ts';

type Connected = (error?: Error | null) => void;
type Ended = (error: Error) => void;

const readOnly = '25006';

/**
 * A connection as every part of the server makes it. If its address names several hosts, it is to the one that takes writes, and
 * breaks when another one does; with one host it is pg's own.
 */
export class FollowingClient extends pg.Client {
  readonly address: string;
  readonly #primary: Primary | undefined;
  #ending = false;
  #isStandby = false;

  constructor({ connectionString = '', ...config }: pg.ClientConfig = {}) {
    super({ ...config, connectionString });
    this.address = connectionString;
    this.#primary = primaryOf(connectionString);
  }

  override connect(): Promise<pg.Client>;
  override connect(connected: Connected): undefined;
  override connect(connected?: Connected): Promise<pg.Client> | undefined {
    const primary = this.#primary;
    const open = (done: Connected) =>
      primary === undefined ? super.connect(done) : this.#connectTo(primary, done);
    if (connected === undefined)
      return new Promise((resolve, reject) => open((error) => (error ? reject(error) : resolve(this))));
    open(connected);
    return undefined;
  }

  override end(): Promise<void>;
  override end(ended: Ended): undefined;
  override end(ended?: Ended): Promise<void> | undefined {
    this.#ending = true;
    if (ended === undefined) return super.end();
    super.end(ended);
    return undefined;
  }

  #connectTo(primary: Primary, connected: Connected): void {
    const { stream } = this.connection;
    // A pool that has waited long enough destroys what is not connected yet.
    const giveUp = () => connected(new Error('Connection terminated before a primary was found'));
    stream.once('close', giveUp);
    const unlessGivenUp = (go: () => void) => {
      if (stream.destroyed) return;
      stream.off('close', giveUp);
      go();
    };
    primary.find(this.address).then(
      (host) =>
        unlessGivenUp(() => {
          Object.assign(this, host);
          this.#follow(primary);
          super.connect((error?: Error | null) => connected(error ?? this.#refusal(primary)));
        }),
      (error: Error) => unlessGivenUp(() => connected(error)),
    );
  }

  #follow(primary: Primary): void {
    primary.join(this);
    this.connection.once('end', () => {
      primary.leave(this);
      if (!this.#ending) primary.doubt(this);
    });
    this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code === readOnly) primary.doubt(this);
    });
    // PostgreSQL says it to every new connection, without being asked.
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.#isStandby = parameterValue === 'on';
    });
  }

  /** Why the connection is not used, now that it is open; null: it is. */
  #refusal(primary: Primary): PrimaryError | null {
    if (!this.#isStandby) return null;
    primary.doubt(this);
    void this.end().catch(() => undefined);
    return new PrimaryError(`${nameOf(this)} is a standby`);
  }
}

interface ParameterStatus {
  parameterName: string;
  parameterValue: string;
}
