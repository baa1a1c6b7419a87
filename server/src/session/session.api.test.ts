import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { registerTerminal } from '../terminal/service.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => api.control('delete from tentativa_login'));

afterAll(() => api.close());

const login = (body: { matricula: string; cpf: string }) => api.call('login', { body });

describe('companies', () => {
  it('are those marked for the terminal, in upper case', async () => {
    const { body } = await api.call('getCompanies', { query: { mostrar_em: '3' } });
    expect(body.map((company) => company.key)).toContain(api.apiKey);
    for (const company of body) expect(company.ds_empresa).toBe(company.ds_empresa.toUpperCase());
    expect((await api.call('getCompanies', { query: { mostrar_em: '77' } })).body).toEqual([]);
  });

  it('are companies: a base of another kind is not offered, and its key opens nothing', async () => {
    const [base] = await api.control<{ cd_apikey: string }>(
      `insert into empresa (ds_empresa, db_name, tp_base) values ('RELATORIOS', $1, 'G') returning cd_apikey`,
      [api.controlDatabase],
    );
    const { body } = await api.call('getCompanies', { query: { mostrar_em: '3' } });
    expect(body.map((company) => company.ds_empresa)).not.toContain('RELATORIOS');
    const reply = await api.call('login', {
      body: { matricula: '1001', cpf: '123' },
      headers: { apikey: base?.cd_apikey ?? '' },
    });
    expect(reply.codigo).toBe('EMPRESA_NAO_INFORMADA');
  });
});

describe('signing in', () => {
  it('answers every field of the session', async () => {
    const { status, body } = await login({ matricula: '1001', cpf: '123' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      dsColaborador: 'JOÃO PEREIRA',
      atendeOs: 'S',
      fornecExt: 'N',
      tipoPerfilTerminal: 'C',
      filial: { nr_sequencial: 1 },
    });
    expect(body.allFiliais.length).toBeGreaterThan(1);
    expect(body.token).toHaveLength(43);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'tecnicoId',
        'empresas',
        'perfilMecanico',
        'st_inventario',
        'foto',
        'location',
        'chave_geo',
        'exibe_os_encerrada',
        'pesquisa_nps',
      ]),
    );
  });

  it('tells staff and suppliers apart', async () => {
    expect((await login({ matricula: '1201', cpf: '456' })).body.atendeOs).toBe('N');
    const supplier = await api.call('login', { body: { loginExterno: 'S', codigo: '31', cnpj: '00123' } });
    expect(supplier.body).toMatchObject({ fornecExt: 'S', tecnicoId: 31 });
  });

  it('refuses wrong digits and unknown people alike', async () => {
    const wrong = await login({ matricula: '1001', cpf: '999' });
    const unknown = await login({ matricula: '9999', cpf: '123' });
    expect(wrong).toMatchObject({ status: 422, mensagem: 'Falha ao fazer login' });
    expect(unknown.body).toEqual(wrong.body);
    const supplierAsPerson = await api.call('login', {
      body: { loginExterno: 'S', codigo: '1001', cnpj: '00123' },
    });
    expect(supplierAsPerson.status).toBe(422);
  });

  it('asks for both fields', async () => {
    expect(await login({ matricula: '', cpf: '123' })).toMatchObject({
      mensagem: 'Insira todas as informações!',
    });
    expect(await login({ matricula: '1001', cpf: '12' })).toMatchObject({
      mensagem: 'Insira todas as informações!',
    });
  });

  it('makes even the right digits wait after four failures, told in seconds', async () => {
    for (let n = 0; n < 4; n += 1) expect((await login({ matricula: '1002', cpf: '999' })).status).toBe(422);
    const refused = await login({ matricula: '1002', cpf: '234' });
    expect(refused).toMatchObject({ status: 429, mensagem: 'Falha ao fazer login' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20);
    expect((await login({ matricula: '1001', cpf: '123' })).status).toBe(200);
  });

  it('gives a burst of parallel guesses no more than the free failures', async () => {
    const guesses = Array.from({ length: 40 }, (_, n) =>
      login({ matricula: '1301', cpf: String(560 + n).padStart(3, '0') }),
    );
    const statuses = (await Promise.all(guesses)).map((reply) => reply.status);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
  });

  it('counts guesses of the identity check in the same budget', async () => {
    const carlos = await api.signIn('1002', '234');
    const body = { nr_seq_os: 999_999, nr_seq_clifor: carlos.person, cpf: '000' };
    for (let n = 0; n < 4; n += 1) {
      expect(await api.call('startExecution', { body }, carlos)).toMatchObject({
        status: 422,
        codigo: 'CPF_INCORRETO',
      });
    }
    const refused = await api.call('startExecution', { body: { ...body, cpf: '234' } }, carlos);
    expect(refused).toMatchObject({ status: 429, codigo: 'CPF_BLOQUEADO' });
    expect((await login({ matricula: '1002', cpf: '234' })).status).toBe(429);
  });

  it('stores neither token nor digits', async () => {
    const { body } = await login({ matricula: '1001', cpf: '123' });
    const hash = createHash('sha256').update(body.token).digest('hex');
    const rows = await api.control<{ hs: string }>("select encode(hs_token, 'hex') as hs from sessao");
    expect(rows.map((row) => row.hs)).toContain(hash);
    expect(rows.map((row) => row.hs)).not.toContain(Buffer.from(body.token, 'base64url').toString('hex'));
    const people = await api.sql<{ hm: string }>("select encode(hm_login, 'hex') as hm from clifor_acesso");
    const plain = createHash('sha256').update('123').digest('hex');
    expect(people.map((row) => row.hm)).not.toContain(plain);
    expect(new Set(people.map((row) => row.hm)).size).toBe(people.length);
  });

  it('leaves a trace of every refused try', async () => {
    await api.sql("delete from evento where ds_evento like 'tentativa.%'");
    for (let n = 0; n < 5; n += 1) await login({ matricula: '1101', cpf: '999' });
    const rows = await api.sql<{ ds_evento: string }>(
      "select ds_evento from evento where ds_evento like 'tentativa.%' order by nr_sequencial",
    );
    expect(rows.map((row) => row.ds_evento)).toEqual([
      ...Array.from({ length: 4 }, () => 'tentativa.recusada'),
      'tentativa.bloqueada',
    ]);
  });
});

