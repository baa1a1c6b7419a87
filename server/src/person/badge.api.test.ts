import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, type SignedToPanel, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let admin: SignedToPanel;
let joao: Signed;
let company = 0;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signInPanel('9001', '111');
  joao = await api.signIn('1001', '123');
  const [demo] = await api.control<{ id: number }>(
    'select nr_sequencial as id from empresa where cd_apikey = $1',
    [api.apiKey],
  );
  company = demo?.id ?? 0;
});
afterAll(() => api.close());

const give = (cracha: string | null, person = joao.person, who = admin) =>
  api.call(
    'setBadge',
    { key: randomUUID(), body: { nr_seq_empresa: company, nr_sequencial: person, cracha } },
    who,
  );
const look = async (person = joao.person) =>
  (await api.call('getPersonData', { query: { empresa: String(company), pessoa: String(person) } }, admin))
    .body.st_cracha;
const start = async (cpf: string) => {
  const { order } = await makeOrder(api);
  const { status } = await api.call(
    'startExecution',
    { key: randomUUID(), body: { nr_seq_os: order, nr_seq_clifor: joao.person, cpf } },
    joao,
  );
  await api.sql('update execucao set dt_final = now(), tp_fim = $1 where dt_final is null', ['F']);
  return status;
};

describe('a badge', () => {
  it('is given in the place of a former one, counts at once, and is taken away', async () => {
    expect(await give('NOVO-77')).toMatchObject({ status: 200, body: { st_cracha: 'S' } });
    expect(await look()).toBe('S');
    expect(await start('NOVO-77')).toBe(200);
    expect(await start('CRACHA-1001')).toBe(422);
    expect(await give(null)).toMatchObject({ status: 200, body: { st_cracha: 'N' } });
    expect(await look()).toBe('N');
    expect(await start('NOVO-77')).toBe(422);
    expect(await start('123')).toBe(200);
  });

  it('is of one person alone', async () => {
    expect(await give('CRACHA-1002')).toMatchObject({ status: 409, codigo: 'CRACHA_EM_USO' });
    expect(await look()).toBe('N');
  });

  it('is only for who signs in by digits, and has the length of one', async () => {
    const [person] = await api.sql<{ id: number }>(
      "insert into g_clifor (ds_colaborador, tp_clifor) values ('SEM DIGITOS', 'C') returning nr_sequencial as id",
    );
    expect(await give('NOVO-78', person?.id)).toMatchObject({ status: 409, codigo: 'PESSOA_SEM_DIGITOS' });
    expect(await give('NOVO-78', 999_999)).toMatchObject({ status: 404, codigo: 'PESSOA_DESCONHECIDA' });
    expect((await give('123')).status).toBe(422);
    expect((await give('x'.repeat(65))).status).toBe(422);
  });

  it('is told in the trail without its code, and given by the highest level alone', async () => {
    const lines = await api.control<{ words: string }>(
      `select ds_acao || ' ' || ds_detalhe as words from auditoria
        where ds_acao in ('pessoa.cracha', 'pessoa.sem_cracha') order by nr_sequencial`,
    );
    expect(lines.map(({ words }) => words)).toEqual([
      `pessoa.cracha nº ${joao.person}`,
      `pessoa.sem_cracha nº ${joao.person}`,
    ]);
    const reader = await api.signInPanel('9003', '333');
    expect((await give('NOVO-79', joao.person, reader)).status).toBe(403);
  });
});
