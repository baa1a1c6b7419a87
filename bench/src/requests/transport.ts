import fc from 'fast-check';

interface Written {
  method: string;
  headers: readonly string[];
  body: string | Buffer | undefined;
}

/** An odd way to send something. */
export interface Transport {
  name: string;
  /** It may not be done so. */
  neverDone: boolean;
  /** It says nothing of a request without a body. */
  aboutBody: boolean;
  change(shot: Written): Partial<Written>;
}

const typed = (type: string, neverDone = true): Transport => ({
  name: `Content-Type ${type}`,
  neverDone,
  aboutBody: true,
  change: () => ({ headers: ['Content-Type', type] }),
});

const withBody = (name: string, body: string | Buffer): Transport => ({
  name: `body ${name}`,
  neverDone: true,
  aboutBody: true,
  change: (shot) => (shot.body === undefined ? {} : { body }),
});

const withHeaders = (name: string, headers: readonly string[]): Transport => ({
  name,
  neverDone: false,
  aboutBody: false,
  change: () => ({ headers }),
});

const megabyte = 1024 * 1024;

const oddWays: readonly Transport[] = [
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ].map((type) => typed(type)),
  ...['', ';;;', 'application/json/x', 'json', 'application/jsonp', 'x'.repeat(3_000)].map((type) =>
    typed(type),
  ),
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'APPLICATION/JSON',
    'application/json;',
  ].map((type) => typed(type, false)),
  withBody('cut off', '{"a":'),
  withBody('of words', 'nr_seq_os=1'),
  withBody('twice', '{}{}'),
  withBody('with NaN', '{"nr_seq_os":NaN}'),
  withBody('of a comment', '{"a":1/**/}'),
  withBody('with a prototype', '{"__proto__":{"admin":true}}'),
  withBody('with a constructor', '{"constructor":{"prototype":{"admin":true}}}'),
  withBody('of bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28])),
  withBody('of broken UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])),
  withBody('deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  withBody('deep in objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  withBody('too long', `{"a":"${'x'.repeat(megabyte)}"}`),
  withBody('of many fields', `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(',')}}`),
  withHeaders('two tokens', ['Token', 'a', 'Token', 'b']),
  withHeaders('two keys of the company', ['ApiKey', 'x', 'ApiKey', 'y']),
  withHeaders('two keys of the press', ['Idempotency-Key', 'a', 'Idempotency-Key', 'b']),
  withHeaders('a key that is none', ['Idempotency-Key', 'x'.repeat(300)]),
  withHeaders('a company nobody has', ['ApiKey', '../../x']),
  withHeaders('a long token', ['Token', 'x'.repeat(4_000)]),
  withHeaders('a terminal nobody has', ['Terminal', 'ÿ'.repeat(100)]),
  withHeaders('odd digits', ['Cpf', '12a']),
  withHeaders('an odd version', ['If-None-Match', '*, W/"x", "'.repeat(40)]),
  withHeaders('an odd range', ['Range', 'bytes=9999999999999999-1']),
  withHeaders('odd encodings', ['Accept-Encoding', 'br;q=x, gzip;q=1e309, *;q=-1']),
  withHeaders('an encoded body', ['Content-Encoding', 'gzip']),
  withHeaders('a forged sender', ['X-Forwarded-For', "1'; --, ::1", 'Forwarded', 'for=_x', 'X-Real-IP', 'a']),
  withHeaders('a forged number', ['X-Request-Id', '{"a":1}'.repeat(20)]),
  withHeaders('an odd host', ['X-Forwarded-Host', 'a b', 'X-HTTP-Method-Override', 'DELETE']),
  { name: 'another method', neverDone: true, aboutBody: false, change: () => ({ method: 'PATCH' }) },
  { name: 'OPTIONS', neverDone: true, aboutBody: false, change: () => ({ method: 'OPTIONS' }) },
];

export const transport: fc.Arbitrary<Transport> = fc.constantFrom(...oddWays);