describe('a session', () => {
  it('is asked for, with the company it belongs to', async () => {
    const joao = await api.signIn('1001', '123');
    expect((await api.call('listOrders')).status).toBe(401);
    expect((await api.call('listOrders', {}, joao)).status).toBe(200);
    expect((await api.call('listOrders', { headers: { apikey: '' } }, joao)).status).toBe(400);
    const otherKey = 'f'.repeat(32);
    await api.control(
      "insert into empresa (ds_empresa, cd_apikey, db_name) values ('OUTRA', $1, 'empresa_outra')",
      [otherKey],
    );
    expect((await api.call('listOrders', { headers: { apikey: otherKey } }, joao)).status).toBe(401);
  });

  it('ends with the logout', async () => {
    const joao = await api.signIn('1001', '123');
    expect((await api.call('logout', {}, joao)).status).toBe(200);
    const after = await api.call('listOrders', {}, joao);
    expect(after).toMatchObject({
      status: 401,
      mensagem: 'Sua sessão expirou. Por favor, faça o login novamente.',
    });
  });

  it('moves to another own branch with a new token', async () => {
    const joao = await api.signIn('1001', '123');
    const moved = await api.call('login', {
      body: { newFilial: 2, nameNewFilial: 'OUTRA', ambiente_temp: 'M', infColab: { matricula: '1001' } },
      headers: { token: joao.token },
    });
    expect(moved.body.filial.nr_sequencial).toBe(2);
    await expect.poll(async () => (await api.call('listOrders', {}, joao)).status).toBe(401);
    const foreign = await api.call('login', {
      body: { newFilial: 999 },
      headers: { token: moved.body.token },
    });
    expect(foreign).toMatchObject({ status: 404, codigo: 'FILIAL_NAO_PERMITIDA' });
    const all = await api.call('login', { body: { newFilial: 0 }, headers: { token: moved.body.token } });
    expect(all.status).toBe(404);
  });

  it('begins in the branch quick access names; one of others, or none at all, is passed over', async () => {
    const begin = async (filial: string) =>
      (await api.call('login', { body: { matricula: '1001', cpf: '123', filial } })).body.filial;
    const [, second] = await api.sql<{ ds_filial: string }>(
      'select ds_filial from filial order by nr_sequencial',
    );
    expect(await begin(second?.ds_filial ?? '')).toMatchObject({ nr_sequencial: 2 });
    for (const unknown of ['TODAS', 'NENHUMA'])
      expect(await begin(unknown)).toMatchObject({ nr_sequencial: 1 });
    const body = { loginExterno: 'S', codigo: '31', cnpj: '00123', filial: 'TODAS' } as const;
    expect((await api.call('login', { body })).body.filial.nr_sequencial).toBe(0);
  });

  it('covers all branches of a supplier who asks for TODAS', async () => {
    const supplier = await api.signInSupplier('31', '00123');
    const all = await api.call('login', { body: { newFilial: 0 }, headers: { token: supplier.token } });
    expect(all.body.filial).toMatchObject({ nr_sequencial: 0, ds_filial: 'TODAS' });
  });

  it('tells branches of the own person, and of anybody to staff', async () => {
    const joao = await api.signIn('1001', '123');
    const terminal = await api.signIn('1201', '456');
    const own = await api.call('getBranches', { params: { nrSeqClifor: String(joao.person) } }, joao);
    expect(own.body.length).toBe(joao.answer.allFiliais.length);
    const foreign = { params: { nrSeqClifor: String(terminal.person) } };
    expect((await api.call('getBranches', foreign, joao)).status).toBe(403);
    expect(
      (await api.call('getBranches', { params: { nrSeqClifor: String(joao.person) } }, terminal)).status,
    ).toBe(200);
  });

  it('of somebody who left is worth nothing within seconds', async () => {
    const pedro = await api.signIn('1301', '567');
    await api.sql("update g_clifor set st_status = 'I' where nr_sequencial = $1", [pedro.person]);
    await expect
      .poll(async () => (await api.call('listOrders', {}, pedro)).status, { timeout: 5_000 })
      .toBe(401);
    await api.sql("update g_clifor set st_status = 'A' where nr_sequencial = $1", [pedro.person]);
  });
});

