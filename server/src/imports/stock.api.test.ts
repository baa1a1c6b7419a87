import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { balanceOf, stockPart } from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];
/** Staff of branch 1. */
let keeper: Signed;

beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, terminal: keeper } = shop);
});
afterAll(() => api.close());

const preview = (linhas: string[][], who = keeper) =>
  api.call('previewStockImport', { body: { linhas } }, who);
const apply = (linhas: string[][], impressao: string) =>
  api.call('applyStockImport', { body: { linhas, impressao } }, keeper);
const verdicts = async (linhas: string[][]) =>
  (await preview(linhas)).body.linhas.map(({ st_linha, recusas }) => recusas[0]?.codigo ?? st_linha);

let serial = 0;
/** A part of the catalogue no branch keeps. */
async function newPart(): Promise<string> {
  serial += 1;
  const name = `PECA NOVA ${process.pid} ${serial}`;
  await api.sql('insert into item (ds_item, nr_tipo) values ($1, 4)', [name]);
  return name;
}
const keptAs = async (code: string) => {
  const [row] = await api.sql<{ id: number; minimo: number | null; saldo: number }>(
    `select nr_sequencial as id, qt_minimo::float8 as minimo, qt_saldo::float8 as saldo from estoque
      where nr_seq_filial = 1 and ds_codigoitem = $1`,
    [code],
  );
  return row;
};

describe('an import of stock', () => {
  it('shows what each row does, writes nothing, then writes what it showed', async () => {
    const { id, code, item } = await stockPart(api, { balance: 2 });
    const { order } = await makeOrder(api);
    await shop.start(shop.joao, order);
    await shop.pause(shop.joao, order, { justificativa: 'Aguardando Peças', peca: item });
    const fresh = `IMP${process.pid}`;
    const rows = [
      [code, '', '3,5', 'NF 10', '9,90', '4'],
      [code, '', '1', 'NF 11', '', ''],
      [fresh, (await newPart()).toLowerCase(), '6', 'NF 10', '', '2'],
    ];
    const shown = await preview(rows);
    expect(shown.body.linhas).toMatchObject([
      {
        st_linha: 'N',
        muda: [{ coluna: 'minimo', antes: '', depois: '4' }],
        lida: [code, '', '3.5', 'NF 10', '9.9', '4'],
      },
      { st_linha: 'N', muda: [] },
      { st_linha: 'N', muda: [] },
    ]);
    expect(await balanceOf(api, id)).toEqual({ balance: 2, sum: 2 });
    expect(await keptAs(fresh)).toBeUndefined();
    const done = await apply(rows, shown.body.impressao);
    expect(done.body).toEqual({ novas: 3, alteradas: 0, iguais: 0, retidas: 0, recusadas: 0 });
    expect(await balanceOf(api, id)).toEqual({ balance: 6.5, sum: 6.5 });
    expect(await keptAs(code)).toMatchObject({ minimo: 4 });
    expect(await keptAs(fresh)).toMatchObject({ saldo: 6, minimo: 2 });
    expect((await shop.detail(shop.joao, order)).pausa).toMatchObject({ peca_chegou: true });
  });

  it('tells a minimum that changes from one that is so already', async () => {
    const { code } = await stockPart(api, { balance: 2 });
    const rows = [[code, '', '', '', '', '5']];
    const first = await preview(rows);
    expect(first.body.linhas).toMatchObject([{ st_linha: 'M' }]);
    expect((await apply(rows, first.body.impressao)).body).toMatchObject({ alteradas: 1 });
    expect(await verdicts(rows)).toEqual(['I']);
  });

  it('says of each row why it is refused, and leaves it out', async () => {
    const { code } = await stockPart(api, { balance: 1 });
    const other = await stockPart(api, { branch: 2 });
    const name = await newPart();
    const rows = [
      [code, '', '1', 'NF 1', '', ''],
      [code, '', '2', 'NF 1', '', ''],
      [code, name, '1', 'NF 2', '', ''],
      [other.code, '', '1', 'NF 1', '', ''],
      [`Y${process.pid}`, 'NINGUEM CONHECE', '1', 'NF 1', '', ''],
      [`Z${process.pid}`, name, '1', 'NF 1', '', ''],
      [`W${process.pid}`, name, '1', 'NF 1', '', ''],
      [code, '', '', '', '', ''],
    ];
    expect(await verdicts(rows)).toEqual([
      ...['N', 'LINHA_REPETIDA', 'CODIGO_DE_OUTRA_PECA', 'CELULA_VAZIA'],
      ...['ITEM_DESCONHECIDO', 'N', 'PECA_COM_OUTRO_CODIGO', 'LINHA_SEM_EFEITO'],
    ]);
    const { body } = await preview(rows);
    expect((await apply(rows, body.impressao)).body).toMatchObject({ novas: 2, recusadas: 6 });
    expect(await keptAs(code)).toMatchObject({ saldo: 2 });
  });

  it('writes nothing when a row would come out otherwise by now', async () => {
    const { id, code } = await stockPart(api, { balance: 1 });
    const rows = [[code, '', '1', 'NF 1', '', '7']];
    const { body } = await preview(rows);
    await api.sql('update estoque set qt_minimo = 7 where nr_sequencial = $1', [id]);
    expect(await apply(rows, body.impressao)).toMatchObject({ status: 409, codigo: 'PREVIA_MUDOU' });
    expect(await balanceOf(api, id)).toEqual({ balance: 1, sum: 1 });
  });

  it('is for staff with the permission alone', async () => {
    expect(await preview([['1', '', '1', 'NF', '', '']], shop.joao)).toMatchObject({ status: 403 });
  });
});
