import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { newOrdersOf } from '../../test/new-orders.ts';
import { openWorkshop } from '../../test/work.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let terminal: Signed;
let supplier: Signed;

beforeAll(async () => {
  ({ api, joao, carlos, terminal, supplier } = await openWorkshop());
});

afterAll(() => api.close());

const { makeTruck, bodyFor } = newOrdersOf(() => ({ api, joao }));

describe('a roadside rescue', () => {
  const call = { nr_telefone: '(41) 99888-7766', ds_local: 'BR-277, km 32' };

  it('is an order of its own type with its call for help, its driver, and an alert', async () => {
    const body = { ...(await bodyFor(await makeTruck())), nr_seq_clifor_motorista: carlos.person };
    const made = await api.call('createOrder', { body: { ...body, socorroEmRota: call } }, joao);
    expect(made.status).toBe(200);
    const order = (await api.call('getOrder', { params: { id: String(made.body.nr_seq_os) } }, joao)).body;
    expect(order).toMatchObject({
      ds_tipo: 'SOCORRO EM ROTA',
      socorro_emrota: { ...call, ds_motivo: null },
      g_clifor_motorista: { ds_colaborador: 'CARLOS SOUZA' },
    });
    expect(order.itens).toHaveLength(1);
    const alert = (await api.call('listRescues', {}, carlos)).body;
    expect(JSON.stringify(alert)).toContain(`"nr_sequencial":${made.body.nr_seq_os}`);
    const [event] = await api.sql<{ js_dados: { tipo: string } }>(
      "select js_dados from evento where ds_evento = 'os.criada' and nr_seq_os = $1",
      [made.body.nr_seq_os],
    );
    expect(event?.js_dados.tipo).toBe('20');
  });

  it.each([
    [{}, 'TELEFONE_OBRIGATORIO', 'vazio'],
    [{ nr_telefone: ' ' }, 'TELEFONE_OBRIGATORIO', 'vazio'],
    [{ nr_telefone: '99888' }, 'TELEFONE_INVALIDO', 'inválido'],
  ])('with %j has nobody to call and is refused', async (given, codigo, says) => {
    const body = { ...(await bodyFor(await makeTruck())), socorroEmRota: given };
    const reply = await api.call('createOrder', { body }, joao);
    expect(reply).toMatchObject({ status: 422, codigo, campos: { nr_telefone: says } });
  });

  it('that is refused leaves no call for help behind', async () => {
    const plate = await makeTruck();
    const body = { ...(await bodyFor(plate)), socorroEmRota: call };
    const first = await api.call('createOrder', { body }, joao);
    expect(await api.call('createOrder', { body }, joao)).toMatchObject({
      codigo: 'OS_DUPLICADA',
      body: { NR_SEQ_OS: first.body.nr_seq_os },
    });
    expect(await api.sql('select 1 from socorro_emrota where nr_placa = $1', [plate])).toHaveLength(1);
  });

  it('and any order names a driver of the branch, nobody else', async () => {
    const drivers = (await api.call('listDrivers', {}, joao)).body;
    expect(drivers.map(({ nr_sequencial }) => nr_sequencial)).toContain(terminal.person);
    expect((await api.call('listDrivers', {}, supplier)).status).toBe(403);
    const [elsewhere] = await api.sql<{ nr_sequencial: number }>(
      "insert into g_clifor (ds_colaborador, tp_clifor) values ('DE OUTRA FILIAL', 'C') returning nr_sequencial",
    );
    expect(drivers.map(({ nr_sequencial }) => nr_sequencial)).not.toContain(elsewhere?.nr_sequencial);
    const body = await bodyFor(await makeTruck());
    for (const person of [elsewhere?.nr_sequencial, supplier.person, 99_999]) {
      const wrong = { ...body, nr_seq_clifor_motorista: person };
      expect(await api.call('createOrder', { body: wrong }, joao)).toMatchObject({
        status: 422,
        campos: { nr_seq_clifor_motorista: 'não é desta filial' },
      });
    }
    const named = { ...body, nr_seq_clifor_motorista: terminal.person };
    const made = await api.call('createOrder', { body: named }, joao);
    const order = (await api.call('getOrder', { params: { id: String(made.body.nr_seq_os) } }, joao)).body;
    expect(order).toMatchObject({ ds_tipo: 'PROATIVA', socorro_emrota: null });
    expect(order.g_clifor_motorista).not.toBeNull();
  });
});
