import fc from 'fast-check';

/** A body of parts, written out. */
export interface Packed {
  /** null: sent without one. */
  type: string | null;
  body: Buffer;
  neverDone: boolean;
}

const boundary = 'limite';
const ordinary = `multipart/form-data; boundary=${boundary}`;
/** The smallest PNG there is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const part = (head: string, bytes: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);
const file = (name: string, bytes: Buffer | string, field = 'files[]'): Buffer =>
  part(
    `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg`,
    bytes,
  );
const field = (name: string, text: string): Buffer =>
  part(`Content-Disposition: form-data; name="${name}"`, text);
const end = Buffer.from(`--${boundary}--\r\n`);
const packed = (parts: Buffer[], neverDone = true, type: string | null = ordinary): Packed => ({
  type,
  body: Buffer.concat([...parts, end]),
  neverDone,
});

const oddNames = [
  '../../etc/passwd',
  'a\u0000.jpg',
  `${'x'.repeat(300)}.png`,
  '\u202Egpj.exe',
  '',
  '.',
  'a"b.png',
  'CON',
  '😀.png',
];
const oddBytes = [
  '',
  'x',
  '<svg onload="alert(1)"/>',
  '<html><script>alert(1)</script>',
  'GIF89a/*',
  Buffer.from([0xff, 0xd8, 0xff]),
  picture.subarray(0, 30),
  Buffer.from('PK\u0003\u0004'),
  Buffer.from('MZ'),
];

const oddShapes: readonly Packed[] = [
  ...oddNames.map((name) => packed([file(name, picture)], false)),
  ...oddBytes.map((bytes) => packed([file('foto.jpg', bytes)])),
  packed([]),
  packed([field('tp_origem', 'E')]),
  packed([file('a.png', picture), field('tp_origem', 'E')], false),
  packed([file('a.png', picture), field('tp_origem', 'x'.repeat(5_000))]),
  packed([file('a.png', picture), field('__proto__', 'x')]),
  packed([file('a.png', picture), field('estranho', 'x')]),
  packed([...Array.from({ length: 20 }, (_, n) => field(`f${n}`, 'x')), file('a.png', picture)]),
  packed(Array.from({ length: 40 }, () => file('a.png', picture))),
  packed([file('a.png', picture, 'outro')], false),
  packed([file('a.png', picture)], true, null),
  packed([file('a.png', picture)], true, 'application/json'),
  packed([file('a.png', picture)], true, 'multipart/form-data'),
  packed([file('a.png', picture)], true, 'multipart/form-data; boundary=outra'),
  packed([file('a.png', picture)], true, `multipart/form-data; boundary=${'x'.repeat(500)}`),
  { type: ordinary, body: file('a.png', picture), neverDone: false },
  { type: ordinary, body: Buffer.from(`--${boundary}\r\nContent-Disposition: form-data`), neverDone: true },
  { type: ordinary, body: Buffer.alloc(0), neverDone: true },
  packed([part('x: '.repeat(200), 'x')]),
  packed([part('Content-Disposition: form-data; name="files[]"; filename*=UTF-8\'\'%ff%00', picture)], false),
];

/** Files sent as no browser would. */
export const multipartShape: fc.Arbitrary<Packed> = fc.constantFrom(...oddShapes);
