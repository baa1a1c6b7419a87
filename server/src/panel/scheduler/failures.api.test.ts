import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchedule, openRoutines, type Routines, saying } from '../../../test/scheduler.ts';

let routines: Routines;
let api: Routines['api'];
let closed: Routines['closed'];
let hostOf: Routines['hostOf'];
let rows: Routines['rows'];
let tick: Routines['tick'];
beforeAll(async () => {
  routines = await openRoutines();
  ({ api, closed, hostOf, rows, tick } = routines);
});
beforeEach(() => routines.begin());
afterAll(() => routines.close());

describe('a routine that goes wrong', () => {
  const outcome = async (path: string, env?: Record<string, string>) => {
    const { schedule } = await makeSchedule(api, { path });
    await tick(env);
    const [row] = await rows(schedule);
    return row;
  };

  it('keeps status and answer of a host that fails', async () => {
    await hostOf(saying('{"erro":"sem banco"}', 'application/json', 500));
    expect(await outcome('/x')).toMatchObject({
      st_execucao: 'F',
      nr_http: 500,
      ds_resultado: '{"erro":"sem banco"}',
      ds_erro: 'o servidor respondeu 500',
    });
  });

  it('is not sent on to another place', async () => {
    const other = await hostOf(saying('segredo'));
    await hostOf((_visited, response) => response.writeHead(302, { location: other.url }).end());
    expect(await outcome('/x')).toMatchObject({ st_execucao: 'F', nr_http: 302, ds_resultado: null });
    expect(other.visits).toEqual([]);
  });

  it('ends with its time', async () => {
    await hostOf(() => undefined);
    expect(await outcome('/x')).toMatchObject({
      st_execucao: 'F',
      ds_erro: 'sem resposta completa em 1 s',
    });
  });

  it.each([
    'http://169.254.169.254',
    'http://127.0.0.1:1',
    'http://2130706433',
    'http://0.0.0.0',
    'http://[::1]',
    'http://[::ffff:169.254.169.254]',
    'http://localhost',
  ])('is not asked of %s unless its network is named', async (host) => {
    await api.control('update empresa set ds_host = $1', [host]);
    expect(await outcome('/latest/meta-data', {})).toMatchObject({
      st_execucao: 'F',
      nr_http: null,
      ds_erro: 'o endereço do servidor está em uma rede não permitida',
    });
  });

  it.each(['https://user:pass@empresa.com.br', 'https://empresa.com.br/pasta', 'ftp://empresa.com.br'])(
    'is not asked of %s, which is no host',
    async (host) => {
      await api.control('update empresa set ds_host = $1', [host]);
      expect(await outcome('/x')).toMatchObject({ ds_erro: 'a empresa não tem servidor de rotinas' });
    },
  );

  it('is not asked for by a path somebody wrote past the panel', async () => {
    const host = await hostOf(saying('ok'));
    expect(await outcome('/a/%2e%2e/b')).toMatchObject({ ds_erro: 'o caminho da rotina não é válido' });
    expect(host.visits).toEqual([]);
  });

  it('says that the database of its company is being repaired', async () => {
    const { schedule } = await makeSchedule(api, { path: 'interno:produtividade' });
    closed.add(api.companyDatabase);
    await tick();
    closed.clear();
    expect(await rows(schedule)).toMatchObject([
      { st_execucao: 'F', ds_erro: 'A base desta empresa está em manutenção.' },
    ]);
  });

  it('leaves the others to be run', async () => {
    await hostOf(saying('ok'));
    const bad = await makeSchedule(api, { path: '/a/%2e%2e/b' });
    const good = await makeSchedule(api, { path: '/b' });
    await tick();
    expect(await rows(bad.schedule)).toMatchObject([{ st_execucao: 'F' }]);
    expect(await rows(good.schedule)).toMatchObject([{ st_execucao: 'S' }]);
  });
});
