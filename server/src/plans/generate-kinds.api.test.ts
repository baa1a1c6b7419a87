import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PlannedVehicle, planVehicle, preventivesOf } from '../../test/due-plans.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});

afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const { bodyOf, generate, ordersOf } = preventivesOf(() => shop);

const generateOutside = (made: PlannedVehicle, extra: object = {}) =>
  shop.api.call('generateExternalPreventive', { body: { ...bodyOf(made, shop.joao), ...extra } }, shop.joao);

const predictive = ({ plate, vehiclePlan }: PlannedVehicle, extra: object = {}) =>
  shop.api.call(
    'generatePredictive',
    {
      body: {
        placa: plate,
        cd_preventivo: vehiclePlan,
        cdClifor: shop.joao.person,
        nr_seq_fornecedor: 23,
        fornecedor: null,
        ...extra,
      },
    },
    shop.joao,
  );

describe('where it is done', () => {
  it('another supplier makes it external, and asks for a ticket where he has them', async () => {
    const made = await planVehicle(shop.api);
    await shop.api.sql("update g_clifor set st_ticket = 'S' where nr_sequencial = 31");
    const { body } = await generate(made, { nr_seq_fornecedor: 31 });
    await shop.api.sql("update g_clifor set st_ticket = 'N' where nr_sequencial = 31");
    expect(await ordersOf(made.plate)).toMatchObject([{ st_origem: 'E', nr_seq_fornecedor: 31 }]);
    const messages = await shop.api.sql('select tp_integracao from integracao where nr_seq_os = $1', [
      body.nr_seq_os,
    ]);
    expect(messages).toEqual([{ tp_integracao: 'TICKET' }]);
  });

  it.each([null, 23])('external with supplier %s is refused', async (supplier) => {
    const made = await planVehicle(shop.api);
    expect(await generateOutside(made, { nr_seq_fornecedor: supplier })).toMatchObject({
      status: 422,
      codigo: 'FORNECEDOR_OBRIGATORIO',
      mensagem: 'Selecione um fornecedor!',
    });
    expect(await ordersOf(made.plate)).toHaveLength(0);
  });

  it('an unknown supplier is refused, a part of a name is none', async () => {
    const made = await planVehicle(shop.api);
    expect(await generateOutside(made, { nr_seq_fornecedor: shop.joao.person })).toMatchObject({
      status: 422,
      campos: { nr_seq_fornecedor: 'fornecedor desconhecido' },
    });
  });

  it('a vehicle under dealer contract goes outside only, its supplier may be linked later', async () => {
    const made = await planVehicle(shop.api, { dealer: true });
    expect(await generate(made)).toMatchObject({
      status: 409,
      codigo: 'CONTRATO_CONCESSIONARIA',
      mensagem: 'Veículo com contrato de concessionária, gere como Externa!',
    });
    const { body } = await generateOutside(made);
    expect(await ordersOf(made.plate)).toMatchObject([{ st_origem: 'E', nr_seq_fornecedor: 23 }]);
    const linked = await orderCommandsOf(shop.api).link(shop.joao, body.nr_seq_os, 31);
    expect(linked.status).toBe(200);
    expect((await shop.detail(shop.joao, body.nr_seq_os)).nr_seq_fornecedor).toBe(31);
  });
});

describe('the supplier of an external preventive', () => {
  it('is changed while it is open, and not afterwards', async () => {
    const made = await planVehicle(shop.api);
    const { body } = await generate(made, { nr_seq_fornecedor: 31 });
    const [other] = await shop.api.sql<{ nr: number; nome: string }>(
      `select nr_sequencial as nr, ds_fornecedor as nome from fornecedor
        where nr_sequencial not in (23, 31) and st_status = 'A' order by 1 limit 1`,
    );
    const { link } = orderCommandsOf(shop.api);
    expect((await link(shop.joao, body.nr_seq_os, other?.nr)).status).toBe(200);
    expect((await shop.detail(shop.joao, body.nr_seq_os)).ds_fornecedor).toBe(other?.nome);
    await shop.api.sql("update os set st_os = 'R', dt_final = now() where nr_sequencial = $1", [
      body.nr_seq_os,
    ]);
    expect(await link(shop.joao, body.nr_seq_os, 31)).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
  });
});

describe('bodywork and predictives', () => {
  it('bodywork is of kind R, in the own workshop also under dealer contract', async () => {
    const made = await planVehicle(shop.api, {
      kind: 'R',
      interval: null,
      days: 90,
      lastDaysAgo: 91,
      dealer: true,
    });
    const body = {
      placa: made.plate,
      cdProxCiclo: made.cycles[0] ?? 0,
      cd_prox_ordem_carroceria: made.vehiclePlan,
      cdClifor: shop.joao.person,
    };
    const reply = await shop.api.call('generateBodywork', { body }, shop.joao);
    expect(reply.status).toBe(200);
    expect(await ordersOf(made.plate)).toMatchObject([{ nr_seq_tipo: 'R', st_origem: 'I' }]);
    expect((await shop.api.call('generateBodywork', { body }, shop.joao)).codigo).toBe('PLANO_COM_OS_ABERTA');
  });

  it('a predictive is of kind 13, once', async () => {
    const made = await planVehicle(shop.api, { kind: 'P' });
    expect((await predictive(made)).status).toBe(200);
    expect(await ordersOf(made.plate)).toMatchObject([
      { nr_seq_tipo: '13', st_origem: 'I', nr_seq_fornecedor: 23 },
    ]);
    expect((await predictive(made)).codigo).toBe('PLANO_COM_OS_ABERTA');
  });

  it('a predictive outside names its supplier in both fields', async () => {
    const made = await planVehicle(shop.api, { kind: 'P' });
    expect(await predictive(made, { nr_seq_fornecedor: 23, fornecedor: 31 })).toMatchObject({
      status: 422,
      campos: { fornecedor: 'difere de nr_seq_fornecedor' },
    });
    expect((await predictive(made, { cdProxCiclo: made.cycles[1] })).codigo).toBe('LISTA_MUDOU');
    expect((await predictive(made, { nr_seq_fornecedor: 31, fornecedor: 31 })).status).toBe(200);
    expect(await ordersOf(made.plate)).toMatchObject([{ st_origem: 'E', nr_seq_fornecedor: 31 }]);
  });
});
