import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, fileOf, openIntake } from '../../../test/intake.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;
let api: Opened['api'];
let intake: Opened['intake'];

beforeAll(async () => {
  ({ api, intake } = await openIntake());
});
afterAll(() => api.close());

const count = async (table: string) =>
  (await api.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

describe('hostile files', () => {
  it.each([
    ['', 'CARGA_VAZIA'],
    ['Filial;UF', 'CARGA_VAZIA'],
    ['Cidade\nX', 'CARGA_COLUNA_FALTA'],
    ['Filial;FILIAL\nX;Y', 'CARGA_COLUNA_REPETIDA'],
    [`Filial${';c'.repeat(30_000)}\nX`, 'CARGA_COLUNAS_DEMAIS'],
    [`Filial\n"${'x'.repeat(3_000_000)}`, 'CARGA_LINHA_LONGA'],
    ['PK\u0003\u0004', 'CARGA_PLANILHA'],
    ['Filial\nX\u0000Y', 'CARGA_BINARIA'],
  ])('%# are refused', async (csv, codigo) => {
    const before = await count('carga');
    const reply = await intake.send('branches', csv);
    expect([reply.body['codigo'], reply.status]).toEqual([codigo, 422]);
    expect(await count('carga')).toBe(before);
  });

  it('sent as something else are not read', async () => {
    const reply = await intake.send('branches', '{}', { 'content-type': 'application/json' });
    expect(reply.status).toBe(415);
  });

  it('with formulas are texts', async () => {
    const done = await intake.bring('branches', fileOf('branches', [['=CMD()', 'SP']]));
    expect(countsOf(done)).toEqual([1, 0, 0, 0]);
    expect(await api.sql("select 1 from filial where ds_filial = '=CMD()'")).toHaveLength(1);
  });
});
