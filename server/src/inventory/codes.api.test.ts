import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { beginInventory, inTheNameOf } from '../../test/inventory.ts';

let api: Api;
let approver: Signed;
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  api = await startApi();
  approver = await api.signIn('1201', '456');
  joao = await api.signIn('1001', '123');
  carlos = await api.signIn('1002', '234');
});
afterAll(() => api.close());

const cancel = (id: number) =>
  api.call('cancelInventory', { body: { nr_seq_inventario: id, ...inTheNameOf(joao) } }, approver);

describe('a code that is not in stock', () => {
  it('is kept with who read it and how often, and not after the end', async () => {
    const running = await beginInventory(api, joao);
    const note = (ds_codigo: string, who: Signed) =>
      api.call('noteUnknownCode', { body: { nr_seq_inventario: running, ds_codigo } }, who);
    await note('xyz-1', joao);
    await note('XYZ-1', carlos);
    await note('ABC', joao);
    const { body } = await api.call('listUnknownCodes', { params: { id: String(running) } }, joao);
    expect(body).toMatchObject([
      { ds_codigo: 'ABC', nr_vezes: 1, ds_leu: joao.answer.dsColaborador },
      { ds_codigo: 'XYZ-1', nr_vezes: 2, ds_leu: carlos.answer.dsColaborador },
    ]);
    const inventory = await api.call('getInventory', { params: { id: String(running) } }, joao);
    expect(inventory.body).toMatchObject({
      qt_codigos: 2,
      ds_iniciou: joao.answer.dsColaborador,
      ds_encerrou: null,
    });
    await cancel(running);
    expect(await note('ABC', joao)).toMatchObject({ status: 409, codigo: 'CONTAGEM_ENCERRADA' });
  });
});
