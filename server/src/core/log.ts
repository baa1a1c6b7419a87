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

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const more = told.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const parts = error instanceof AggregateError ? { errors: error.errors.map(failureOf) } : {};
  return { type, message, stack, ...Object.fromEntries(more), ...parts };
}
