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

const builder = <Tables>(executor: QueryExecutor): Kysely<Tables> =>
  new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
