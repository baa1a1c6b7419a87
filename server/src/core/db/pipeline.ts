import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutor,
} from 'kysely';

/** What a query builder on a connection of its own is made of; the driver opens nothing, the connection is there. */
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const driver = dialect.createDriver();

/**
 * Runs work on one connection, to which statements go the moment they are asked for. They run and are answered in their
 * order, each with a snapshot of its own; those that are asked for together cost one way. The query builder's own
 * connections send a statement only after the one before was answered.
 */
export function onConnection<Tables, T>(
  db: Kysely<Tables>,
  work: (tx: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pooled = db.getExecutor();
  return pooled.provideConnection((connection) => {
    const executor = pooled.withConnectionProvider({
      provideConnection: (consumer) => consumer(connection),
    });
    return work(builder(executor));
  });
}

/**
 * The same connection for who must not hear an answer before something is permitted: statements go the moment they are asked
 * for, their answers wait. Where it is not permitted they fail as the permission does, and no more are sent.
 */
export function permittedBy<Tables>(tx: Kysely<Tables>, permission: Promise<unknown>): Kysely<Tables> {
  const executor = tx.getExecutor();
  let known: 'permitted' | 'forbidden' | undefined;
  permission.then(
    () => {
      known = 'permitted';
    },
    () => {
      known = 'forbidden';
    },
  );
  return builder(
    executor.withConnectionProvider({
      async provideConnection(consumer) {
        if (known === 'forbidden') await permission;
        const answer = executor.provideConnection(consumer);
        if (known === 'permitted') return answer;
        answer.catch(() => undefined); // told to who asked below, if he may hear it
        await permission;
        return answer;
      },
    }),
  );
}

const builder = <Tables>(executor: QueryExecutor): Kysely<Tables> =>
  new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
