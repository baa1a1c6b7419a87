import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeholderSupplier } from '@terminal/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, type SignedToPanel, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { picture, upload } from '../../test/uploads.ts';
import { hashPassword } from '../core/passwords.ts';

let folder: string;
let api: Api;
let admin: SignedToPanel;
let leaver: Signed;
let name: string;
let company = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pessoa-'));
  api = await startApi({ FILES_URL: `file://${folder}` });
  admin = await api.signInPanel('9001', '111');
  leaver = await api.signIn('1001', '123');
  name = leaver.answer.dsColaborador;
  const [demo] = await api.control<{ id: number }>(
    'select nr_sequencial as id from empresa where cd_apikey = $1',
    [api.apiKey],
  );
  company = demo?.id ?? 0;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const list = (filtro: string, empresa = company) =>
  api.call('listPeople', { query: { empresa: String(empresa), filtro } }, admin);
const look = (pessoa = leaver.person, empresa = company) =>
  api.call('getPersonData', { query: { empresa: String(empresa), pessoa: String(pessoa) } }, admin);
const exported = (person = leaver.person, who = admin) =>
  api.app.inject({
    method: 'POST',
    url: '/api/painel/exportDadosPessoa',
    headers: { token: who.token },
    payload: { nr_seq_empresa: company, nr_sequencial: person },
  });
const anonymise = (
  { person = leaver.person, confirmacao = String(person), empresa = company, key = randomUUID() } = {},
  who = admin,
) =>
  api.call(
    'anonymisePerson',
    { key, body: { nr_seq_empresa: empresa, nr_sequencial: person, confirmacao } },
    who,
  );
const setPassword = (secret: string | null) =>
  api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [secret]);
const trail = (action: string) =>
  api.control(
    `select u.nr_matricula, host(a.ds_ip) as ip, a.db_name, a.ds_detalhe, a.st_resultado
       from auditoria a left join usuario_painel u on u.nr_sequencial = a.nr_seq_usuario
      where a.ds_acao = $1 order by a.nr_sequencial`,
    [action],
  );
const told = (detail: string) => ({
  nr_matricula: '9001',
  ip: '127.0.0.1',
  db_name: api.companyDatabase,
  ds_detalhe: detail,
  st_resultado: 'S',
});

