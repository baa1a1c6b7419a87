import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRecords } from '../../test/master-data.ts';
import { newOrdersOf } from '../../test/new-orders.ts';
import { makeOrder } from '../../test/orders.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

type Records = ReturnType<typeof keepRecords>;

let shop: Workshop;
let save: Records['save'];
let get: Records['get'];
let list: Records['list'];

beforeAll(async () => {
  shop = await openWorkshop();
  const administrator = await shop.api.signIn('1601', '789');
  ({ save, get, list } = keepRecords(shop.api, administrator));
});
afterAll(() => shop.api.close());

const { makeTruck, bodyFor } = newOrdersOf(() => shop);

/** A record of a kind, found by a word. */
async function found(tipo: Parameters<Records['list']>[0], busca: string) {
  const [one] = (await list(tipo, { busca })).data;
  if (one === undefined) throw new Error(`no ${busca}`);
  return get(tipo, one.id);
}

describe('a reason', () => {
  const offered = async () =>
    (await shop.api.call('listReasons', { query: { tp_motivo: 'PAUSA' } }, shop.joao)).body;
  const washing = { uso: 'PAUSA', motivo: 'Lavagem', exige_peca: 'N' };

  it('is offered at once, in the words of the company in Spanish, and to nobody once it is out of use', async () => {
    const { status, body } = await save('reasons', { celulas: { ...washing, em_espanhol: 'Lavado YPF' } });
    expect(status).toBe(200);
    expect(await offered()).toContainEqual(expect.objectContaining({ ds_motivo: 'Lavagem' }));
    expect((await shop.api.call('listSpanishNames', {}, shop.supplier)).body).toMatchObject({
      Lavagem: 'Lavado YPF',
    });
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    expect(await shop.pause(shop.joao, order, { justificativa: 'Lavagem' })).toMatchObject({ status: 200 });
    expect((await get('reasons', body.id)).uso).toEqual([{ de: 'pausas', quantos: 1 }]);
    const gone = await save('reasons', { id: body.id, celulas: { ...body.celulas, situacao: 'I' } });
    expect(gone.status).toBe(200);
    expect((await offered()).map(({ ds_motivo }) => ds_motivo)).not.toContain('Lavagem');
    await shop.endAllWork();
  });

  it('with the name of another of its use is refused, with accents or without', async () => {
    const { status, body } = await save('reasons', { celulas: { uso: 'PAUSA', motivo: 'refeição' } });
    expect(status).toBe(422);
    expect(body).toHaveProperty('celulas.0.codigo', 'CADASTRO_EXISTE');
    const other = await save('reasons', { celulas: { uso: 'SOCORRO', motivo: 'Refeição' } });
    expect(other.status).toBe(200);
  });

  it('of the product is neither listed nor written over', async () => {
    expect((await list('reasons', { busca: 'aguardando liberacao' })).total).toBe(0);
    const { body } = await save('reasons', { celulas: { uso: 'PAUSA', motivo: 'aguardando liberação' } });
    expect(body).toHaveProperty('celulas.0.codigo', 'MOTIVO_DO_SISTEMA');
  });

  it('asks for a part only of a pause', async () => {
    const { body } = await save('reasons', {
      celulas: { uso: 'CANCELAMENTO', motivo: 'Sem peça', exige_peca: 'S' },
    });
    expect(body).toHaveProperty('celulas.0.codigo', 'MOTIVO_SEM_PECA');
  });

  it('stays while it is the last of its use', async () => {
    const { data } = await list('reasons', { situacao: 'A' });
    const cancelling = data.filter(({ celulas }) => celulas['uso'] === 'CANCELAMENTO');
    const replies = [];
    for (const { id, celulas } of cancelling)
      replies.push(await save('reasons', { id, celulas: { ...celulas, situacao: 'I' } }));
    expect(replies.map(({ status }) => status)).toEqual([...replies.slice(1).map(() => 200), 409]);
    expect(replies.at(-1)?.body).toMatchObject({ codigo: 'CADASTRO_ULTIMO' });
  });

  it('counts as it was when a command kept without network was given', async () => {
    const { id, celulas } = await found('reasons', 'Deslocamento');
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const pause = (ago: number) =>
      shop.api.call(
        'pauseExecution',
        {
          body: { nr_seq_os: order, justificativa: 'Deslocamento', ...as(shop.joao) },
          headers: { 'feito-ha': String(ago) },
        },
        shop.joao,
      );
    await new Promise((done) => setTimeout(done, 1_500));
    await save('reasons', { id, celulas: { ...celulas, motivo: 'Na rua', situacao: 'I' } });
    expect((await pause(0)).status).toBe(422);
    expect((await pause(1_000)).status).toBe(200);
    await shop.endAllWork();
  });
});

