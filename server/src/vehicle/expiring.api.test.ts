import { afterAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { openDocuments } from '../../test/documents.ts';
import { makeOrder } from '../../test/orders.ts';

const { api, joao, keeper, supplier, close, inDays, add, expiring } = await openDocuments();
afterAll(close);

describe('documents that expire', () => {
  const plates = async (who = keeper, query = {}) =>
    (await expiring(who, query)).body.documentos.map(({ nr_placa, dias }) => [nr_placa, dias]);

  it('are the current ones of vehicles in use, the most urgent first, as many days before as the company says', async () => {
    const { plate: late } = await makeOrder(api);
    const { plate: soon } = await makeOrder(api);
    const { plate: renewed } = await makeOrder(api);
    const { plate: sold } = await makeOrder(api);
    await add(soon, { dt_validade: inDays(29) });
    await add(soon, { tp_documento: 'SEGURO', dt_validade: inDays(31) });
    await add(soon, { tp_documento: 'AET' });
    await add(late, { dt_validade: inDays(-3) });
    await add(renewed, { dt_validade: inDays(-3) });
    await add(renewed, { dt_validade: inDays(300) });
    await add(sold, { dt_validade: inDays(-3) });
    await api.sql("update veiculo set st_veiculo = 'I' where nr_placa = $1", [sold]);
    const own = new Set([late, soon, renewed, sold]);
    const mine = async () => (await plates()).filter(([plate]) => own.has(String(plate)));
    expect(await mine()).toEqual([
      [late, -3],
      [soon, 29],
    ]);
    await api.sql('update parametro set qt_dias_documentos = 31');
    expect(await mine()).toEqual([
      [late, -3],
      [soon, 29],
      [soon, 31],
    ]);
    await api.sql('update parametro set qt_dias_documentos = 0');
    expect(await mine()).toEqual([[late, -3]]);
    await api.sql('update parametro set qt_dias_documentos = 30');
  });

  it('are of the branches of the person, and of one of them when asked', async () => {
    const { plate: here } = await makeOrder(api);
    const { plate: there } = await makeOrder(api);
    await add(here, { dt_validade: inDays(1) });
    await add(there, { dt_validade: inDays(1) });
    await api.sql('update veiculo_filial set nr_seq_filial = 2 where nr_placa = $1', [there]);
    const mine = async (query = {}) =>
      (await plates(keeper, query)).filter(([plate]) => plate === here || plate === there);
    await api.sql(
      'insert into clifor_filial (nr_seq_clifor, nr_seq_filial) values ($1, 2) on conflict do nothing',
      [keeper.person],
    );
    expect(new Set((await mine()).map(([plate]) => plate))).toEqual(new Set([here, there]));
    expect(await mine({ filial: '2' })).toEqual([[there, 1]]);
    const found = (await expiring()).body.documentos.find(({ nr_placa }) => nr_placa === there);
    expect(found?.da_filial).toBe(false);
    await api.sql('delete from clifor_filial where nr_seq_clifor = $1 and nr_seq_filial = 2', [
      keeper.person,
    ]);
    expect(await mine()).toEqual([[here, 1]]);
  });

  it('are told with the others on the page of an open order, to internal people', async () => {
    const { plate, order } = await makeOrder(api, { origin: 'E', supplier: 31 });
    const told = async (who: Signed) =>
      (await api.call('getOrder', { params: { id: String(order) } }, who)).body.documentos;
    expect(await told(joao)).toEqual([]);
    await add(plate, { tp_documento: 'AET' });
    await add(plate, { dt_validade: inDays(40) });
    await add(plate, { tp_documento: 'TACOGRAFO', dt_validade: inDays(-1) });
    expect(await told(joao)).toEqual([
      { tp_documento: 'TACOGRAFO', ds_documento: null, dt_validade: inDays(-1) },
      { tp_documento: 'CRLV', ds_documento: null, dt_validade: inDays(40) },
    ]);
    expect(await told(supplier)).toEqual([]);
    await api.sql("update os set dt_final = now(), st_os = 'R' where nr_sequencial = $1", [order]);
    expect(await told(joao)).toEqual([]);
  });
});
