import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personTables } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { ofThings } from '../../test/columns-of-things.ts';
import { commandEnvironment, runFile } from '../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { makeOrder } from '../../test/orders.ts';
import { picture, upload } from '../../test/uploads.ts';
import { columnsOfPerson, own, referring, written } from './places.rules.ts';

let world: TestWorld;
let folder: string;
let api: Api;
let leaver: Signed;
let name: string;
const email = 'joao.p@frota.example';
const photo = Buffer.from('what he looks like');

beforeAll(async () => {
  world = await cloneWorld();
  folder = await mkdtemp(join(tmpdir(), 'pessoa-'));
  api = await startApi({ FILES_URL: `file://${folder}/files` }, undefined, { world });
  leaver = await api.signIn('1001', '123');
  name = leaver.answer.dsColaborador;
  await api.sql('update g_clifor set ds_email = $1 where nr_sequencial = $2', [email, leaver.person]);
  await api.sql('insert into clifor_foto (nr_seq_clifor, im_foto) values ($1, $2)', [leaver.person, photo]);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (file: string, args: string[], input?: string) =>
  runFile(
    join(import.meta.dirname, file),
    ['--empresa', 'DEMO', '--pessoa', String(leaver.person), ...args],
    { ...commandEnvironment(world), FILES_URL: `file://${folder}/files` },
    input,
  );

/** Places of the database in which a text stands: table, column, rows. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await api.sql<{ place: string; statement: string }>(
    `select c.relname || '.' || a.attname as place,
            format('select count(*)::int as rows from %I where %I::text ilike $1', c.relname, a.attname) as statement
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { place, statement } of columns) {
    const [row] = await api.sql<{ rows: number }>(statement, [`%${text}%`]);
    if ((row?.rows ?? 0) > 0) found.push(place);
  }
  return found;
}

describe('what refers to a person', () => {
  it('is thought about, column by column, for whoever wants to be forgotten or to know', async () => {
    const keys = await api.sql<{ place: string }>(
      `select c.conrelid::regclass || '.' || a.attname as place
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'f' and c.confrelid = 'g_clifor'::regclass`,
    );
    expect(keys.map(({ place }) => place).toSorted()).toEqual(
      [...referring.stays, ...referring.goes].toSorted(),
    );
  });

  it('stands without a foreign key in the event log alone', async () => {
    const columns = await api.sql<{ place: string }>(
      `select c.relname || '.' || a.attname as place
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname like '%seq_clifor%'`,
    );
    const known: string[] = [...referring.stays, ...referring.goes];
    expect(columns.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([
      'evento.nr_seq_clifor',
    ]);
  });

  it('may stand in each column of text, or is said not to', async () => {
    const columns = await api.sql<{ place: string }>(
      `select c.relname || '.' || a.attname as place
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'g_clifor'
          and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'text[]'::regtype)`,
    );
    expect(columns.map(({ place }) => place).toSorted()).toEqual([...written, ...ofThings].toSorted());
  });

  it('has a word for each table on the page that counts them', () => {
    expect([...columnsOfPerson().keys()]).toEqual([...personTables]);
  });

  it('is a column of the own row with something written instead, or said to tell no name', async () => {
    const columns = await api.sql<{ attname: string }>(
      "select attname from pg_attribute where attrelid = 'g_clifor'::regclass and attnum > 0 and not attisdropped",
    );
    expect(columns.map(({ attname }) => attname).toSorted()).toEqual(Object.keys(own).toSorted());
  });
});

describe('npm run person:export', () => {
  it('writes every row that names the person, and the files he sent', async () => {
    const { order } = await makeOrder(api);
    await upload(api, leaver, order, { files: [{ name: `${name}.jpg`, bytes: await picture() }] });
    const to = join(folder, 'export');
    const told = await run('export.ts', ['--para', to]);
    expect(told).toMatchObject({ code: 0 });
    const { tables } = JSON.parse(await readFile(join(to, 'person.json'), 'utf8')) as {
      tables: Record<string, { ds_nome?: string }[]>;
    };
    expect(tables['g_clifor']).toHaveLength(1);
    expect(tables['anexo']?.map((row) => row.ds_nome)).toContain(`${name}.jpg`);
    expect(tables).not.toHaveProperty('clifor_acesso');
    expect(tables).not.toHaveProperty('comando');
    expect(tables['evento']?.length).toBeGreaterThan(0);
    expect(await readdir(join(to, 'files'))).toHaveLength(1);
    expect(tables['clifor_foto']).toMatchObject([{ nr_seq_clifor: leaver.person }]);
    expect(await readFile(join(to, 'photo.webp'))).toEqual(photo);
    expect((await run('export.ts', ['--para', to])).code).toBe(1);
  });
});

describe('npm run person:anonymise', () => {
  const start = async () => {
    const { order } = await makeOrder(api);
    const body = { nr_seq_os: order, nr_seq_clifor: leaver.person, cpf: '123' };
    expect((await api.call('startExecution', { body }, leaver)).status).toBe(200);
    return body;
  };

  it('refuses while the person is at work', async () => {
    const body = await start();
    const told = await run('anonymise.ts', ['--write', '--sim']);
    expect(told.code).toBe(1);
    expect(told.said).toContain(`at work on ${body.nr_seq_os}`);
    expect((await api.call('closeExecution', { body }, leaver)).status).toBe(200);
  });

  it('asks for the name and asks twice', async () => {
    const wrong = await run('anonymise.ts', ['--write'], 'somebody else\nsim\n');
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.said).toContain('Nothing was changed');
    expect(await placesOf(name)).toContain('g_clifor.ds_colaborador');
  });

  it('tells before what would be changed, by registration as well, and changes nothing', async () => {
    const { order } = await makeOrder(api);
    const body = { nr_seq_clifor: leaver.person, ds_observacao: `falar com ${name}` };
    await api.call('commentOrder', { params: { id: String(order) }, body }, leaver);
    const before = await placesOf(name);
    const told = await runFile(
      join(import.meta.dirname, 'anonymise.ts'),
      ['--empresa', 'DEMO', '--matricula', '1001'],
      commandEnvironment(world),
    );
    expect(told).toMatchObject({ code: 0 });
    expect(told.said).toMatch(/os_comentario\.ds_observacao: \d+ rows would be rewritten\n {4}.*falar com/);
    expect(told.said).toContain('clifor_acesso: 1 rows would go');
    expect(told.said).toContain('Nothing was changed');
    expect(await placesOf(name)).toEqual(before);
  });

  it('takes name and address out of everything, keeps the history, and ends what signs in', async () => {
    const { order } = await makeOrder(api);
    const text = `peça entregue por ${name.toLowerCase()}`;
    const comment = { nr_seq_clifor: leaver.person, ds_observacao: text };
    const said = await api.call('commentOrder', { params: { id: String(order) }, body: comment }, leaver);
    expect(said.status).toBe(200);
    await api.sql(
      `insert into integracao (nr_seq_os, tp_integracao, js_envio) values ($1, 'CHECKLIST', $2)`,
      [order, { para: [email], texto: `Olá ${name}` }],
    );
    // Places that contain the name although no person wrote it there: rows of a file, scripts, terminals.
    const [carga] = await api.sql<{ id: number }>(
      "insert into carga (tp_carga, ds_arquivo, st_carga) values ('people', 'p.csv', 'S') returning nr_sequencial as id",
    );
    await api.sql('insert into carga_linha (nr_seq_carga, nr_linha, ds_celulas) values ($1, 2, $2)', [
      carga?.id,
      ['1001', name.toLowerCase(), email],
    ]);
    const [script] = await api.control<{ id: string }>(
      `insert into script_execucao (nr_seq_usuario, cd_chave, tp_script, ds_script, hs_corpo)
       select nr_sequencial, gen_random_uuid(), 'L', $1, decode(repeat('00', 32), 'hex') from usuario_painel limit 1 returning nr_sequencial as id`,
      [`select * from g_clifor where ds_colaborador = '${name}'`],
    );
    await api.control(
      'insert into script_execucao_base (nr_seq_execucao, db_name, nr_ordem, js_dados) values ($1, $2, 1, $3)',
      [script?.id, world.companyDatabase, JSON.stringify([[name]])],
    );
    await api.control(
      'insert into terminal (nr_seq_empresa, ds_terminal) select nr_sequencial, $1 from empresa where db_name = $2',
      [`CELULAR ${name}`, world.companyDatabase],
    );
    const work =
      'select count(*)::int as times, sum(extract(epoch from dt_final - dt_inicio))::text as seconds from execucao where nr_seq_clifor_inicio = $1';
    const before = await api.sql(work, [leaver.person]);
    expect(await placesOf(name)).toContain('os_comentario.ds_observacao');

    const told = await run('anonymise.ts', ['--write', '--sim']);
    expect(told).toMatchObject({ code: 0 });
    expect(await placesOf(name)).toEqual([]);
    expect(await placesOf(email)).toEqual([]);
    expect(
      await api.control('select ds_script as said from script_execucao where ds_script ilike $1', [
        `%${name}%`,
      ]),
    ).toEqual([]);
    expect(await api.control('select js_dados from script_execucao_base')).toEqual([
      { js_dados: [[`PESSOA ${leaver.person}`]] },
    ]);
    expect(await api.control("select from terminal where ds_terminal ~ '^CELULAR PESSOA'")).toHaveLength(1);
    expect(await api.sql('select from clifor_foto where nr_seq_clifor = $1', [leaver.person])).toEqual([]);
    expect(await api.sql(work, [leaver.person])).toEqual(before);
    const [row] = await api.sql('select ds_observacao from os_comentario where ds_observacao like $1', [
      'peça entregue%',
    ]);
    expect(row).toEqual({ ds_observacao: `peça entregue por PESSOA ${leaver.person}` });
    expect((await api.call('getCounters', {}, leaver)).status).toBe(401);
    await expect(api.signIn('1001', '123')).rejects.toThrow('LOGIN_RECUSADO');
    expect(await api.sql("select nr_seq_clifor from evento where ds_evento = 'pessoa.anonimizada'")).toEqual([
      { nr_seq_clifor: leaver.person },
    ]);
    expect(
      await api.control("select ds_detalhe from auditoria where ds_acao = 'pessoa.anonimizada'"),
    ).toEqual([{ ds_detalhe: `PESSOA ${leaver.person}` }]);
    const stores = await api.sql(
      "select tgenabled from pg_trigger where not tgisinternal and tgenabled <> 'O'",
    );
    expect(stores).toEqual([]);
  });

  it('may be asked for again', async () => {
    expect(await run('anonymise.ts', ['--write', '--sim'])).toMatchObject({ code: 0 });
  });
});

describe('a person with a name of one word', () => {
  it('leaves every thing that is called so, and what people wrote, as they are', async () => {
    const [jose] = await api.sql<{ id: number }>(
      "insert into g_clifor (tp_clifor, ds_colaborador, nr_matricula, ds_email) values ('C', 'JOSE', '7799', 'jose@frota.example') returning nr_sequencial as id",
    );
    await api.sql("update filial set ds_filial = 'OFICINA SAO JOSE' where nr_sequencial = 1");
    const { order } = await makeOrder(api);
    await api.sql("update os set ds_observacao = 'buscar na OFICINA SAO JOSE' where nr_sequencial = $1", [
      order,
    ]);
    await api.sql("insert into evento (ds_evento, js_dados) values ('teste', $1)", [
      { quem: 'Jose', onde: 'SAO JOSE', para: 'jose@frota.example' },
    ]);
    const [carga] = await api.sql<{ id: number }>(
      "insert into carga (tp_carga, ds_arquivo, st_carga) values ('people', 'p.csv', 'S') returning nr_sequencial as id",
    );
    await api.sql('insert into carga_linha (nr_seq_carga, nr_linha, ds_celulas) values ($1, 2, $2)', [
      carga?.id,
      ['7799', 'Jose', 'SAO JOSE'],
    ]);
    const told = await runFile(
      join(import.meta.dirname, 'anonymise.ts'),
      ['--empresa', 'DEMO', '--matricula', '7799', '--write', '--sim'],
      commandEnvironment(world),
    );
    expect(told).toMatchObject({ code: 0 });
    const pseudonym = `PESSOA ${jose?.id}`;
    expect(await api.sql('select ds_filial from filial where nr_sequencial = 1')).toEqual([
      { ds_filial: 'OFICINA SAO JOSE' },
    ]);
    expect(await api.sql('select ds_observacao from os where nr_sequencial = $1', [order])).toEqual([
      { ds_observacao: 'buscar na OFICINA SAO JOSE' },
    ]);
    expect(await api.sql("select js_dados from evento where ds_evento = 'teste'")).toEqual([
      { js_dados: { quem: pseudonym, onde: 'SAO JOSE', para: 'sem-endereco@invalid' } },
    ]);
    expect(await api.sql('select ds_celulas from carga_linha where nr_seq_carga = $1', [carga?.id])).toEqual([
      { ds_celulas: ['7799', pseudonym, 'SAO JOSE'] },
    ]);
  });
});
