import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { keptOf, openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];
let joao: Signed;
let carlos: Signed;
let supplier: Signed;
let does: ReturnType<typeof orderCommandsOf>;
beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, carlos, supplier } = shop);
  does = orderCommandsOf(api);
});

afterAll(() => api.close());

const { row, intervals, events } = keptOf(() => api);

describe('waiting for the release of equipment', () => {
  it('pauses the work; the release closes a complete order', async () => {
    const { order, items } = await makeOrder(api, { department: 'ARMAZEM' });
    await shop.start(joao, order);
    expect((await does.awaitRelease(joao, order)).status).toBe(200);
    expect((await row(order))['st_os']).toBe('L');
    expect((await shop.detail(joao, order)).pausa?.ds_motivo).toBe('AGUARDANDO LIBERAÇÃO');
    expect(await does.awaitRelease(joao, order)).toMatchObject({
      status: 409,
      codigo: 'OS_AGUARDANDO_LIBERACAO',
    });
    await api.sql('update os_item set dt_atendido = now() where nr_sequencial = $1', [items[0]]);
    const released = await does.endRelease(joao, order);
    expect(released.body).toEqual({ nr_sequencial: order, codigo: 'E' });
    expect((await row(order))['st_os']).toBe('R');
    expect((await row(order))['dt_liberado']).toBeInstanceOf(Date);
    expect(await intervals(order)).toEqual([{ tp_fim: 'P', retomada: true }]);
    expect(await events(order)).toEqual([
      'exec.iniciada',
      'os.aguardando_liberacao',
      'os.liberada',
      'os.encerrada',
    ]);
  });

  it('lets an incomplete order go on where it stood', async () => {
    const started = await makeOrder(api, { department: 'ARMAZEM' });
    await shop.start(joao, started.order);
    await does.awaitRelease(joao, started.order);
    expect((await does.endRelease(joao, started.order)).body.codigo).toBe('A');
    // It no longer says that it waits for what came.
    expect(await shop.detail(joao, started.order)).toMatchObject({
      permitido: expect.arrayContaining(['continuar']) as unknown,
      pausa: { ds_motivo: 'LIBERADA, A CONTINUAR' },
    });
    const paused = await api.call('listPaused', { query: {} }, shop.terminal);
    expect(paused.body).toContainEqual(
      expect.objectContaining({ nr_seq_os: started.order, justificativa: 'LIBERADA, A CONTINUAR' }) as object,
    );
    const fresh = await makeOrder(api, { department: 'ARMAZEM' });
    await does.awaitRelease(joao, fresh.order);
    await does.endRelease(joao, fresh.order);
    expect((await row(fresh.order))['st_os']).toBe('A');
    expect((await row(fresh.order))['dt_liberado']).toBeInstanceOf(Date);
    await shop.endAllWork();
  });

  it('is for the warehouse, and its end for internal people', async () => {
    const truck = await makeOrder(api);
    expect(await does.awaitRelease(joao, truck.order)).toMatchObject({
      status: 409,
      codigo: 'OS_SO_ARMAZEM',
    });
    const forklift = await makeOrder(api, { department: 'ARMAZEM', supplier: 31 });
    expect(await does.endRelease(joao, forklift.order)).toMatchObject({
      status: 409,
      codigo: 'OS_SEM_LIBERACAO',
    });
    expect((await does.awaitRelease(supplier, forklift.order)).status).toBe(200);
    expect(await does.endRelease(supplier, forklift.order)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
  });
});

describe('noting the work', () => {
  it('keeps each note as it was told, whatever comes after it', async () => {
    const { order } = await makeOrder(api);
    await shop.start(joao, order);
    const noted = await does.note(joao, order, 'mangueira trocada');
    expect(noted.body).toMatchObject({ nr_seq_os: order, ds_observacao: 'mangueira trocada' });
    await does.note(joao, order, 'trinca no suporte');
    await shop.pause(joao, order, { justificativa: 'Refeicao', observacao: 'volto às 13 h' });
    const story = await api.call('getOrderStory', { params: { id: String(order) } }, joao);
    expect(story.body.trechos).toMatchObject([
      {
        ds_colaborador: 'JOÃO PEREIRA',
        tp_fim: 'P',
        ds_motivo: 'Refeicao',
        ds_observacao: 'volto às 13 h',
        notas: [{ ds_nota: 'mangueira trocada' }, { ds_nota: 'trinca no suporte' }],
      },
    ]);
    await shop.start(joao, order);
    expect(await does.note(joao, order, ' ')).toMatchObject({
      status: 422,
      codigo: 'COMENTARIO_OBRIGATORIO',
    });
    expect(await does.note(carlos, order, 'oi')).toMatchObject({ status: 403, codigo: 'OUTRO_MECANICO' });
    await shop.close(joao, order);
    expect(await does.note(joao, order, 'oi')).toMatchObject({ status: 409, codigo: 'OS_ENCERRADA' });
  });
});
