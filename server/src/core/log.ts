import pino from 'pino';

/** Where libraries of ours put the headers of a request into what they log: a token and digits are among them. */
const headers = ['headers', '*.headers'];

/**
 * What else of a failure is told. Drivers hang more on it: the whole connection with all it has prepared and the number
 * that cancels its work, or, of a row that was refused, every value in it.
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
 * The log: one JSON object per line, without what nobody may read there.
 * @param destination standard output unless given
 */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    { level, redact: { paths: headers, remove: true }, serializers: { err: failureOf } },
    destination,
  );
}

/** PostgreSQL repeats a value it cannot read (class 22) between quotes: somebody typed it. */
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
