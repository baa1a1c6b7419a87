import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../test/api.ts';
import { hashPassword } from '../core/passwords.ts';

let api: Api;
let admin: SignedToPanel;
let company = 0;

beforeAll(async () => {
  api = await startApi({ LOGIN_REQUIRES_TERMINAL: 'true' });
  admin = await api.signInPanel('9001', '111');
  const [demo] = await api.control<{ id: number }>(
    'select nr_sequencial as id from empresa where cd_apikey = $1',
    [api.apiKey],
  );
  company = demo?.id ?? 0;
});
afterEach(async () => {
  await api.control("delete from sessao where tp_sessao = 'F'");
  await api.control('delete from origem_conhecida');
  await api.control('delete from terminal');
  await api.control('delete from tentativa_login');
});
afterAll(() => api.close());

const save = (ds_terminal: string, more: object = {}, who = admin) =>
  api.call(
    'saveTerminal',
    { body: { nr_seq_empresa: company, nr_seq_filial: 1, ds_terminal, ...more } },
    who,
  );
const list = async (query: object = {}) => (await api.call('listTerminals', { query }, admin)).body;
const activate = (codigo: string) => api.call('activateTerminal', { body: { codigo } });
const signIn = (terminal: string, cpf = '123') =>
  api.call('login', { body: { matricula: '1001', cpf }, headers: { terminal } });
const revoke = (id: number, who = admin) => api.call('revokeTerminal', { body: { nr_sequencial: id } }, who);

