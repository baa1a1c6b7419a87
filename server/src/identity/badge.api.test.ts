import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const start = async (by: Signed, person: number, cpf: string) => {
  const { order } = await makeOrder(shop.api);
  return shop.api.call('startExecution', { body: { nr_seq_os: order, nr_seq_clifor: person, cpf } }, by);
};
const find = (by: Signed, cracha: string) => shop.api.call('findBadge', { body: { cracha } }, by);

describe('a badge in a command', () => {
  it.each(['CRACHA-1001', ' CRACHA-1001 '])('counts as the digits of its owner: %j', async (code) => {
    expect((await start(shop.joao, shop.joao.person, code)).status).toBe(200);
  });

  it('counts on a shared terminal', async () => {
    expect((await start(shop.terminal, shop.joao.person, 'CRACHA-1001')).status).toBe(200);
  });

  it.each(['CRACHA-1002', 'CRACHA-9999'])('of another person or of nobody is refused: %s', async (code) => {
    expect(await start(shop.joao, shop.joao.person, code)).toMatchObject({
      status: 422,
      codigo: 'CPF_INCORRETO',
    });
  });

  it.each(['12', 'A1', 'x'.repeat(65), 'AB\u0007CD'])(
    'has four to sixty-four printable characters: %j',
    async (code) => {
      expect(await start(shop.joao, shop.joao.person, code)).toMatchObject({
        status: 422,
        campos: { cpf: 'valor inválido' },
      });
    },
  );

  it('lies nowhere in clear', async () => {
    await start(shop.joao, shop.joao.person, 'CRACHA-1001');
    const [told] = await shop.api.sql<{ n: number }>(
      `select (select count(*) from evento e where e::text like '%CRACHA-1001%')
            + (select count(*) from comando c where c::text like '%CRACHA-1001%')
            + (select count(*) from clifor_acesso a where a::text like '%CRACHA-1001%') as n`,
    );
    expect(Number(told?.n)).toBe(0);
  });
});

describe('whose badge it is', () => {
  it('is told to the shared terminal that may pick the person', async () => {
    expect((await find(shop.terminal, 'CRACHA-1001')).body).toMatchObject({
      nr_sequencial: shop.joao.person,
    });
  });

  it('is not told of a badge nobody has', async () => {
    expect(await find(shop.terminal, 'CRACHA-9999')).toMatchObject({
      status: 422,
      codigo: 'CRACHA_DESCONHECIDO',
    });
  });

  it('is not told to a technician, who acts as himself', async () => {
    expect((await find(shop.joao, 'CRACHA-1002')).status).toBe(403);
  });

  it('is not told of somebody who left, nor of somebody who attends nothing here', async () => {
    const { person } = shop.carlos;
    await shop.api.sql("update g_clifor set st_status = 'I' where nr_sequencial = $1", [person]);
    expect((await find(shop.terminal, 'CRACHA-1002')).codigo).toBe('CRACHA_DESCONHECIDO');
    await shop.api.sql("update g_clifor set st_status = 'A' where nr_sequencial = $1", [person]);
    expect((await find(shop.terminal, 'CRACHA-1002')).status).toBe(200);
    await shop.api.sql("update clifor_filial set st_atendeos = 'N' where nr_seq_clifor = $1", [person]);
    expect((await find(shop.terminal, 'CRACHA-1002')).codigo).toBe('CRACHA_DESCONHECIDO');
    await shop.api.sql("update clifor_filial set st_atendeos = 'S' where nr_seq_clifor = $1", [person]);
  });
});

it('wrong badges lock the person they were tried for out, as wrong digits do', async () => {
  const { carlos } = shop;
  for (let n = 0; n < 4; n += 1)
    expect((await start(carlos, carlos.person, `CRACHA-${n}`)).codigo).toBe('CPF_INCORRETO');
  expect(await start(carlos, carlos.person, 'CRACHA-1002')).toMatchObject({
    status: 429,
    codigo: 'CPF_BLOQUEADO',
  });
});
