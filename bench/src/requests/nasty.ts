import fc from 'fast-check';

/** Placeholder for a number JavaScript cannot represent; replaced when the body is serialised. */
const bareNumber = (digits: string) => `\u0001${digits}\u0001`;

/** A JSON text with its bare numbers written out. */
export const writeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/"\\u0001([^"]*?)\\u0001"/g, '$1');

const megabyte = 1024 * 1024;

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: [inner] }), 1);

/** Hostile and unusual texts. */
export const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '0',
  '-1',
  '-0',
  '00',
  '1e309',
  'NaN',
  'infinity',
  '-infinity',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.000Z',
  '10000-01-01',
  '24:00',
  '٣',
  '１２３',
  ' 1',
  '1;',
  "'; drop table os; --",
  "' or '1'='1",
  '%',
  '_',
  '\\',
  '{}',
  '[]',
  'null',
  'undefined',
  'true',
  '../../etc/passwd',
  '..\\..\\windows',
  '=1+1',
  '<script>alert(1)</script>',
  '\u202Eabc',
  '\uFEFF',
  '😀'.repeat(300),
  'é'.repeat(501),
  'x'.repeat(5_000),
  '\r\nSet-Cookie: a=b',
  '$1',
  '__proto__',
] as const;

/** Values of every kind, most of them of the wrong one. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 120, arbitrary: fc.constantFrom<unknown>(...nastyTexts) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      ...['1e309', '-1e309', '1e-400', '-0', '2147483648', '9223372036854775808', '1.5', '1e20'].map(
        bareNumber,
      ),
    ),
  },
  { weight: 30, arbitrary: fc.constantFrom<unknown>(0, -1, 1, 2_147_483_647, Number.MAX_SAFE_INTEGER, 0.1) },
  { weight: 30, arbitrary: fc.constantFrom<unknown>(null, true, false) },
  {
    weight: 30,
    arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], [1, 'a'], { a: 1 }, { length: 1 }),
  },
  { weight: 20, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 10, arbitrary: fc.constantFrom<unknown>(deep(50), deep(1_500)) },
  { weight: 10, arbitrary: fc.object({ maxDepth: 3, maxKeys: 4 }) },
  // Long ones are rare: each costs as much as a hundred others.
  { weight: 1, arbitrary: fc.constantFrom<unknown>('x'.repeat(megabyte), 'x'.repeat(megabyte - 2_000)) },
);

/** Parts of an address, written already: what no encoder would write among them. */
export const nastyParts = [
  '%00',
  '%ff',
  '%',
  '%zz',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%ED%A0%80',
  '%E2%80%AE1',
  '%F0%9F%98%80',
  '%20',
  '1%20',
  '1%00',
  '1%2F2',
  '0',
  '-1',
  '01',
  '1e3',
  '0x10',
  '1.5',
  '+1',
  '2147483648',
  '9223372036854775808',
  '1'.repeat(30),
  'x'.repeat(201),
  'x'.repeat(5_000),
  'null',
  'NaN',
  '%7B%7D',
  '[object%20Object]',
  '__proto__',
  'constructor',
  "';--",
  '1?a=1',
  '1;a',
  '1%3Fx',
] as const;