describe('a level of criticality', () => {
  const averages = (etag?: string) =>
    shop.api.call(
      'getReleaseAverages',
      {
        params: { origem: 'I' },
        ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
      },
      shop.joao,
    );

  it('is called as the company says, on lists that are open too, and keeps its place', async () => {
    const { headers } = await averages();
    const { celulas, versao } = await get('levels', '1');
    const changed = { ...celulas, titulo: 'URGENTE', etiqueta: '12 HORAS', titulo_em_espanhol: 'APREMIANTE' };
    expect((await save('levels', { id: '1', versao, celulas: changed })).status).toBe(200);
    const after = await averages(String(headers['etag']));
    expect(after.status).toBe(200);
    expect(after.body[1]).toMatchObject({ nr_nivel: 1, ds_titulo: 'URGENTE', ds_criticidade: '12 HORAS' });
    expect((await shop.api.call('listSpanishNames', {}, shop.joao)).body).toMatchObject({
      URGENTE: 'APREMIANTE',
    });
    const other = await save('levels', { id: '1', celulas: { ...changed, nivel: '3' } });
    expect(other.status).toBe(422);
  });

  it('is one of five: none is added', async () => {
    expect((await list('levels')).total).toBe(5);
    const sixth = await save('levels', { celulas: { nivel: '5', titulo: 'A', etiqueta: 'B' } });
    expect(sixth.body).toHaveProperty('celulas.0.codigo', 'CELULA_FAIXA');
  });
});

describe('an order type', () => {
  it('asks for an approver from now on, and is one to filter by', async () => {
    const { celulas, versao } = await get('orderTypes', '2');
    expect(celulas).toMatchObject({ tipo: 'PROATIVA', aprovacao: 'N' });
    const asking = { id: '2', versao, celulas: { ...celulas, aprovacao: 'S' } };
    expect((await save('orderTypes', asking)).status).toBe(200);
    const { body: opened } = await shop.api.call(
      'createOrder',
      { body: await bodyFor(await makeTruck()) },
      shop.joao,
    );
    expect(await shop.detail(shop.joao, opened.nr_seq_os)).toMatchObject({ liberado: 'N' });
    await save('orderTypes', { id: '2', celulas });
    const own = { codigo: 'ref', tipo: 'Reforma', em_espanhol: 'Reforma total', aprovacao: 'N' };
    expect((await save('orderTypes', { celulas: own })).body.celulas).toMatchObject({
      codigo: 'REF',
      tipo: 'REFORMA',
    });
    const { body } = await shop.api.call('listOrderTypes', {}, shop.joao);
    expect(body.items).toContainEqual({ nr_sequencial: 'REF', ds_tipo: 'REFORMA' });
  });

  it('goes out of use unless the product opens it: no new order has it, those there are keep its name', async () => {
    const own = { codigo: 'vis', tipo: 'Vistoria' };
    const { id, celulas } = (await save('orderTypes', { celulas: own })).body;
    const { body: opened } = await shop.api.call(
      'createOrder',
      { body: await bodyFor(await makeTruck()) },
      shop.joao,
    );
    await shop.api.sql("update os set nr_seq_tipo = 'VIS' where nr_sequencial = $1", [opened.nr_seq_os]);
    expect((await get('orderTypes', id)).uso).toEqual([{ de: 'os', quantos: 1 }]);
    expect((await save('orderTypes', { id, celulas: { ...celulas, situacao: 'I' } })).status).toBe(200);
    expect(await shop.detail(shop.joao, opened.nr_seq_os)).toMatchObject({ ds_tipo: 'VISTORIA' });
    const types = async () => (await shop.api.call('listOrderTypes', {}, shop.joao)).body.items;
    expect(await types()).toContainEqual({ nr_sequencial: 'VIS', ds_tipo: 'VISTORIA' });
    const { celulas: corrective } = await get('orderTypes', '1');
    const out = await save('orderTypes', { id: '1', celulas: { ...corrective, situacao: 'I' } });
    expect(out.body).toHaveProperty('celulas.0', {
      coluna: 'situacao',
      codigo: 'TIPO_DO_PRODUTO',
      valores: {},
    });
    await expect(
      shop.api.sql("update tipo_os set st_status = 'I' where nr_sequencial = 'V'"),
    ).rejects.toThrow('tipo_os_do_produto');
  });

  it('has a name of its own, and keeps its code', async () => {
    const taken = await save('orderTypes', { celulas: { codigo: 'X', tipo: 'Proativa' } });
    expect(taken.body).toHaveProperty('celulas.0', {
      coluna: 'tipo',
      codigo: 'CADASTRO_EXISTE',
      valores: { nome: 'PROATIVA' },
    });
    const { celulas } = await get('orderTypes', '2');
    const moved = await save('orderTypes', { id: '2', celulas: { ...celulas, codigo: '77' } });
    expect(moved.body).toHaveProperty('celulas.0.codigo', 'CADASTRO_FIXO');
  });
});

