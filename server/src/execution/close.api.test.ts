import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let api: Workshop['api'];
let joao: Workshop['joao'];
let carlos: Workshop['carlos'];
let supplier: Workshop['supplier'];
let terminal: Workshop['terminal'];
let start: Workshop['start'];
let pause: Workshop['pause'];
let close: Workshop['close'];
let detail: Workshop['detail'];
let endAllWork: Workshop['endAllWork'];

beforeAll(async () => {
  ({ api, joao, carlos, supplier, terminal, start, pause, close, endAllWork, detail } = await openWorkshop());
});
afterAll(() => api.close());

describe('stopping and finishing', () => {
  it('answers A while services are left and E with the last one', async () => {
    const { order } = await makeOrder(api, { services: 2 });
    await start(joao, order);
    const first = await close(joao, order);
    expect(first.body).toMatchObject({ codigo: 'A' });
    expect(await detail(joao, order)).toMatchObject({
      st_os: 'P',
      executaveis: 2,
      executaveis_encerrados: 1,
    });
    await start(joao, order);
    const last = await close(joao, order);
    expect(last.body).toMatchObject({ codigo: 'E' });
    const closed = await detail(joao, order);
    expect(closed.st_os).toBe('R');
    expect(closed.dt_final).not.toBeNull();
  });

  it('brings the surveys its sender has to answer: of this order when he opened it, and older ones', async () => {
    const closed = async (opener: number) => {
      const { order } = await makeOrder(api);
      await api.sql('update os set nr_seq_clifor_abertura = $2 where nr_sequencial = $1', [order, opener]);
      const body = { nr_seq_os: order, ...as(carlos) };
      await api.call('startExecution', { body }, terminal);
      const answer = await api.call('closeExecution', { body }, terminal);
      return { order, asked: answer.body.pesquisa_nps?.map(({ nr_seq_os }) => nr_seq_os) };
    };
    expect((await closed(joao.person)).asked).toEqual([]);
    const own = await closed(terminal.person);
    expect(own.asked).toEqual([own.order]);
    expect((await closed(joao.person)).asked).toEqual([own.order]);
    await api.sql('delete from pesquisa where nr_seq_os = $1', [own.order]);
  });

  it('refuses to finish the order while services are left', async () => {
    const { order } = await makeOrder(api, { services: 2 });
    await start(joao, order);
    const refused = await close(joao, order, { finalizar_os: 'S' });
    expect(refused).toMatchObject({
      status: 409,
      mensagem: 'Existem itens a serem executados, tente novamente!',
    });
    await endAllWork();
  });

  it('asks for the service when the work has none and adds the one named', async () => {
    const { order } = await makeOrder(api, { services: 0 });
    await start(joao, order);
    expect(await close(joao, order)).toMatchObject({ status: 422, mensagem: 'Insira um serviço' });
    const [service] = await api.sql<{ nr_sequencial: number }>(
      'select nr_sequencial from item where nr_tipo = 3 limit 1',
    );
    const done = await close(joao, order, { nr_servico: service?.nr_sequencial });
    expect(done.body).toMatchObject({ codigo: 'E' });
    const { itens } = await detail(joao, order);
    expect(itens).toHaveLength(1);
    expect(itens[0]).toMatchObject({ item_atendido: true, nr_seq_item: service?.nr_sequencial });
  });

  it("refuses another technician's work and orders never started", async () => {
    const { order } = await makeOrder(api);
    expect(await close(joao, order, { finalizar_os: 'S' })).toMatchObject({
      status: 409,
      codigo: 'OS_NAO_INICIADA',
    });
    await start(carlos, order);
    expect(await close(joao, order)).toMatchObject({
      status: 403,
      mensagem: 'Outro mecânico inicou esta OS',
    });
    await close(carlos, order);
    expect(await close(carlos, order)).toMatchObject({ status: 409, mensagem: 'Esta OS já está encerrada!' });
  });

  it('asks a supplier for the price and keeps it', async () => {
    const { order, items } = await makeOrder(api, { origin: 'E', supplier: supplier.person });
    await start(supplier, order);
    expect(await close(supplier, order, { precoTotal: 0 })).toMatchObject({
      status: 422,
      mensagem: 'Insira um preço!',
    });
    const done = await close(supplier, order, { precoTotal: 350.5, obsExterna: 'Peça trocada' });
    expect(done.body.codigo).toBe('E');
    const closed = await detail(supplier, order);
    expect(closed.itens[0]).toMatchObject({ nr_sequencial: items[0], vl_total: null });
    expect(closed).toMatchObject({ vl_total: 350.5, precos: [{ vl_total: 350.5 }] });
    expect(closed.ds_obs_externa).toBe('Peça trocada');
  });

  it('asks for the reason of a roadside rescue, one of the list', async () => {
    const { order } = await makeOrder(api, { rescue: true });
    await start(joao, order);
    expect(await close(joao, order)).toMatchObject({
      status: 422,
      mensagem: 'Insira o motivo para o socorro em rota',
    });
    expect(await close(joao, order, { socorroEmRota: 'AZAR' })).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
    });
    expect(await close(joao, order, { socorroEmRota: 'ERRO HUMANO' })).toMatchObject({ status: 200 });
  });

  it('takes a meter that is not lower and moves the vehicle on', async () => {
    const { order, plate } = await makeOrder(api);
    await start(joao, order);
    expect(await close(joao, order, { km_atual: 5_229 })).toMatchObject({
      status: 422,
      mensagem: 'Insira um KM maior que o atual',
    });
    expect(await close(joao, order, { km_atual: 5_400 })).toMatchObject({ status: 200 });
    const [vehicle] = await api.sql('select km_atual from veiculo where nr_placa = $1', [plate]);
    expect(vehicle).toEqual({ km_atual: 5_400 });
  });

  it('asks about ten times the meter, moves nothing meanwhile, and takes the mended digit or the yes', async () => {
    const { order, plate } = await makeOrder(api);
    await api.sql(
      "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, now() - interval '3 days', 5230, 'T')",
      [plate],
    );
    const state = () =>
      api.sql(
        'select o.st_os, v.km_atual from os o join veiculo v using (nr_placa) where o.nr_sequencial = $1',
        [order],
      );
    await start(joao, order);
    expect(await close(joao, order, { km_atual: 52_300 })).toMatchObject({
      status: 409,
      codigo: 'CONFIRMA_LEITURA',
      campos: {
        km_atual: '5230',
        km: '52300',
        diferenca: '47070',
        dias: '3',
        tp_medidor: 'K',
        motivo: 'DIGITO',
      },
    });
    expect(await state()).toEqual([{ st_os: 'P', km_atual: 5_230 }]);
    expect(await close(joao, order, { km_atual: 52_300, confirma: 'S' })).toMatchObject({ status: 200 });
    expect(await state()).toEqual([{ st_os: 'R', km_atual: 52_300 }]);
  });

  it('blocks a step of the hour meter over 744 on an order of today and asks on an old one', async () => {
    const today = await makeOrder(api, { department: 'ARMAZEM' });
    await start(joao, today.order);
    expect(await close(joao, today.order, { km_atual: 5_975 })).toMatchObject({
      status: 422,
      codigo: 'KM_DISTANTE',
    });
    expect(await close(joao, today.order, { km_atual: 5_974 })).toMatchObject({ status: 200 });
    const old = await makeOrder(api, { department: 'ARMAZEM', openedDaysAgo: 40 });
    await start(joao, old.order);
    expect(await close(joao, old.order, { km_atual: 6_030 })).toMatchObject({
      status: 409,
      codigo: 'CONFIRMA_KM',
    });
    expect(await close(joao, old.order, { km_atual: 6_030, confirma_km: 'S' })).toMatchObject({
      status: 200,
    });
    const rows = await api.sql('select tp_integracao from integracao where nr_seq_os = $1', [old.order]);
    expect(rows).toEqual([{ tp_integracao: 'TRAVA' }]);
  });

  it('makes one survey for the person who opened the order', async () => {
    const { order } = await makeOrder(api);
    await api.sql('update os set nr_seq_clifor_abertura = $2 where nr_sequencial = $1', [
      order,
      carlos.person,
    ]);
    await start(joao, order);
    await close(joao, order);
    const surveys = await api.sql(
      'select nr_seq_clifor, nr_seq_clifor_avaliado from pesquisa where nr_seq_os = $1',
      [order],
    );
    expect(surveys).toEqual([{ nr_seq_clifor: carlos.person, nr_seq_clifor_avaliado: joao.person }]);
  });

  it('has one winner when pause and finish arrive together', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    const replies = await Promise.all([pause(joao, order), close(joao, order)]);
    const [paused, closed] = replies.map((reply) => reply.status);
    expect(closed).toBe(200);
    expect([200, 409]).toContain(paused);
    const open = await api.sql('select 1 from execucao where nr_seq_os = $1 and dt_final is null', [order]);
    expect(open).toEqual([]);
  });

  it('leaves an event of every step in the audit trail', async () => {
    const { order } = await makeOrder(api);
    await start(joao, order);
    await pause(joao, order);
    await start(joao, order);
    await close(joao, order);
    const events = await api.sql<{ ds_evento: string }>(
      'select ds_evento from evento where nr_seq_os = $1 order by nr_sequencial',
      [order],
    );
    expect(events.map((event) => event.ds_evento)).toEqual([
      'exec.iniciada',
      'exec.pausada',
      'exec.continuada',
      'os.encerrada',
    ]);
  });
});
