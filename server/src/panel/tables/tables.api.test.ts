import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';

let api: Api;
let reader: SignedToPanel;
let control: string;
beforeAll(async () => {
  api = await startApi();
  reader = await api.signInPanel('9002', '222');
  const [row] = await api.control<{ name: string }>('select current_database() as name');
  control = row?.name ?? '';
});

afterAll(() => api.close());

type Asked = Parameters<typeof tableOf>[0];

const tableOf = (body: {
  nome_tabela: string;
  db_name?: string;
  per_page?: 10 | 25 | 50;
  sort?: { coluna: string; desc: boolean };
  filters?: object[];
  page?: string;
  inteiras?: 'S';
}) => {
  const { page, ...rest } = body;
  const query = page === undefined ? {} : { page };
  return api.call('getTable', { query, body: { db_name: api.companyDatabase, ...rest } as never }, reader);
};

const valuesOf = async (asked: Asked, column: string) =>
  (await tableOf(asked)).body.dados.data.map((row) => row[column]);

describe('databases and tables', () => {
  it('are told by type', async () => {
    const { body } = await api.call('selectBases', { body: { tp_base: 'T' } }, reader);
    const demo = { name: 'DEMO', db_name: api.companyDatabase };
    expect(body.bases).toContainEqual(expect.objectContaining(demo));
    expect(body.tabelas).toContainEqual({ name: api.companyDatabase, linhas: null, colunas: [] });
    const internal = await api.call('selectBases', { body: { tp_base: 'I' } }, reader);
    expect(internal.body.bases).toEqual([{ id: 0, name: 'CONTROLE', db_name: control }]);
  });

  it('of a database are those the reader may see, with their columns', async () => {
    const { body } = await api.call(
      'selectBases',
      { body: { tp_base: 'T', db_name: api.companyDatabase } },
      reader,
    );
    const names = body.tabelas.map(({ name }) => name);
    expect(names).toContain('os');
    expect(names).not.toContain('clifor_acesso');
    expect(names).not.toContain('comando');
    expect(body.tabelas.find(({ name }) => name === 'filial')?.colunas).toContain('ds_filial');
  });

  it('of the control database hide sessions, users, terminals and scripts', async () => {
    const { body } = await api.call('selectBases', { body: { tp_base: 'I', db_name: control } }, reader);
    const names = body.tabelas.map(({ name }) => name);
    expect(names).toContain('empresa');
    for (const hidden of ['sessao', 'usuario_painel', 'terminal', 'tentativa_login', 'script_execucao'])
      expect(names).not.toContain(hidden);
  });

  it('are refused when the type or the name is none', async () => {
    const type = await api.call('selectBases', { body: { tp_base: 'X' as 'T' } }, reader);
    expect(type.status).toBe(422);
    const name = await api.call(
      'selectBases',
      { body: { tp_base: 'C', db_name: api.companyDatabase } },
      reader,
    );
    expect(name).toMatchObject({ status: 404, codigo: 'BASE_INEXISTENTE' });
  });

  it('are found by part of the name, whatever the case, wildcards as they are', async () => {
    const search = (nome_tabela: string) =>
      api.call('searchTable', { body: { nome_tabela, db_name: api.companyDatabase } }, reader);
    const { body } = await search('PNEU');
    expect(body.tabelas.length).toBeGreaterThan(3);
    for (const { name } of body.tabelas) expect(name).toContain('pneu');
    expect((await search('%')).body.tabelas).toEqual([]);
  });
});

