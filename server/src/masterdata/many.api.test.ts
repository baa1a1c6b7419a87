import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { freshPlate, keepRecords, truck } from '../../test/master-data.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let admin: Signed;
let records: ReturnType<typeof keepRecords>;

beforeAll(async () => {
  shop = await openWorkshop();
  admin = await shop.api.signIn('1601', '789');
  records = keepRecords(shop.api, admin);
});
afterAll(() => shop.api.close());

type Shown = { id: string; versao: string };
const change = (
  tipo: 'vehicles' | 'reasons',
  coluna: string,
  valor: string,
  registros: Shown[],
  who = admin,
) => shop.api.call('changeRecords', { params: { tipo }, body: { coluna, valor, registros } }, who);

/** New trucks, as the list shows them. */
async function trucks(count: number): Promise<Shown[]> {
  const made: Shown[] = [];
  for (let n = 0; n < count; n += 1) {
    const { status, body } = await records.save('vehicles', { celulas: truck(freshPlate()) });
    expect(status).toBe(200);
    const [listed] = (await records.list('vehicles', { busca: body.id })).data;
    made.push({ id: body.id, versao: listed?.versao ?? '' });
  }
  return made;
}
const cellsOf = async (shown: Shown[], column: string) => {
  const all = [];
  for (const { id } of shown) all.push((await records.get('vehicles', id)).celulas[column]);
  return all;
};

it('a column of many records is changed at once, each with its history; also their state, there and back', async () => {
  const shown = await trucks(3);
  expect(await change('vehicles', 'marca', 'scania', shown)).toMatchObject({
    status: 200,
    body: { mudados: 3 },
  });
  expect(await cellsOf(shown, 'marca')).toEqual(['SCANIA', 'SCANIA', 'SCANIA']);
  const { historia, versao } = await records.get('vehicles', shown[1]?.id ?? '');
  expect(historia[0]?.mudancas).toEqual([{ coluna: 'marca', antes: '', depois: 'SCANIA' }]);
  const one = [{ id: shown[1]?.id ?? '', versao }];
  expect((await change('vehicles', 'situacao', 'I', one)).status).toBe(200);
  expect(await cellsOf(shown, 'situacao')).toEqual(['A', 'I', 'A']);
});

it('who changed one meanwhile is told by its name, and none is changed', async () => {
  const shown = await trucks(2);
  const [first] = shown;
  const { celulas } = await records.get('vehicles', first?.id ?? '');
  await records.save('vehicles', { id: first?.id ?? '', celulas: { ...celulas, modelo: 'FH' } });
  const reply = await change('vehicles', 'marca', 'SCANIA', shown);
  expect(reply).toMatchObject({ status: 409, codigo: 'CADASTROS_MUDARAM' });
  expect(reply.mensagem).toContain(`${first?.id} (BEATRIZ NOGUEIRA)`);
  expect(await cellsOf(shown, 'marca')).toEqual(['', '']);
});

it('a value that does not fit is told of each record, and none is changed', async () => {
  const shown = await trucks(2);
  const reply = await change('vehicles', 'filiais', 'NENHURES', shown);
  expect(reply).toMatchObject({ status: 422, codigo: 'CADASTROS_RECUSADOS' });
  expect(reply.body).toHaveProperty('celulas.1.codigo', 'FILIAL_DESCONHECIDA');
  expect(await cellsOf(shown, 'filiais')).toEqual(['CURITIBA', 'CURITIBA']);
});

it('the last that people choose of stays, though all are taken out of use at once', async () => {
  const reasons = (await records.list('reasons', { situacao: 'A' })).data.filter(
    ({ celulas }) => celulas['uso'] === 'CANCELAMENTO',
  );
  const reply = await change(
    'reasons',
    'situacao',
    'I',
    reasons.map(({ id, versao }) => ({ id, versao })),
  );
  expect(reply).toMatchObject({ codigo: 'CADASTROS_RECUSADOS' });
  expect(reply.body).toHaveProperty('celulas.0.codigo', 'CADASTRO_ULTIMO');
});

it.each(['placa', 'medidor', 'nada'])('%s is no column of many', async (column) => {
  expect(await change('vehicles', column, 'X', await trucks(1))).toMatchObject({ codigo: 'CADASTRO_FIXO' });
});

it('no more at once than a command takes, and of nobody who does not keep them', async () => {
  const many = Array.from({ length: 101 }, (_, n) => ({ id: `X${n}`, versao: '' }));
  expect(await change('vehicles', 'marca', 'X', many)).toMatchObject({ codigo: 'CAMPO_INVALIDO' });
  expect(await change('vehicles', 'marca', 'X', many.slice(0, 1))).toMatchObject({ status: 404 });
  expect(await change('vehicles', 'marca', 'X', many.slice(0, 1), shop.joao)).toMatchObject({ status: 403 });
});

it('two who change the same at once: one is told', async () => {
  const shown = await trucks(3);
  const replies = await Promise.all([
    change('vehicles', 'marca', 'SCANIA', shown),
    change('vehicles', 'marca', 'VOLVO', shown.toReversed()),
  ]);
  expect(replies.map(({ codigo }) => codigo ?? 'OK')).toEqual(
    expect.arrayContaining(['OK', 'CADASTROS_MUDARAM']),
  );
  expect(new Set(await cellsOf(shown, 'marca')).size).toBe(1);
});
