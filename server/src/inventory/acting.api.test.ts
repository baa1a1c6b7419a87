import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { counterOf, inTheNameOf, stockPart } from '../../test/inventory.ts';

let api: Api;
/** A shared terminal that may approve. */
let terminal: Signed;
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  api = await startApi();
  terminal = await api.signIn('1201', '456');
  joao = await api.signIn('1001', '123');
  carlos = await api.signIn('1002', '234');
  await api.sql(
    "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_seq_filial = 1 and dt_final is null",
  );
});
afterAll(() => api.close());

const count = counterOf(() => api);
const asJoao = () => inTheNameOf(joao);
const asCarlos = () => inTheNameOf(carlos);
const begin = (who: object, by = terminal) =>
  api.call('createInventory', { body: { tp_parte: 'T', ...who } }, by);
const running = async () =>
  (await api.sql<{ id: number }>('select max(nr_sequencial)::int as id from inventario'))[0]?.id ?? 0;

it('a shared terminal begins and counts an inventory in the name of a technician who proves himself; its approver ends it in his own', async () => {
  const part = await stockPart(api);
  expect((await begin(asJoao())).body.mensagem).toBe('Inventário criado com sucesso!');
  const id = await running();
  expect((await count(id, part.id, 9, terminal, asCarlos())).status).toBe(200);
  await api.call(
    'noteUnknownCode',
    { body: { nr_seq_inventario: id, ds_codigo: 'NINGUEM', ...asCarlos() } },
    terminal,
  );
  for (const name of ['finishInventory', 'cancelInventory'] as const)
    expect(await api.call(name, { body: { nr_seq_inventario: id, ...asJoao() } }, terminal)).toMatchObject({
      status: 403,
      codigo: 'OUTRA_PESSOA',
    });
  const end = { nr_seq_inventario: id, ...inTheNameOf(terminal) };
  expect((await api.call('finishInventory', { body: end }, terminal)).status).toBe(200);

  const { body } = await api.call('getInventory', { params: { id: String(id) } }, terminal);
  expect([body.ds_iniciou, body.ds_encerrou]).toEqual(['JOÃO PEREIRA', 'TERMINAL OFICINA CURITIBA']);
  const [row] = (
    await api.call(
      'listCounts',
      { params: { id: String(id) }, query: { nr_seq_estoque: String(part.id) } },
      terminal,
    )
  ).body;
  expect(row?.ds_contou).toBe('CARLOS SOUZA');
  const codes = await api.call('listUnknownCodes', { params: { id: String(id) } }, terminal);
  expect(codes.body[0]?.ds_leu).toBe('CARLOS SOUZA');
  expect(
    await api.sql(
      `select ds_evento, nr_seq_clifor as quem, (js_dados->>'sessao')::int as sessao from evento
        where ds_evento like 'inventario.%' and js_dados->>'inventario' = $1 order by nr_sequencial`,
      [String(id)],
    ),
  ).toEqual([
    { ds_evento: 'inventario.criado', quem: joao.person, sessao: terminal.person },
    { ds_evento: 'inventario.contado', quem: carlos.person, sessao: terminal.person },
    { ds_evento: 'inventario.codigo', quem: carlos.person, sessao: terminal.person },
    { ds_evento: 'inventario.encerrado', quem: terminal.person, sessao: terminal.person },
  ]);
});

it('nobody acts at a shared terminal without a name and right digits, nor a technician in the name of another', async () => {
  const part = await stockPart(api);
  await begin({}, joao);
  const id = await running();
  const wrong = { ...asCarlos(), cpf: '999' };
  expect(await begin({})).toMatchObject({ status: 422, codigo: 'TECNICO_INVALIDO' });
  expect(await count(id, part.id, 9, terminal)).toMatchObject({ codigo: 'TECNICO_INVALIDO' });
  expect(await count(id, part.id, 9, terminal, wrong)).toMatchObject({ codigo: 'CPF_INCORRETO' });
  expect(await count(id, part.id, 9, joao, asCarlos())).toMatchObject({ codigo: 'OUTRA_PESSOA' });
  for (const name of ['finishInventory', 'cancelInventory'] as const)
    expect(await api.call(name, { body: { nr_seq_inventario: id } }, terminal)).toMatchObject({
      codigo: 'TECNICO_INVALIDO',
    });
  expect(await api.sql('select 1 from inventario_contagem where nr_seq_inventario = $1', [id])).toEqual([]);
});

it('an approver without an order to attend acts in his own name', async () => {
  const helena = await api.signIn('1202', '789');
  const id = await running();
  const body = { nr_seq_inventario: id, ...inTheNameOf(helena) };
  expect((await api.call('cancelInventory', { body }, helena)).status).toBe(200);
  const shown = await api.call('getInventory', { params: { id: String(id) } }, helena);
  expect(shown.body.ds_encerrou).toBe('HELENA PRADO');
});

it('two technicians at one terminal do not replace each other unseen, and a doubted count is another person’s', async () => {
  const part = await stockPart(api);
  await begin(asJoao());
  const id = await running();
  await count(id, part.id, 9, terminal, asJoao());
  const unseen = { nr_seq_contagem: null };
  expect(await count(id, part.id, 8, terminal, { ...asCarlos(), ...unseen })).toMatchObject({
    codigo: 'CONTAGEM_MUDOU',
  });
  await api.call('requestRecount', { body: { nr_seq_inventario: id, itens: [part.id] } }, terminal);
  expect(await count(id, part.id, 8, terminal, asJoao())).toMatchObject({
    codigo: 'RECONTAGEM_OUTRA_PESSOA',
  });
  expect((await count(id, part.id, 8, terminal, asCarlos())).status).toBe(200);
});
