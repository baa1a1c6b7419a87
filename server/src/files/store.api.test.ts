import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, startBucket } from '../../test/bucket.ts';
import { type FileStore, openStore } from './store.service.ts';

let folder: string;
let bucket: Bucket;
const stores: Record<'folder' | 'bucket', FileStore | undefined> = { folder: undefined, bucket: undefined };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-files-'));
  bucket = await startBucket('oficina');
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  stores.folder = await openStore({ kind: 'folder', folder });
  stores.bucket = await openStore({
    kind: 's3',
    bucket: 'oficina',
    region: 'us-east-1',
    endpoint: bucket.endpoint,
  });
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

/** The store under test, opened before all tests. */
function store(kind: keyof typeof stores): FileStore {
  const opened = stores[kind];
  if (opened === undefined) throw new Error(`${kind} is not open`);
  return opened;
}

describe.each(['folder', 'bucket'] as const)('a store of files in a %s', (kind) => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0a, 0x0d]);

  it('gives back exactly what was written', async () => {
    await store(kind).write('1/um.jpg', bytes, 'image/jpeg');
    expect(await buffer(await store(kind).read('1/um.jpg'))).toEqual(bytes);
  });

  it('lists a folder, and nothing of a folder nobody wrote into', async () => {
    await store(kind).write('2/um.jpg', bytes, 'image/jpeg');
    await store(kind).write('2/dois.jpg', bytes, 'image/jpeg');
    expect((await store(kind).list('2')).toSorted()).toEqual(['2/dois.jpg', '2/um.jpg']);
    expect(await store(kind).list('999')).toEqual([]);
  });

  it('tells when a file was written', async () => {
    await store(kind).write('3/um.jpg', bytes, 'image/jpeg');
    const age = Date.now() - (await store(kind).writtenAt('3/um.jpg')).getTime();
    expect(Math.abs(age)).toBeLessThan(60_000);
  });

  it('removes a file, and does not mind one that is gone', async () => {
    await store(kind).write('4/um.jpg', bytes, 'image/jpeg');
    await store(kind).remove('4/um.jpg');
    await store(kind).remove('4/um.jpg');
    expect(await store(kind).list('4')).toEqual([]);
    await expect(store(kind).read('4/um.jpg').then(buffer)).rejects.toThrow();
  });
});

it.runIf(process.platform === 'linux')(
  'a full folder is told of, and half a file is not left in it',
  async () => {
    await mkdir(join(folder, '5'));
    await symlink('/dev/full', join(folder, '5/um.jpg'));
    const written = store('folder').write('5/um.jpg', Buffer.from('bytes'), 'image/jpeg');
    await expect(written).rejects.toMatchObject({ codigo: 'SEM_ESPACO' });
    expect(await store('folder').list('5')).toEqual([]);
  },
);

it('the bucket is asked with signed requests only', () => {
  expect(bucket.signatures.length).toBeGreaterThan(8);
  for (const signature of bucket.signatures) expect(signature).toMatch(/^AWS4-HMAC-SHA256 Credential=test\//);
});
