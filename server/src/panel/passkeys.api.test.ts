import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { insertKey, useKey } from './factors.queries.ts';

let api: Api;
let user = 0;

beforeAll(async () => {
  api = await startApi();
  const [row] = await api.control<{ id: number }>(
    "select nr_sequencial as id from usuario_painel where nr_matricula = '9001'",
  );
  user = row?.id ?? 0;
});
afterAll(() => api.close());

let serial = 0;
/** A passkey whose device has counted so many uses. @returns its number */
async function keyAt(counter: number): Promise<number> {
  const { control } = api.databases;
  serial += 1;
  const credential = `chave ${serial}`;
  const key = { name: 'notebook', credential, publicKey: Uint8Array.of(1), counter, transports: [] };
  expect(await insertKey(control, user, key)).toBe(true);
  const [row] = await api.control<{ id: number }>(
    'select nr_sequencial as id from chave_acesso where cd_credencial = $1',
    [credential],
  );
  return row?.id ?? 0;
}

describe('the counter of a passkey', () => {
  it.each([
    ['goes up with a use', 5, 6, true],
    ['that stands still tells of a copy', 5, 5, false],
    ['that went back tells of a copy', 5, 4, false],
    ['that is gone tells of a copy', 5, 0, false],
    ['is none on devices that do not count', 0, 0, true],
    ['begins with the first use that is counted', 0, 1, true],
  ])('%s: from %d to %d', async (_what, kept, told, believed) => {
    const key = await keyAt(kept);
    expect(await useKey(api.databases.control, key, told)).toBe(believed);
    const [row] = await api.control(
      'select nr_contador::int as counter, dt_ultimo_uso is not null as used from chave_acesso where nr_sequencial = $1',
      [key],
    );
    expect(row).toEqual({ counter: believed ? told : kept, used: believed });
  });
});
