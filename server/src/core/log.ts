import pino from 'pino';

/** Where libraries of ours put the headers of a request into what they log: a token and digits are among them. */
const headers = ['headers', '*.headers'];

/**
 * The log: one JSON object per line, without what nobody may read there.
 * @param destination standard output unless given
 */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  return pino({ level, redact: { paths: headers, remove: true } }, destination);
}
