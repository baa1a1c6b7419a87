import pino from 'pino';

/** Paths at which libraries log request headers, which contain tokens and digits. */
const headers = ['headers', '*.headers'];

/**
 * Properties of a failure that are logged. Drivers attach more: the whole connection with its prepared statements and cancel
 * key, or all values of a refused row.
 */
const told = [
  'code',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'address',
  'port',
  'statusCode',
  'codigo',
] as const;

/**
 * The log: one JSON object per line, without secrets and personal values.
 * @param destination standard output unless given
 */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    { level, redact: { paths: headers, remove: true }, serializers: { err: failureOf } },
    destination,
  );
}

/** Removes typed values: PostgreSQL quotes a value it cannot parse (class 22) in its message. */
function withoutValues(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code !== 'string' || !/^22...$/.test(code)) return { type, message, stack };
  const bare = error.message.replace(/".*"/s, '"…"');
  const clean = (text: string) => text.replaceAll(error.message, () => bare);
  return { type, message: clean(message), stack: clean(stack) };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = withoutValues(error);
  const more = told.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const parts = error instanceof AggregateError ? { errors: error.errors.map(failureOf) } : {};
  return { type, message, stack, ...Object.fromEntries(more), ...parts };
}
