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

const { makeTruck, problem, bodyFor } = newOrdersOf(() => ({ api, joao }));

describe('a new order', () => {
  it('is proactive, with criticality, SLA, meter and first service of its problem', async () => {
    const plate = await makeTruck();
    const wanted = await problem();
    const { status, body } = await api.call('createOrder', { body: await bodyFor(plate) }, joao);
    expect(status).toBe(200);
    const order = (await api.call('getOrder', { params: { id: String(body.nr_seq_os) } }, joao)).body;
    expect(order).toMatchObject({
      ds_tipo: 'PROATIVA',
      st_os: 'A',
      liberado: 'S',
      nr_placa: plate,
      km_atual: 88000,
      nr_conjunto: wanted.nr_sequencial,
      ds_observacao: 'freio puxa para a direita',
    });
    expect(order.itens.map((item) => item.nr_seq_item)).toEqual([wanted.nr_seq_item]);
    const [row] = await api.sql<{ igual: boolean; quem: number }>(
      `select o.hr_sla = c.hr_sla and o.nr_seq_criticidade = c.nr_seq_criticidade as igual, o.nr_seq_clifor_abertura as quem
         from os o join conjunto c on c.nr_sequencial = o.nr_conjunto where o.nr_sequencial = $1`,
      [body.nr_seq_os],
    );
    expect(row).toEqual({ igual: true, quem: joao.person });
    const events = await api.sql('select 1 from evento where ds_evento = $1 and nr_seq_os = $2', [
      'os.criada',
      body.nr_seq_os,
    ]);
    expect(events).toHaveLength(1);
  });

  it('waits for approval when its type asks for it', async () => {
    await api.sql("update tipo_os set st_exige_aprovacao = 'S' where nr_sequencial = '2'");
    const body = await bodyFor(await makeTruck());
    const made = await api.call('createOrder', { body }, joao);
    await api.sql("update tipo_os set st_exige_aprovacao = 'N' where nr_sequencial = '2'");
    expect(made.body.liberado).toBe('N');
    const order = await api.call('getOrder', { params: { id: String(made.body.nr_seq_os) } }, joao);
    expect(order.body.liberado).toBe('N');
    const waiting = await api.call('listWaiting', {}, joao);
    expect(waiting.body.map((row) => row.nr_seq_os)).toContain(made.body.nr_seq_os);
  });

  it.each([
    [{ placa: '' }, 'PLACA_OBRIGATORIA', 'Insira uma placa', 'placa'],
    [{ nr_segmento: null }, 'SEGMENTO_OBRIGATORIO', 'Insira um Segmento', 'nr_segmento'],
    [{ nr_problema: null }, 'PROBLEMA_OBRIGATORIO', 'Insira um Problema', 'nr_problema'],
    [{ descricaoProblema: '  ' }, 'DESCRICAO_OBRIGATORIA', 'Insira uma Descricao', 'descricaoProblema'],
  ])('without %j is refused with its own text', async (missing, codigo, mensagem, field) => {
    const body = { ...(await bodyFor(await makeTruck())), ...missing };
    const reply = await api.call('createOrder', { body }, joao);
    expect(reply).toMatchObject({ status: 422, codigo, mensagem });
    expect(reply.campos).toEqual({ [field]: 'vazio' });
  });

  it('is refused while the plate has an open one with the problem, and told so before', async () => {
    const body = await bodyFor(await makeTruck());
    const path = { nr_problema: String(body.nr_problema), nr_segmento: String(body.nr_segmento) };
    const ask = () => api.call('findOpenOrder', { params: { ...path, placa: body.placa } }, joao);
    expect((await ask()).body).toEqual({ osExistente: false, nr_seq_os: null });
    const first = await api.call('createOrder', { body }, joao);
    expect((await ask()).body).toEqual({ osExistente: true, nr_seq_os: first.body.nr_seq_os });
    const second = await api.call('createOrder', { body }, joao);
    expect(second).toMatchObject({
      status: 409,
      codigo: 'OS_DUPLICADA',
      mensagem: 'Ja existe uma OS aberta com estas informacoes',
    });
  });

  it('sent by five people at once is made once', async () => {
    const plate = await makeTruck();
    const people = [joao, carlos, joao, carlos, joao];
    const replies = await Promise.all(
      people.map(async (who) => api.call('createOrder', { body: await bodyFor(plate, who) }, who)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await api.sql('select 1 from os where nr_placa = $1', [plate])).toHaveLength(1);
    const items = await api.sql(
      'select 1 from os_item oi join os o on o.nr_sequencial = oi.nr_seq_os where nr_placa = $1',
      [plate],
    );
    expect(items).toHaveLength(1);
  });

  it('repeated with its key is answered again and made once', async () => {
    const body = await bodyFor(await makeTruck());
    const key = '3f1c1c3e-7b90-4b15-9a3d-000000000001';
    const first = await api.call('createOrder', { body, key }, joao);
    const again = await api.call('createOrder', { body, key }, joao);
    expect(again.body).toEqual(first.body);
    expect(await api.sql('select 1 from os where nr_placa = $1', [body.placa])).toHaveLength(1);
  });

  it('on a shared terminal is opened by a technician who proves himself, and nobody else', async () => {
    const body = await bodyFor(await makeTruck());
    const asked = (change: object) => api.call('createOrder', { body: { ...body, ...change } }, terminal);
    expect((await asked({})).codigo).toBe('TECNICO_INVALIDO');
    expect((await asked({ idMecanico: terminal.person })).codigo).toBe('TECNICO_INVALIDO');
    expect((await asked({ idMecanico: terminal.person, cpf: terminal.digits })).codigo).toBe(
      'TECNICO_INVALIDO',
    );
    expect((await asked({ cpf: '999' })).codigo).toBe('CPF_INCORRETO');
    const made = await asked({ cpf: joao.digits });
    expect(made.status).toBe(200);
    expect(
      await api.sql('select nr_seq_clifor_abertura as opener from os where nr_sequencial = $1', [
        made.body.nr_seq_os,
      ]),
    ).toEqual([{ opener: joao.person }]);
  });

  it('is not for suppliers, not in another name, not by people whose screen is blocked', async () => {
    const body = await bodyFor(await makeTruck());
    expect((await api.call('createOrder', { body }, supplier)).status).toBe(403);
    expect((await api.call('createOrder', { body })).status).toBe(401);
    const inHisName = { ...body, idMecanico: terminal.person };
    expect((await api.call('createOrder', { body: inHisName }, joao)).codigo).toBe('OUTRA_PESSOA');
    await api.sql("update g_clifor set bloqueia_tela = 'S', bloqueia_qrcode = 'S' where nr_sequencial = $1", [
      joao.person,
    ]);
    const flags = (await api.call('listVehicles', {}, joao)).body.tela_bloqueio;
    const blocked = await api.call('createOrder', { body }, joao);
    await api.sql("update g_clifor set bloqueia_tela = 'N', bloqueia_qrcode = 'N' where nr_sequencial = $1", [
      joao.person,
    ]);
    expect(flags).toEqual({ bloqueia_tela: true, bloqueia_qrcode: true });
    expect(blocked).toMatchObject({
      status: 403,
      codigo: 'CRIACAO_BLOQUEADA',
      mensagem: 'Seu usuario nao tem permissao para criar OS Proativa!',
    });
  });

  it('takes a vehicle of its own branch and a problem that fits, nothing else', async () => {
    const foreign = await bodyFor(await makeTruck(2));
    expect(await api.call('createOrder', { body: foreign }, joao)).toMatchObject({
      status: 422,
      campos: { placa: 'placa desconhecida' },
    });
    const body = await bodyFor(await makeTruck());
    const other = await api.call(
      'createOrder',
      { body: { ...body, nr_segmento: body.nr_segmento + 1 } },
      joao,
    );
    expect(other.campos).toEqual({ nr_problema: 'não é deste segmento ou veículo' });
  });
});

describe('look-ups of a new order', () => {
  it('offer the operations of the branch and their vehicles', async () => {
    const plate = await makeTruck();
    const elsewhere = await makeTruck(2);
    const operations = (await api.call('listOperations', {}, joao)).body;
    expect(operations.map(({ nr_sequencial }) => nr_sequencial)).toContain(1);
    const of = (await api.call('listOperationVehicles', { params: { id: '1' } }, joao)).body.vehicles;
    expect(of.map(({ nr_placa }) => nr_placa)).toContain(plate);
    expect(of.map(({ nr_placa }) => nr_placa)).not.toContain(elsewhere);
    expect(of.every(({ veiculo_filial }) => veiculo_filial.every((v) => v.nr_seq_operacao === 1))).toBe(true);
    const all = (await api.call('listVehicles', {}, joao)).body;
    expect(all.vehicles.length).toBeGreaterThanOrEqual(of.length);
    expect(all.tela_bloqueio).toEqual({ bloqueia_tela: false, bloqueia_qrcode: false });
  });

  it('offer the active problems of a segment that fit the vehicle type', async () => {
    const { nr_seq_segmento } = await problem();
    const [only] = await api.sql<{ nr_sequencial: number }>(
      `insert into conjunto (ds_conjunto, nr_seq_segmento, nr_seq_criticidade, hr_sla, cd_tipoveiculo)
       values ('SÓ PALETEIRA', $1, 2, '4:00', array['PALETEIRA']) returning nr_sequencial`,
      [nr_seq_segmento],
    );
    await api.sql(
      `insert into conjunto (ds_conjunto, nr_seq_segmento, nr_seq_criticidade, hr_sla, st_status)
       values ('ANTIGO', $1, 2, '4:00', 'I')`,
      [nr_seq_segmento],
    );
    const params = { nr_problema: String(nr_seq_segmento) };
    const every = (await api.call('listProblems', { params }, joao)).body.problema;
    expect(every.map(({ nr_sequencial }) => nr_sequencial)).toContain(only?.nr_sequencial);
    expect(every.map(({ ds_conjunto }) => ds_conjunto)).not.toContain('ANTIGO');
    const [truck] = await api.sql<{ tipo: string }>(
      "select min(cd_tipoveiculo) as tipo from tipo_veiculo where departamento = 'FROTA'",
    );
    const query = { tipo_veiculo: truck?.tipo ?? '' };
    const fitting = (await api.call('listProblems', { params, query }, joao)).body.problema;
    expect(fitting.map(({ nr_sequencial }) => nr_sequencial)).not.toContain(only?.nr_sequencial);
    expect(fitting.length).toBeGreaterThan(0);
  });
});

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