describe('enrolled terminals', () => {
  let strict: Api;
  beforeAll(async () => {
    strict = await startApi({ LOGIN_REQUIRES_TERMINAL: 'true' });
  });
  afterAll(() => strict.close());

  const enrol = async (name: string) => {
    const [company] = await strict.control<{ nr_sequencial: number }>(
      'select nr_sequencial from empresa where cd_apikey = $1',
      [strict.apiKey],
    );
    const terminal = { companyId: company?.nr_sequencial ?? 0, branchId: 1, name, userId: null };
    return (await registerTerminal(strict.databases.control, terminal)).code;
  };
  const body = { matricula: '1001', cpf: '123' };

  it('are needed where the server says so, and nothing is counted without one', async () => {
    const refused = await strict.call('login', { body });
    expect(refused).toMatchObject({ status: 403, mensagem: 'Este terminal não está cadastrado!' });
    expect(await strict.control('select 1 from tentativa_login')).toEqual([]);
  });

  it('are enrolled once with a code, and let people sign in', async () => {
    const codigo = await enrol('BOX 1');
    const active = await strict.call('activateTerminal', { body: { codigo } });
    expect(active.body).toMatchObject({ ds_terminal: 'BOX 1' });
    expect((await strict.call('activateTerminal', { body: { codigo } })).codigo).toBe(
      'CODIGO_TERMINAL_INVALIDO',
    );
    const headers = { terminal: active.body.terminal };
    const signed = await strict.call('login', { body, headers });
    expect(signed.status).toBe(200);
    const token = signed.body.token;
    expect((await strict.call('listOrders', { headers: { ...headers, token } })).status).toBe(200);
    expect((await strict.call('listOrders', { headers: { token } })).status).toBe(401);
  });

  it('clear an account that unknown terminals have locked', async () => {
    const active = await strict.call('activateTerminal', { body: { codigo: await enrol('BOX 2') } });
    const [company] = await strict.control<{ nr_sequencial: number }>(
      'select nr_sequencial from empresa where cd_apikey = $1',
      [strict.apiKey],
    );
    const key = `conta:${company?.nr_sequencial}:I:1001`;
    await strict.control(
      "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) values ($1, 10, 'infinity')",
      [key],
    );
    const signed = await strict.call('login', { body, headers: { terminal: active.body.terminal } });
    expect(signed.status).toBe(200);
    expect(await strict.control('select 1 from tentativa_login where cd_contador = $1', [key])).toEqual([]);
  });

  it('cannot be kept from enrolling by wrong codes alone', async () => {
    await strict.control('delete from tentativa_login');
    for (let n = 0; n < 12; n += 1) {
      const reply = await strict.call('activateTerminal', { body: { codigo: 'WRONGCODES' } });
      expect(reply.codigo).toBe('CODIGO_TERMINAL_INVALIDO');
    }
    const active = await strict.call('activateTerminal', { body: { codigo: await enrol('BOX 3') } });
    expect(active.status).toBe(200);
  });
});
