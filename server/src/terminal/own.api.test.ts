import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

let api: Api;
let beatriz: Signed;
let company = 0;
let other = 0;

beforeAll(async () => {
  api = await startApi();
  beatriz = await api.signIn('1601', '789');
  const ids = await api.control<{ id: number }>(
    `with outra as (insert into empresa (ds_empresa, db_name) values ('OUTRA', 'outra') returning nr_sequencial)
     select nr_sequencial as id from empresa where cd_apikey = $1 union all select nr_sequencial from outra`,
    [api.apiKey],
  );
  [company = 0, other = 0] = ids.map(({ id }) => id);
});
beforeEach(async () => {
  await api.control('delete from terminal');
  await api.control('delete from tentativa_login');
});
afterAll(() => api.close());

const list = async () => (await api.call('listOwnTerminals', { query: {} }, beatriz)).body;
const add = (ds_terminal: string, nr_seq_filial: number | null = 1) =>
  api.call('saveOwnTerminal', { body: { nr_seq_filial, ds_terminal } }, beatriz);
const revoke = (nr_sequencial: number) => api.call('revokeOwnTerminal', { body: { nr_sequencial } }, beatriz);
const renew = (nr_sequencial: number) =>
  api.call('renewOwnTerminalCode', { body: { nr_sequencial } }, beatriz);
/** Locks an account, or a terminal as a whole. */
const lock = (key: string) =>
  api.control(
    "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) values ($1, 10, 'infinity')",
    [key],
  );

async function strange(): Promise<number> {
  const [made] = await api.control<{ id: number }>(
    `insert into terminal (nr_seq_empresa, ds_terminal, hs_codigo, dt_expira_codigo)
     values ($1, 'ALHEIO', 'x', now() + interval '1 hour') returning nr_sequencial as id`,
    [other],
  );
  return made?.id ?? 0;
}

describe('whoever administers the company', () => {
  it('gives a terminal its code, sees it at work, and ends it', async () => {
    const made = await add('BOX 1');
    expect(made).toMatchObject({
      status: 200,
      body: { codigo: expect.stringMatching(/^[A-Z2-9]{10}$/) as string },
    });
    const again = await renew(made.body.nr_sequencial);
    const active = await api.call('activateTerminal', { body: { codigo: again.body.codigo } });
    expect(active.status).toBe(200);
    const { data, filiais } = await list();
    expect(data).toEqual([expect.objectContaining({ ds_terminal: 'BOX 1', st_terminal: 'A' })]);
    expect(filiais.length).toBeGreaterThan(1);
    const joao = await api.call('login', {
      body: { matricula: '1001', cpf: '123' },
      headers: { terminal: active.body.terminal },
    });
    const headers = { terminal: active.body.terminal };
    expect((await api.call('listOrders', { headers }, joao.body)).status).toBe(200);
    expect((await revoke(made.body.nr_sequencial)).status).toBe(200);
    await expect.poll(async () => (await api.call('listOrders', { headers }, joao.body)).status).toBe(401);
  });

  it('is named in the trail of the panel, of which she is no user', async () => {
    await api.control('truncate auditoria');
    await add('BOX 1');
    const trail = await api.control(
      'select ds_acao, ds_detalhe, nr_seq_usuario, db_name from auditoria where ds_acao = $1',
      ['terminal.criado'],
    );
    expect(trail).toEqual([
      {
        ds_acao: 'terminal.criado',
        ds_detalhe: 'BOX 1 (BEATRIZ NOGUEIRA)',
        nr_seq_usuario: null,
        db_name: expect.any(String) as string,
      },
    ]);
  });

  it.each([
    ['a branch there is not', { nr_seq_filial: 9_999, ds_terminal: 'BOX 1' }, 404, 'FILIAL_NAO_PERMITIDA'],
    ['no name', { nr_seq_filial: 1, ds_terminal: '  ' }, 422, 'CAMPO_INVALIDO'],
    ['a company', { nr_seq_filial: 1, ds_terminal: 'BOX 1', nr_seq_empresa: 2 }, 400, 'ENTRADA_INVALIDA'],
  ])('adds none with %s', async (_what, body, status, codigo) => {
    expect(await api.call('saveOwnTerminal', { body }, beatriz)).toMatchObject({ status, codigo });
    expect((await list()).total).toBe(0);
  });

  it('neither sees nor ends nor gives a code to a terminal of another company', async () => {
    const id = await strange();
    expect(await list()).toMatchObject({ total: 0, data: [] });
    expect(await revoke(id)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await renew(id)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await api.control('select 1 from terminal where hs_codigo is not null')).toHaveLength(1);
  });

  it('sees and ends the lockouts of her company alone', async () => {
    const id = await strange();
    const mine = `conta:${company}:I:1001`;
    const theirs = [`conta:${other}:I:1001`, 'conta:0:P:9002', `terminal-conta:${id}:I:1001`];
    for (const key of [mine, ...theirs]) await lock(key);
    const shown = (await api.call('listOwnLockouts', { query: {} }, beatriz)).body.data;
    expect(shown.map(({ bloqueio }) => bloqueio)).toEqual([mine]);
    const release = (bloqueio: string) => api.call('releaseOwnAccount', { body: { bloqueio } }, beatriz);
    for (const key of theirs) expect(await release(key)).toMatchObject({ codigo: 'CONTA_LIVRE' });
    expect((await release(mine)).status).toBe(200);
    expect(await api.control('select 1 from tentativa_login')).toHaveLength(theirs.length);
  });

  it('frees an account of her company by its registration, and none of another', async () => {
    await lock(`conta:${other}:I:1002`);
    await lock(`conta:${company}:I:1002`);
    const release = () => api.call('releaseOwnAccount', { body: { matricula: '1002' } }, beatriz);
    expect((await release()).status).toBe(200);
    expect(await release()).toMatchObject({ codigo: 'CONTA_LIVRE' });
    expect(await api.control('select cd_contador from tentativa_login')).toEqual([
      { cd_contador: `conta:${other}:I:1002` },
    ]);
  });
});

it('nobody else of the company keeps its terminals', async () => {
  const joao = await api.signIn('1001', '123');
  for (const answer of [
    await api.call('listOwnTerminals', { query: {} }, joao),
    await api.call('saveOwnTerminal', { body: { nr_seq_filial: 1, ds_terminal: 'BOX 1' } }, joao),
    await api.call('releaseOwnAccount', { body: { matricula: '1002' } }, joao),
  ])
    expect(answer).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
});
