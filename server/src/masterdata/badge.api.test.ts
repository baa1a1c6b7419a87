import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { keepRecords } from '../../test/master-data.ts';

let api: Api;
let administrator: Signed;
let carlos: Signed;
beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  carlos = await api.signIn('1002', '234');
});
afterAll(() => api.close());

const give = (cracha: string | null, person = carlos.person, who = administrator) =>
  api.call('setPersonBadge', { params: { id: String(person) }, body: { cracha } }, who);

it('whoever administers the company gives a badge of nobody else and takes it away; the history says so without its code', async () => {
  expect(await give('CRACHA-1001')).toMatchObject({ status: 409, codigo: 'CRACHA_EM_USO' });
  expect(await give('NOVO-4711')).toMatchObject({ status: 200, body: { st_cracha: 'S' } });
  expect(await give(null)).toMatchObject({ status: 200, body: { st_cracha: 'N' } });
  const { historia } = await keepRecords(api, administrator).get('people', String(carlos.person));
  expect(historia.slice(0, 2).map(({ mudancas }) => mudancas)).toEqual([
    [{ coluna: 'cracha', antes: 'S', depois: 'N' }],
    [{ coluna: 'cracha', antes: 'S', depois: 'O' }],
  ]);
  expect(JSON.stringify(historia)).not.toContain('4711');
});

it('nobody else does, nor to somebody who does not sign in', async () => {
  expect((await give('NOVO-4712', carlos.person, carlos)).status).toBe(403);
  expect((await give('NOVO-4712', 999_999)).status).toBe(404);
  expect((await give('12')).status).toBe(422);
});
