import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
/** A shared terminal of somebody who may not approve. */
let plain: Signed;
beforeAll(async () => {
  shop = await openWorkshop();
  await shop.api.sql("update g_clifor set st_aprovador = 'N' where nr_matricula = '1203'");
  plain = await shop.api.signIn('1203', '891');
});
afterAll(() => shop.api.close());

const id = (order: number) => ({ id: String(order) });

/** An order with a comment of João's about its service. */
async function commented(more: Parameters<typeof makeOrder>[1] = {}) {
  const { order, items } = await makeOrder(shop.api, more);
  const said = { ds_observacao: 'folga', nr_seq_os_item: items[0], vl_medida: 3, ds_unidade: 'mm' as const };
  const { body } = await shop.api.call(
    'commentOrder',
    { params: id(order), body: { nr_seq_clifor: shop.joao.person, ...said } },
    shop.joao,
  );
  return { order, comment: body.nr_sequencial };
}

const annul = (
  { order, comment }: { order: number; comment: number },
  session: Signed,
  person = session,
  extra = {},
) =>
  shop.api.call(
    'voidComment',
    {
      params: { ...id(order), comentarioId: String(comment) },
      body: { motivo: 'medi o lado errado', ...as(person), ...extra },
    },
    session,
  );

const shown = async (order: number, who: Signed) => {
  const { comentarios, comentarios_anulaveis } = await shop.detail(who, order);
  return { comentarios, may: comentarios_anulaveis };
};

describe('a comment recorded by mistake', () => {
  it('is declared void by whoever recorded it: it stays, with who and why, once', async () => {
    const made = await commented();
    expect((await shown(made.order, shop.joao)).may).toEqual([made.comment]);
    expect(await annul(made, shop.joao, shop.joao, { cpf: '999' })).toMatchObject({
      codigo: 'CPF_INCORRETO',
    });
    expect(await annul(made, shop.joao, shop.joao, { motivo: 'x' })).toMatchObject({ status: 422 });
    expect((await annul(made, shop.joao)).status).toBe(200);
    const { comentarios, may } = await shown(made.order, shop.joao);
    expect(comentarios).toMatchObject([
      {
        ds_observacao: 'folga',
        vl_medida: 3,
        correcao: { ds_motivo: 'medi o lado errado', ds_colaborador: 'JOÃO PEREIRA', nr_seq_novo: null },
      },
    ]);
    expect(may).toEqual([]);
    expect(await annul(made, shop.joao)).toMatchObject({ status: 409, codigo: 'REGISTRO_ANULADO' });
  });

  it('is told in the story of the order', async () => {
    const made = await commented();
    await annul(made, shop.joao);
    const { body } = await shop.api.call('getOrderStory', { params: id(made.order) }, shop.carlos);
    expect(body.decisoes).toMatchObject([
      {
        tp_decisao: 'comentario_anulado',
        ds_colaborador: 'JOÃO PEREIRA',
        ds_motivo: 'medi o lado errado',
      },
    ]);
  });

  it('is not for a colleague to declare void, on his own device or on a shared terminal', async () => {
    const made = await commented();
    expect((await shown(made.order, shop.carlos)).may).toEqual([]);
    expect((await shown(made.order, plain)).may).toEqual([made.comment]);
    const refusal = { status: 403, codigo: 'REGISTRO_DE_OUTRO' };
    expect(await annul(made, shop.carlos)).toMatchObject(refusal);
    expect(await annul(made, plain, shop.carlos)).toMatchObject(refusal);
    expect((await annul(made, plain, shop.joao)).status).toBe(200);
  });

  it('is declared void by approvers alone once the order is closed', async () => {
    const made = await commented();
    await shop.api.sql(
      "update os set st_os = 'R', dt_inicial = now(), dt_final = now() where nr_sequencial = $1",
      [made.order],
    );
    expect((await shown(made.order, shop.joao)).may).toEqual([]);
    expect((await shown(made.order, plain)).may).toEqual([]);
    expect(await annul(made, shop.joao)).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
    expect((await shown(made.order, shop.terminal)).may).toEqual([made.comment]);
    expect((await annul(made, shop.terminal)).status).toBe(200);
    expect((await shown(made.order, shop.joao)).comentarios[0]?.correcao).not.toBeNull();
  });

  it('is not found on another order, nor without a session', async () => {
    const made = await commented();
    const other = await commented();
    expect(await annul({ ...made, order: other.order }, shop.joao)).toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    });
    const elsewhere = await makeOrder(shop.api, { branch: 2 });
    expect((await annul({ ...made, order: elsewhere.order }, shop.joao)).status).toBe(404);
    const params = { ...id(made.order), comentarioId: String(made.comment) };
    const body = { motivo: 'engano', ...as(shop.joao) };
    expect((await shop.api.call('voidComment', { params, body })).status).toBe(401);
  });
});