describe('a design of tyres', () => {
  const own = { marca: 'bridgestoni', modelo: 'R 268', medida: '295/80 r 22,5' };

  it('is the company’s before its first tyre, and a name that is mended is mended on its tyres', async () => {
    const { status, body } = await save('designs', { celulas: own });
    expect(status).toBe(200);
    expect(body.celulas).toEqual({
      marca: 'BRIDGESTONI',
      modelo: 'R 268',
      medida: '295/80R22.5',
      situacao: 'A',
    });
    await shop.api.sql(
      `insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_modelo, ds_medida, vl_mm)
       values ('DES1', 1, 'BRIDGESTONI', 'R 268', '295/80R22.5', '{14}'), ('DES2', 1, 'OUTRA', 'Z', '10R20', '{14}')`,
    );
    expect((await get('designs', body.id)).uso).toEqual([{ de: 'pneus_do_modelo', quantos: 1 }]);
    const mended = { id: body.id, celulas: { ...body.celulas, marca: 'Bridgestone' } };
    expect((await save('designs', mended)).status).toBe(200);
    expect(await shop.api.sql("select ds_marca from pneu where nr_fogo = 'DES1'")).toEqual([
      { ds_marca: 'BRIDGESTONE' },
    ]);
    expect((await list('designs', { busca: 'outra z' })).total).toBe(1);
    const again = await save('designs', { celulas: { ...body.celulas, marca: 'BRIDGESTONE' } });
    expect(again.body).toHaveProperty('celulas.0.codigo', 'CADASTRO_EXISTE');
  });
});

describe('an operation', () => {
  it('has another name on its vehicles at once, and is offered no more once it is out of use', async () => {
    const one = await shop.api.sql<{ id: number; nome: string }>(
      `select op.nr_sequencial as id, op.ds_projeto as nome
         from operacao op join veiculo_filial vf on vf.nr_seq_operacao = op.nr_sequencial join veiculo v using (nr_placa)
        where vf.nr_seq_filial = 1 and v.st_veiculo = 'A' limit 1`,
    );
    const id = String(one[0]?.id);
    const { celulas, uso } = await get('operations', id);
    expect(uso.map(({ de }) => de)).toEqual(['veiculos']);
    expect(
      (await save('operations', { id, celulas: { operacao: 'outro cliente', situacao: 'A' } })).status,
    ).toBe(200);
    const offered = async () => (await shop.api.call('listOperations', {}, shop.joao)).body;
    expect(JSON.stringify(await offered())).toContain('OUTRO CLIENTE');
    const { data } = await list('vehicles', { busca: 'outro cliente' });
    expect(data.length).toBeGreaterThan(0);
    await save('operations', { id, celulas: { operacao: 'OUTRO CLIENTE', situacao: 'I' } });
    expect(JSON.stringify(await offered())).not.toContain('OUTRO CLIENTE');
    await save('operations', { id, celulas });
  });
});