describe('personal data in the panel', () => {
  it('is nobody’s below level A, nor a branch session’s', async () => {
    const body = {
      nr_seq_empresa: company,
      nr_sequencial: leaver.person,
      confirmacao: String(leaver.person),
    };
    for (const [registration, digits] of [
      ['9002', '222'],
      ['9003', '333'],
    ] as const) {
      const user = await api.signInPanel(registration, digits);
      expect(await anonymise({}, user)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
      expect((await exported(leaver.person, user)).statusCode).toBe(403);
    }
    expect(await api.call('anonymisePerson', { body }, leaver)).toMatchObject({ status: 401 });
    expect(await api.call('anonymisePerson', { body })).toMatchObject({ status: 401 });
  });

  it('is found by name, registration and number', async () => {
    const found = {
      nr_sequencial: leaver.person,
      ds_colaborador: name,
      nr_matricula: '1001',
      ds_funcao: expect.any(String) as unknown,
      tp_clifor: 'C',
      st_status: 'A',
      st_anonima: 'N',
    };
    for (const filter of [name.slice(1, -1).toLowerCase(), '1001', String(leaver.person)])
      expect((await list(filter)).body.data).toContainEqual(found);
    expect((await list('%')).body).toMatchObject({ total: 0, last_page: 1, data: [] });
    const everybody = await list('');
    expect(everybody.body.total).toBeGreaterThan(everybody.body.data.length);
    expect((await list(String(placeholderSupplier))).body.data).toEqual([]);
  });

  it('is counted by table, and handed over whole as an archive', async () => {
    const { order } = await makeOrder(api);
    await upload(api, leaver, order, { files: [{ name: `${name}.jpg`, bytes: await picture() }] });
    const { body } = await look();
    expect(body).toMatchObject({ ds_colaborador: name, st_anonima: 'N', ordens: [] });
    const counts = new Map(body.dados.map(({ tabela, qt_linhas }) => [tabela, qt_linhas]));
    expect(counts.get('g_clifor')).toBe(1);
    expect(counts.get('anexo')).toBe(1);
    expect([...counts.keys()]).not.toContain('clifor_acesso');

    const response = await exported();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toContain(`pessoa-${leaver.person}.zip`);
    const parts = unzipSync(response.rawPayload);
    const { tables, sources } = JSON.parse(new TextDecoder().decode(parts['person.json'])) as {
      tables: Record<string, unknown[]>;
      sources: { nr_seq_empresa: number; cd_conta: string; cd_origem: string }[];
    };
    expect(sources).toMatchObject([
      { nr_seq_empresa: company, cd_conta: '1001', cd_origem: 'rede:127.0.0.1' },
    ]);
    expect(Object.entries(tables).map(([table, rows]) => [table, rows.length])).toEqual(
      body.dados.map(({ tabela, qt_linhas }) => [tabela, qt_linhas]),
    );
    const [file = ''] = Object.keys(parts).filter((part) => part.startsWith('files/'));
    expect(file).toMatch(/^files\/\d+\.\w+$/);
    expect(parts[file]?.length).toBeGreaterThan(100);
    expect(await trail('pessoa.exportada')).toEqual([told(`nº ${leaver.person}`)]);
    expect(await trail('pessoa.vista')).toEqual([told(`nº ${leaver.person}`)]);
  });

  it('is handed over once the password was given, and not told of in the trail before', async () => {
    const before = await trail('pessoa.exportada');
    await setPassword(await hashPassword('uma frase comprida'));
    const asked = await exported();
    expect([asked.statusCode, asked.json()]).toEqual([
      403,
      expect.objectContaining({ codigo: 'CONFIRMAR_SENHA' }),
    ]);
    expect(await trail('pessoa.exportada')).toEqual(before);
    await api.call('confirmPassword', { body: { senha: 'uma frase comprida' } }, admin);
    expect((await exported()).statusCode).toBe(200);
    await setPassword(null);
    await api.control('update sessao set dt_confirmacao = null');
  });

  it('is unknown without such a company or person, and waits while the company is suspended', async () => {
    expect(await look(999_999)).toMatchObject({ status: 404, codigo: 'PESSOA_DESCONHECIDA' });
    expect(await look(placeholderSupplier)).toMatchObject({ status: 404, codigo: 'PESSOA_DESCONHECIDA' });
    expect(await anonymise({ person: 999_999 })).toMatchObject({
      status: 404,
      codigo: 'PESSOA_DESCONHECIDA',
    });
    expect((await exported(999_999)).json()).toMatchObject({ codigo: 'PESSOA_DESCONHECIDA' });
    expect(await list('', 999_999)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    const state = (to: string) =>
      api.control('update empresa set st_status = $1 where nr_sequencial = $2', [to, company]);
    await state('I');
    expect(await look()).toMatchObject({ status: 409, codigo: 'EMPRESA_SUSPENSA' });
    expect(await anonymise()).toMatchObject({ status: 409, codigo: 'EMPRESA_SUSPENSA' });
    await state('A');
  });
});

describe('making a person nameless in the panel', () => {
  it('asks for the password again', async () => {
    await setPassword(await hashPassword('uma frase comprida'));
    expect(await anonymise()).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    await setPassword(null);
  });

  it('takes no other number, and nobody who is at work', async () => {
    expect(await anonymise({ confirmacao: '1' })).toMatchObject({
      status: 422,
      codigo: 'NUMERO_NAO_CONFERE',
    });
    const { order } = await makeOrder(api);
    const body = { nr_seq_os: order, nr_seq_clifor: leaver.person, cpf: '123' };
    expect((await api.call('startExecution', { body }, leaver)).status).toBe(200);
    expect((await look()).body.ordens).toEqual([order]);
    const refused = await anonymise();
    expect(refused).toMatchObject({ status: 409, codigo: 'PESSOA_EM_TRABALHO' });
    expect(refused.mensagem).toContain(String(order));
    expect((await api.call('closeExecution', { body }, leaver)).status).toBe(200);
    expect(await trail('pessoa.anonimizada')).toEqual([]);
    expect((await look()).body.ds_colaborador).toBe(name);
  });

  it('takes nobody without whom the company would be left without an administrator', async () => {
    const { person } = await api.signIn('1601', '789');
    expect(await anonymise({ person })).toMatchObject({
      status: 409,
      codigo: 'EMPRESA_SEM_ADMINISTRADOR',
    });
    expect((await look(person)).body.st_anonima).toBe('N');
  });

  it('is done once, told in the trail with who did it, and answered the same again', async () => {
    const key = randomUUID();
    const first = await anonymise({ key });
    expect(first).toMatchObject({
      status: 200,
      body: { ds_colaborador: `PESSOA ${leaver.person}`, qt_linhas: expect.any(Number) as unknown },
    });
    const again = await anonymise({ key });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await anonymise()).toMatchObject({ status: 409, codigo: 'PESSOA_ANONIMA' });
    expect(await trail('pessoa.anonimizada')).toEqual([told(`PESSOA ${leaver.person}`)]);
    const [other] = await api.control<{ linhas: number }>(
      "select count(*)::int as linhas from auditoria where ds_acao = 'painel/anonimizarPessoa' and st_resultado = 'S'",
    );
    expect(other?.linhas).toBe(0);

    expect((await look()).body).toMatchObject({
      ds_colaborador: `PESSOA ${leaver.person}`,
      nr_matricula: `X${leaver.person}`,
      st_status: 'I',
      st_anonima: 'S',
    });
    expect((await list(name)).body.data).toEqual([]);
    expect((await api.call('getCounters', {}, leaver)).status).toBe(401);
    await expect(api.signIn('1001', '123')).rejects.toThrow('LOGIN_RECUSADO');
    const parts = unzipSync((await exported()).rawPayload);
    expect(new TextDecoder().decode(parts['person.json'])).not.toContain(name);
  });
});
