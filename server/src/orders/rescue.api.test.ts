import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let terminal: Signed;
let supplier: Signed;
beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  carlos = await api.signIn('1002', '234');
  terminal = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
});

afterAll(() => api.close());
let serial = 0;

/** A truck of the branch that has no order yet. */
async function makeTruck(branch = 1): Promise<string> {
  serial += 1;
  const plate = `NOV${serial}A`;
  await api.sql(
    `insert into veiculo (nr_placa, cd_tipoveiculo, km_atual)
     select $1, min(cd_tipoveiculo), 88000 from tipo_veiculo where departamento = 'FROTA'`,
    [plate],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial, nr_seq_operacao) values ($1, $2, 1)', [
    plate,
    branch,
  ]);
  return plate;
}

/** A problem with a standard service that fits every truck. */
async function problem() {
  const [row] = await api.sql<{ nr_sequencial: number; nr_seq_segmento: number; nr_seq_item: number }>(
    `select c.nr_sequencial, c.nr_seq_segmento, c.nr_seq_item
       from conjunto c join segmento s on s.nr_sequencial = c.nr_seq_segmento
      where c.nr_seq_item is not null and c.cd_tipoveiculo is null and c.st_status = 'A'
        and coalesce(s.departamento, 'FROTA') = 'FROTA' and s.st_status = 'A'
      order by 1 limit 1`,
  );
  if (row === undefined) throw new Error('the catalogue has no such problem');
  return row;
}

async function bodyFor(plate: string, who: Signed = joao) {
  const { nr_sequencial, nr_seq_segmento } = await problem();
  return {
    placa: plate,
    descricaoProblema: 'freio puxa para a direita',
    nr_segmento: nr_seq_segmento,
    nr_problema: nr_sequencial,
    idMecanico: who.person,
  };
}

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