describe('a page of a table', () => {
  it('has fields, ten rows as text and the exact number of all', async () => {
    const [row] = await api.sql<{ n: number }>('select count(*)::int as n from os');
    const { body } = await tableOf({ nome_tabela: 'os' });
    expect(body.dados).toMatchObject({ current_page: 1, total: row?.n, contagem: 'exata' });
    expect(body.dados.data).toHaveLength(10);
    expect(body.fields.find(({ name }) => name === 'nr_sequencial')?.tipo).toBe('bigint');
  });

  it('tells the primary key, and where foreign keys of one column lead', async () => {
    const { body } = await tableOf({ nome_tabela: 'os_item' });
    const field = (name: string) => body.fields.find((one) => one.name === name);
    expect(field('nr_sequencial')).toMatchObject({ chave: true, aponta: null });
    expect(field('nr_seq_os')).toMatchObject({
      chave: false,
      aponta: { tabela: 'os', coluna: 'nr_sequencial' },
    });
    expect(field('qt_quantidade')).toMatchObject({ chave: false, aponta: null });
  });

  it('has long values cut, and a row asked for in full has them whole', async () => {
    const text = 'longo '.repeat(500).trim();
    const [made] = await api.sql<{ id: string }>(
      `insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao)
       select o.nr_sequencial, g.nr_sequencial, $1 from os o, g_clifor g limit 1 returning nr_sequencial::text as id`,
      [text],
    );
    const asked = {
      nome_tabela: 'os_comentario',
      filters: [{ coluna: 'nr_sequencial', tipo: 'igual' as const, valor: made?.id ?? '' }],
    };
    expect(await valuesOf(asked, 'ds_observacao')).toEqual([`${text.slice(0, 2_000)}…`]);
    expect(await valuesOf({ ...asked, inteiras: 'S' }, 'ds_observacao')).toEqual([text]);
  });

  it('comes in the order asked for, by number and not by text, and goes on where the last one ended', async () => {
    const sort = { coluna: 'nr_sequencial', desc: true };
    const first = await valuesOf({ nome_tabela: 'os', sort }, 'nr_sequencial');
    const second = await valuesOf({ nome_tabela: 'os', sort, page: '2' }, 'nr_sequencial');
    const numbers = [...first, ...second].map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(20);
  });

  it.each([
    ['part of a text', { coluna: 'ds_filial', tipo: 'contem', valor: 'jun' }, "ds_filial ilike '%jun%'"],
    ['exactly this number', { coluna: 'nr_sequencial', tipo: 'igual', valor: '1' }, 'nr_sequencial = 1'],
    ['from here', { coluna: 'nr_sequencial', tipo: 'entre', valor: '2', ate: null }, 'nr_sequencial >= 2'],
    ['up to here', { coluna: 'nr_sequencial', tipo: 'entre', valor: null, ate: '1' }, 'nr_sequencial <= 1'],
    ['nothing', { coluna: 'ds_filial', tipo: 'vazio' }, 'ds_filial is null'],
    ['something', { coluna: 'ds_filial', tipo: 'cheio' }, 'ds_filial is not null'],
  ])('is filtered by %s', async (_what, filter, condition) => {
    const rows = await api.sql<{ id: string }>(
      `select nr_sequencial::text as id from filial where ${condition} order by nr_sequencial`,
    );
    const found = await valuesOf({ nome_tabela: 'filial', per_page: 50, filters: [filter] }, 'nr_sequencial');
    expect(found).toEqual(rows.map(({ id }) => id));
  });

  it('takes a day of moments whole, in the zone of the company', async () => {
    const [row] = await api.sql<{ day: string; n: number }>(
      `select (dt_os at time zone 'America/Sao_Paulo')::date::text as day, count(*)::int as n
         from os group by 1 order by 2 desc limit 1`,
    );
    const filters = [{ coluna: 'dt_os', tipo: 'igual', valor: row?.day }];
    const { body } = await tableOf({ nome_tabela: 'os', filters });
    expect(body.dados.total).toBe(row?.n);
  });

  it.each([
    ['a table that is not', { nome_tabela: 'nenhuma' }, 404, 'TABELA_INEXISTENTE'],
    ['a hidden table', { nome_tabela: 'clifor_acesso' }, 404, 'TABELA_INEXISTENTE'],
    ['another schema', { nome_tabela: 'pg_authid' }, 404, 'TABELA_INEXISTENTE'],
    ['SQL as a table', { nome_tabela: 'filial; select 1' }, 404, 'TABELA_INEXISTENTE'],
    ['a quote in a table', { nome_tabela: 'filial" where true --' }, 404, 'TABELA_INEXISTENTE'],
    ['a database that is not', { nome_tabela: 'filial', db_name: 'postgres' }, 404, 'BASE_INEXISTENTE'],
    [
      'SQL as an order',
      { nome_tabela: 'filial', sort: { coluna: '1; select pg_sleep(9)', desc: false } },
      422,
      'COLUNA_INEXISTENTE',
    ],
    [
      'SQL as a filter',
      { nome_tabela: 'filial', filters: [{ coluna: 'x" = 1 or true --', tipo: 'vazio' }] },
      422,
      'COLUNA_INEXISTENTE',
    ],
    [
      'a value of another type',
      { nome_tabela: 'filial', filters: [{ coluna: 'nr_sequencial', tipo: 'igual', valor: '1 or 1=1' }] },
      422,
      'CAMPO_INVALIDO',
    ],
    [
      'a span beyond all spans',
      { nome_tabela: 'os', filters: [{ coluna: 'hr_sla', tipo: 'igual', valor: '9999-12-31' }] },
      422,
      'CAMPO_INVALIDO',
    ],
    [
      'hours beyond all hours',
      {
        nome_tabela: 'conjunto',
        filters: [{ coluna: 'hr_sla', tipo: 'entre', valor: '1', ate: '99999999999999999999' }],
      },
      422,
      'CAMPO_INVALIDO',
    ],
    [
      'a filter on letters',
      { nome_tabela: 'integracao', filters: [{ coluna: 'js_envio', tipo: 'contem', valor: '@' }] },
      422,
      'COLUNA_MASCARADA',
    ],
    [
      'a masked order',
      { nome_tabela: 'g_clifor', sort: { coluna: 'ds_email', desc: false } },
      422,
      'COLUNA_MASCARADA',
    ],
    ['a page too far', { nome_tabela: 'filial', page: '20000' }, 422, 'PAGINA_DISTANTE'],
    ['another page size', { nome_tabela: 'filial', per_page: 11 as 10 }, 422, 'CAMPO_INVALIDO'],
  ])('is refused for %s', async (_what, asked, status, codigo) => {
    expect(await tableOf(asked)).toMatchObject({ status, codigo });
  });

  it('keeps values of SQL as values', async () => {
    const filters = [{ coluna: 'ds_filial', tipo: 'contem', valor: "'; select pg_sleep(60); --" }];
    expect((await tableOf({ nome_tabela: 'filial', filters })).body.dados.total).toBe(0);
  });

  it('masks how to reach a person', async () => {
    await api.sql(
      "update g_clifor set ds_email = 'a@exemplo.com.br' where nr_sequencial = (select min(nr_sequencial) from g_clifor)",
    );
    const { body } = await tableOf({ nome_tabela: 'g_clifor', per_page: 50 });
    expect(body.fields.find(({ name }) => name === 'ds_email')?.mascarada).toBe(true);
    expect(body.dados.data.every((row) => row['ds_email'] === null)).toBe(true);
  });

  it('is counted up to a bound, then by the statistics of the database', async () => {
    await api.sql('create table grande as select g as nr from generate_series(1, 100002) g');
    await api.sql('grant select on grande to painel_leitura');
    const minimum = await tableOf({ nome_tabela: 'grande' });
    expect(minimum.body.dados).toMatchObject({ total: 100_000, contagem: 'minima', last_page: 10_000 });
    await api.sql('analyze grande');
    const estimated = await tableOf({ nome_tabela: 'grande' });
    expect(estimated.body.dados).toMatchObject({ total: 100_002, contagem: 'estimada', last_page: 10_000 });
  });

  it('leaves a line in the trail', async () => {
    const filters = [{ coluna: 'nr_sequencial', tipo: 'igual', valor: '1' }];
    await tableOf({ nome_tabela: 'filial', filters });
    const [line] = await api.control('select * from auditoria order by nr_sequencial desc limit 1');
    expect(line).toMatchObject({
      ds_acao: 'tabela.vista',
      db_name: api.companyDatabase,
      ds_detalhe: `filial ${JSON.stringify({ filters })}`,
      qt_linhas: 1,
      st_resultado: 'S',
    });
  });
});

it('is for panel sessions alone', async () => {
  const body = { nome_tabela: 'filial', db_name: api.companyDatabase };
  expect((await api.call('getTable', { body })).status).toBe(401);
  const technician = await api.signIn('1001', '123');
  expect((await api.call('getTable', { body }, technician)).status).toBe(401);
});
