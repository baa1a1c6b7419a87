import { recordKinds, recordsTable } from '@terminal/contract';
import { csvOf } from '@terminal/contract/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, openIntake } from '../../test/intake.ts';
import { keepRecords } from '../../test/master-data.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;
type Records = ReturnType<typeof keepRecords>;

let api: Opened['api'];
let intake: Opened['intake'];
let save: Records['save'];
let list: Records['list'];

beforeAll(async () => {
  ({ api, intake } = await openIntake());
  ({ save, list } = keepRecords(api, await api.signIn('1601', '789')));
});
afterAll(() => api.close());

describe('a list as a file', () => {
  it.each(recordKinds)('of %s changes nothing when it comes back', async (tipo) => {
    // As a person writes it: a file has capitals.
    if (tipo === 'items') await save('items', { celulas: { tipo: 'P', nome: 'Óleo 15W-40 (balde)' } });
    if (tipo === 'suppliers') await save('suppliers', { celulas: { numero: '4711', fornecedor: '=A; "B"' } });
    const { data, total } = await list(tipo, { por_pagina: '2000' });
    expect(data).toHaveLength(total);
    const checked = await intake.check(tipo, csvOf(recordsTable(tipo, data)));
    expect(await intake.refusals(checked.nr_sequencial)).toEqual([]);
    expect(countsOf(checked)).toEqual([0, 0, total, 0]);
  });

  it('holds what was searched for', async () => {
    const { data, total } = await list('vehicles', {
      busca: 'truck',
      situacao: 'A',
      por_pagina: '1',
      page: '2',
    });
    expect(total).toBeGreaterThan(1);
    expect(recordsTable('vehicles', data).rows).toHaveLength(1);
  });
});