describe('a terminal', () => {
  it('goes from its code to people signing in on it, and ends with all of them', async () => {
    const added = await save('BOX 1');
    expect(added.body).toEqual({
      nr_sequencial: expect.any(Number) as unknown,
      codigo: expect.stringMatching(/^[A-Z2-9]{10}$/) as unknown,
      dt_expira_codigo: expect.any(String) as unknown,
    });
    const { codigo, nr_sequencial } = added.body;
    expect((await list()).data).toEqual([
      expect.objectContaining({
        ds_terminal: 'BOX 1',
        nome_empresa: 'DEMO',
        st_terminal: 'P',
        dt_ultimo_uso: null,
      }),
    ]);
    const active = await activate(codigo.toLowerCase());
    expect(active.status).toBe(200);
    expect(await activate(codigo)).toMatchObject({ status: 422, codigo: 'CODIGO_TERMINAL_INVALIDO' });
    const { terminal } = active.body;
    const signed = await signIn(terminal);
    const orders = () => api.call('listOrders', { headers: { terminal } }, signed.body);
    expect((await orders()).status).toBe(200);
    expect((await list()).data).toEqual([
      expect.objectContaining({
        st_terminal: 'A',
        dt_ultimo_uso: expect.any(String) as unknown,
        dt_expira_codigo: null,
      }),
    ]);

    expect(await revoke(nr_sequencial)).toMatchObject({ status: 200 });
    await expect.poll(async () => (await orders()).status).toBe(401);
    expect((await signIn(terminal)).codigo).toBe('TERMINAL_NAO_CADASTRADO');
    expect((await list()).data).toEqual([expect.objectContaining({ st_terminal: 'R' })]);
    expect(await revoke(nr_sequencial)).toMatchObject({ status: 404 });
  });

  it('has the name of its branch, and is offered the branches of its company', async () => {
    await save('BOX 1');
    await save('FORNECEDORES', { nr_seq_filial: null });
    const [branch] = await api.sql<{ nome: string }>(
      'select ds_filial as nome from filial where nr_sequencial = 1',
    );
    const shown = await list({ empresa: String(company) });
    expect(shown.data.map(({ ds_filial }) => ds_filial)).toEqual([branch?.nome, null]);
    expect(shown.filiais).toContainEqual({ nr_sequencial: 1, ds_filial: branch?.nome });
    expect((await list()).filiais).toEqual([]);
    expect(await list({ empresa: '999' })).toMatchObject({ total: 0, data: [], filiais: [] });
  });

  it('is listed while its company does not answer', async () => {
    await save('BOX 1');
    await api.control(
      "insert into empresa (ds_empresa, db_name) values ('FORA', 'nao_existe') on conflict do nothing",
    );
    await api.control(
      "insert into terminal (nr_seq_empresa, nr_seq_filial, ds_terminal) select nr_sequencial, 1, 'LONGE' from empresa where ds_empresa = 'FORA'",
    );
    expect(
      (await list()).data.map(({ ds_terminal, ds_filial }) => [ds_terminal, ds_filial === null]),
    ).toEqual([
      ['BOX 1', false],
      ['LONGE', true],
    ]);
  });

  it('bears a name nobody else in its company bears, until it is revoked', async () => {
    const first = await save('BOX 1');
    expect(await save('box 1')).toMatchObject({ status: 409, codigo: 'TERMINAL_NOME_EM_USO' });
    await revoke(first.body.nr_sequencial);
    expect((await save('BOX 1')).status).toBe(200);
    expect((await list()).data.map(({ st_terminal }) => st_terminal)).toEqual(['P', 'R']);
  });

  it.each([
    ['a company that is not there', { nr_seq_empresa: 999 }, 404, 'NAO_ENCONTRADO'],
    ['a branch of another company', { nr_seq_filial: 9_999 }, 404, 'FILIAL_NAO_PERMITIDA'],
    ['no name', { ds_terminal: '  ' }, 422, 'CAMPO_INVALIDO'],
  ])('is not added with %s', async (_what, more, status, codigo) => {
    expect(await save('BOX 1', more)).toMatchObject({ status, codigo });
  });

  it('gets another code while it waits; the first is worth nothing then', async () => {
    const first = await save('BOX 1');
    const { nr_sequencial } = first.body;
    await api.control("update terminal set dt_expira_codigo = now() - interval '1 second'");
    expect((await activate(first.body.codigo)).codigo).toBe('CODIGO_TERMINAL_INVALIDO');
    const renew = () => api.call('renewTerminalCode', { body: { nr_sequencial } }, admin);
    const second = await renew();
    expect((await activate(first.body.codigo)).codigo).toBe('CODIGO_TERMINAL_INVALIDO');
    expect((await activate(second.body.codigo)).status).toBe(200);
    expect(await renew()).toMatchObject({ status: 409, codigo: 'TERMINAL_NAO_ESPERA' });
    const unknown = await api.call('renewTerminalCode', { body: { nr_sequencial: 999_999 } }, admin);
    expect(unknown).toMatchObject({ status: 404 });
  });

  it('is one browser of one company: of two that type its code one gets it', async () => {
    const { body } = await save('BOX 1');
    const both = await Promise.all([activate(body.codigo), activate(body.codigo)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('of another company is worth nothing here', async () => {
    const other = await api.control<{ id: number; key: string }>(
      "insert into empresa (ds_empresa, db_name) values ('OUTRA', 'outra') returning nr_sequencial as id, cd_apikey as key",
    );
    const { body } = await save('ALHEIO', { nr_seq_filial: null, nr_seq_empresa: other[0]?.id });
    expect((await activate(body.codigo)).codigo).toBe('CODIGO_TERMINAL_INVALIDO');
    await api.control(
      "update terminal set hs_codigo = null, dt_expira_codigo = null, dt_ativacao = now(), hs_credencial = sha256('alheio')",
    );
    expect((await signIn('alheio')).codigo).toBe('TERMINAL_NAO_CADASTRADO');
  });

  it('is not found by guessing its code', async () => {
    const { body } = await save('BOX 1');
    for (let n = 0; n < 30; n += 1) await activate(`ERRADO${n}`);
    expect(await activate(body.codigo)).toMatchObject({ status: 429, codigo: 'LOGIN_BLOQUEADO' });
  });

  it('leaves each act in the trail, and its code nowhere', async () => {
    await api.control('truncate auditoria');
    const { body } = await save('BOX 1');
    await activate(body.codigo);
    await revoke(body.nr_sequencial);
    const trail = await api.control<{ ds_acao: string }>(
      'select ds_acao, ds_detalhe from auditoria order by 1',
    );
    expect(trail).toEqual([
      { ds_acao: 'terminal.ativado', ds_detalhe: 'BOX 1' },
      { ds_acao: 'terminal.criado', ds_detalhe: 'BOX 1' },
      { ds_acao: 'terminal.revogado', ds_detalhe: 'BOX 1' },
    ]);
    const kept = await api.control('select 1 from comando_painel where js_resposta::text ~ $1', [
      body.codigo,
    ]);
    expect(kept).toEqual([]);
  });

  it('is for administrators alone, who give their password to revoke', async () => {
    const { body } = await save('BOX 1');
    const technician = await signIn((await activate(body.codigo)).body.terminal);
    expect((await api.call('listTerminals')).status).toBe(401);
    expect((await api.call('listTerminals', {}, technician.body)).status).toBe(401);
    for (const [registration, digits] of [
      ['9002', '222'],
      ['9003', '333'],
    ] as const) {
      const who = await api.signInPanel(registration, digits);
      for (const refused of [
        await api.call('listTerminals', {}, who),
        await save('BOX 2', {}, who),
        await api.call('renewTerminalCode', { body: { nr_sequencial: 1 } }, who),
        await revoke(body.nr_sequencial, who),
        await api.call('releaseAccount', { body: { nr_seq_empresa: company, matricula: '1001' } }, who),
      ])
        expect(refused).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    }
    const hash = await hashPassword('correto cavalo bateria');
    await api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [hash]);
    expect(await save('BOX 2')).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    expect(
      await api.call('releaseAccount', { body: { nr_seq_empresa: company, matricula: '1001' } }, admin),
    ).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    expect(await revoke(body.nr_sequencial)).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    await api.control('update usuario_painel set ds_senha = null');
    expect((await revoke(body.nr_sequencial)).status).toBe(200);
  });
});

describe('an account', () => {
  const release = (body: object) => api.call('releaseAccount', { body: body as never }, admin);

  it('that was locked out may try again, from everywhere', async () => {
    const { body } = await save('BOX 1');
    const { terminal } = (await activate(body.codigo)).body;
    for (let n = 0; n < 4; n += 1) await signIn(terminal, '000');
    expect(await signIn(terminal)).toMatchObject({ status: 429 });
    await api.control(
      "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) values ($1, 10, 'infinity')",
      [`conta:${company}:I:1001`],
    );
    expect(await release({ nr_seq_empresa: company, matricula: ' 1001 ' })).toMatchObject({ status: 200 });
    expect((await signIn(terminal)).status).toBe(200);
    const left = await api.control("select 1 from tentativa_login where cd_contador like '%:1001'");
    expect(left).toEqual([]);
  });

  it.each([
    ['a supplier', { codigo: '31' }, (id: number) => `conta:${id}:F:31`],
    ['an internal person', { matricula: '1002' }, (id: number) => `conta:${id}:I:1002`],
    ['a panel user', { nr_seq_empresa: null, matricula: '9001' }, () => 'conta:0:P:9001'],
    ['an external panel user', { nr_seq_empresa: null, codigo: '7' }, () => 'conta:0:P:7'],
  ])('of %s is cleared, and no other', async (_who, body, key) => {
    const insert =
      "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) values ($1, 10, 'infinity')";
    await api.control(insert, [key(company)]);
    await api.control(insert, ['conta:99:I:1']);
    expect(await release({ nr_seq_empresa: company, ...body })).toMatchObject({ status: 200 });
    expect(await api.control('select cd_contador from tentativa_login')).toEqual([
      { cd_contador: 'conta:99:I:1' },
    ]);
  });

  it('and every other lockout is told, and released one by one', async () => {
    const { body } = await save('BOX 1');
    const { terminal } = (await activate(body.codigo)).body;
    for (let n = 0; n < 20; n += 1)
      await api.call('login', { body: { matricula: `Z${n}`, cpf: '000' }, headers: { terminal } });
    expect(await signIn(terminal)).toMatchObject({ status: 429 });
    await api.control(
      "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) values ('conta:0:P:9002', 10, 'infinity')",
    );
    const told = (await api.call('listLockouts', {}, admin)).body.data;
    expect(told).toEqual([
      expect.objectContaining({
        tp_bloqueio: 'conta',
        nome_empresa: null,
        tp_conta: 'P',
        cd_conta: '9002',
        dt_livre: null,
      }),
      expect.objectContaining({
        tp_bloqueio: 'terminal',
        nome_empresa: 'DEMO',
        ds_terminal: 'BOX 1',
        qt_falhas: 20,
        dt_livre: expect.any(String) as string,
      }),
    ]);
    const bloqueio = told[1]?.bloqueio ?? '';
    expect(await release({ bloqueio })).toMatchObject({ status: 200 });
    expect((await signIn(terminal)).status).toBe(200);
    expect((await api.call('listLockouts', {}, admin)).body.data).toHaveLength(1);
    expect(await release({ bloqueio })).toMatchObject({ status: 404, codigo: 'CONTA_LIVRE' });
    const [line] = await api.control("select ds_detalhe from auditoria where ds_acao = 'bloqueio.liberado'");
    expect(line).toEqual({ ds_detalhe: bloqueio });
  });

  it('that is not locked out says so', async () => {
    expect(await release({ nr_seq_empresa: company, matricula: '1001' })).toMatchObject({
      status: 404,
      codigo: 'CONTA_LIVRE',
    });
    expect(await release({ nr_seq_empresa: 999, matricula: '1001' })).toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    });
    expect(await release({ nr_seq_empresa: company })).toMatchObject({ status: 422 });
  });
});
