import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { balanceOf, beginInventory, stockPart } from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { untilWaiting } from '../../test/waiting.ts';
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
  it('is not shown while somebody else begins to keep the same part: the preview is refused as a conflict', async () => {
    const name = await newPart();
    const code = `CON${process.pid}`;
    const shown = await api.withClient(async (client) => {
      await client.query('begin');
      await client.query(
        'insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem) select 1, nr_sequencial, $2 from item where ds_item = $1',
        [name, code],
      );
      const showing = preview([[code, name, '1', 'NF 1', '', '']]);
      await untilWaiting(api, 1);
      await client.query('commit');
      return showing;
    });
    expect(shown).toMatchObject({ status: 409, codigo: 'CONFLITO' });
  });

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
        muda: [
          { coluna: 'saldo', antes: '2', depois: '5.5' },
          { coluna: 'minimo', antes: '', depois: '4' },
        ],
        lida: [code, '', '3.5', 'NF 10', '9.9', '4', ''],
      },
      { st_linha: 'N', muda: [{ coluna: 'saldo', antes: '5.5', depois: '6.5' }] },
      { st_linha: 'N', muda: [{ coluna: 'saldo', antes: '0', depois: '6' }] },
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

  it('knows a document of a part that came in before, by file or by hand', async () => {
    const { id, code } = await stockPart(api, { balance: 2 });
    const rows = [[code, '', '3', `NF A${serial}`, '5', '']];
    const first = await preview(rows);
    await apply(rows, first.body.impressao);
    const again = await preview(rows);
    expect(again.body.linhas).toMatchObject([
      { st_linha: 'I', muda: [{ coluna: 'saldo', antes: '5', depois: '5' }] },
    ]);
    expect((await apply(rows, again.body.impressao)).body).toMatchObject({ novas: 0, iguais: 1 });
    expect(await balanceOf(api, id)).toEqual({ balance: 5, sum: 5 });
    await api.call(
      'enterStock',
      {
        body: { nr_seq_estoque: id, quantidade: 4, documento: 'NF HAND', vl_unitario: 1 },
      },
      keeper,
    );
    expect(
      await verdicts([
        [code, '', '4', 'nf hand', '', ''],
        [code, '', '9', `NF A${serial}`, '', ''],
        [code, '', '3', `nf a${serial}`, '', '8'],
      ]),
    ).toEqual(['I', 'DOCUMENTO_LANCADO', 'LINHA_REPETIDA']);
    expect(await verdicts([[code, '', '3', `nf a${serial}`, '', '8']])).toEqual(['M']);
    await expect(
      api.sql(
        `insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, ds_documento, st_arquivo)
         values ($1, 1, 'E', $2, 'S')`,
        [id, `nf a${serial}`],
      ),
    ).rejects.toMatchObject({ constraint: 'estoque_movimento_arquivo_unico' });
  });

  it('tells no balance while the branch counts blind', async () => {
    const { code } = await stockPart(api, { balance: 2 });
    const running = await beginInventory(api, shop.joao);
    await api.sql("update filial set st_inventario_cego = 'S' where nr_sequencial = 1");
    await api.sql("update g_clifor set st_aprovador = 'N' where nr_sequencial = $1", [keeper.person]);
    const { body } = await preview([[code, '', '3', 'NF', '', '']], await api.signIn('1201', '456'));
    expect(body.linhas).toMatchObject([{ st_linha: 'N', muda: [] }]);
    await api.sql("update filial set st_inventario_cego = 'N' where nr_sequencial = 1");
    await api.sql("update g_clifor set st_aprovador = 'S' where nr_sequencial = $1", [keeper.person]);
    await api.sql("update inventario set st_etapa = 'cancelado', dt_final = now() where nr_sequencial = $1", [
      running,
    ]);
  });

  it('tells a minimum that changes from one that is so already', async () => {
    const { code } = await stockPart(api, { balance: 2 });
    const rows = [[code, '', '', '', '', '5']];
    const first = await preview(rows);
    expect(first.body.linhas).toMatchObject([{ st_linha: 'M' }]);
    expect((await apply(rows, first.body.impressao)).body).toMatchObject({ alteradas: 1 });
    expect(await verdicts(rows)).toEqual(['I']);
  });

  it('says where parts lie, and tells it as a change', async () => {
    const { code, id } = await stockPart(api);
    const rows = [[code, '', '', '', '', '', 'rua b, 04']];
    const { body } = await preview(rows);
    expect(body.linhas).toMatchObject([
      { st_linha: 'M', muda: [{ coluna: 'prateleira', antes: '', depois: 'RUA B, 04' }] },
    ]);
    await apply(rows, body.impressao);
    expect(await api.sql('select ds_prateleira from estoque where nr_sequencial = $1', [id])).toEqual([
      { ds_prateleira: 'RUA B, 04' },
    ]);
    expect(await verdicts(rows)).toEqual(['I']);
  });

  it('comes in parts that know their lines in the file', async () => {
    const { code } = await stockPart(api);
    const linhas = [
      [code, '', '1', 'NF 1'],
      [code, '', '1', 'NF 1'],
    ];
    const { body } = await api.call(
      'previewStockImport',
      { body: { linhas, nr_linhas: [5_004, 5_009] } },
      keeper,
    );
    expect(body.linhas[1]?.recusas[0]?.mensagem).toMatch(/5\.?004/);
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
      ...['N', 'LINHA_REPETIDA', 'CODIGO_DE_OUTRA_PECA', 'CODIGO_DESCONHECIDO'],
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
