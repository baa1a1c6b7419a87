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

  it('is void since it was said so, where a terminal sends that later', async () => {
    const made = await commented();
    await shop.api.sql("update os set dt_os = now() - interval '2 hours' where nr_sequencial = $1", [
      made.order,
    ]);
    await shop.api.call(
      'voidComment',
      {
        params: { ...id(made.order), comentarioId: String(made.comment) },
        body: { motivo: 'sem rede', ...as(shop.joao) },
        headers: { 'feito-ha': '600000' },
      },
      shop.joao,
    );
    const [row] = await shop.api.sql<{ minutos: number }>(
      "select round(extract(epoch from now() - dt_correcao) / 60)::int as minutos from correcao where ds_motivo = 'sem rede'",
    );
    expect(row).toEqual({ minutos: 10 });
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

describe('a note of the work made by mistake', () => {
  /** An order João works on, with a note of his. */
  async function noted() {
    const { order } = await makeOrder(shop.api);
    await shop.endAllWork();
    await shop.start(shop.joao, order);
    const body = { nr_seq_os: order, observacao: 'trinca no suporte', ...as(shop.joao) };
    await shop.api.call('noteExecution', { body }, shop.joao);
    const { notes } = await told(order, shop.joao);
    return { order, note: notes[0]?.nr_sequencial ?? 0 };
  }

  async function told(order: number, who: Signed) {
    const { body } = await shop.api.call('getOrderStory', { params: id(order) }, who);
    return { ...body, notes: body.trechos.flatMap(({ notas }) => notas) };
  }

  const annulNote = ({ order, note }: { order: number; note: number }, session: Signed, person = session) =>
    shop.api.call(
      'voidNote',
      { params: { ...id(order), notaId: String(note) }, body: { motivo: 'outro suporte', ...as(person) } },
      session,
    );

  it('is declared void by whoever made it: it stays in the story, with who and why, once', async () => {
    const made = await noted();
    expect((await told(made.order, shop.joao)).notas_anulaveis).toEqual([made.note]);
    expect((await annulNote(made, shop.joao)).status).toBe(200);
    const { notes, decisoes, notas_anulaveis } = await told(made.order, shop.joao);
    expect(notes).toMatchObject([
      {
        ds_nota: 'trinca no suporte',
        correcao: { ds_motivo: 'outro suporte', ds_colaborador: 'JOÃO PEREIRA', nr_seq_novo: null },
      },
    ]);
    expect(decisoes).toMatchObject([{ tp_decisao: 'nota_anulado', ds_motivo: 'outro suporte' }]);
    expect(notas_anulaveis).toEqual([]);
    expect(await annulNote(made, shop.joao)).toMatchObject({ status: 409, codigo: 'REGISTRO_ANULADO' });
  });

  it('is not for a colleague to declare void, but for an approver, on a closed order too', async () => {
    const made = await noted();
    expect((await told(made.order, shop.carlos)).notas_anulaveis).toEqual([]);
    const refusal = { status: 403, codigo: 'REGISTRO_DE_OUTRO' };
    expect(await annulNote(made, shop.carlos)).toMatchObject(refusal);
    expect(await annulNote(made, plain, shop.carlos)).toMatchObject(refusal);
    await shop.close(shop.joao, made.order);
    expect((await told(made.order, shop.joao)).notas_anulaveis).toEqual([]);
    expect(await annulNote(made, shop.joao)).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
    expect((await annulNote(made, shop.terminal)).status).toBe(200);
  });

  it('is not found on another order, nor without a session', async () => {
    const made = await noted();
    const other = await makeOrder(shop.api);
    expect(await annulNote({ ...made, order: other.order }, shop.joao)).toMatchObject({ status: 404 });
    const params = { ...id(made.order), notaId: String(made.note) };
    const body = { motivo: 'engano', ...as(shop.joao) };
    expect((await shop.api.call('voidNote', { params, body })).status).toBe(401);
  });
});
