import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { freshPlate, keepRecords, truck } from '../../test/master-data.ts';

type Records = ReturnType<typeof keepRecords>;

let api: Api;
let administrator: Signed;
let save: Records['save'];
let get: Records['get'];
let list: Records['list'];

beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  ({ save, get, list } = keepRecords(api, administrator));
});
afterAll(() => api.close());

let made = 0;
/** A registration nobody has. */
const fresh = (first: string) => {
  made += 1;
  return `${first}${made}`;
};

describe('a person', () => {
  const mechanic = (matricula: string, changed: Record<string, string> = {}) => ({
    matricula,
    nome: 'NOVO MECANICO',
    funcao: 'MECANICO',
    filiais: 'CURITIBA',
    atende: 'S',
    ...changed,
  });

  it('signs in with the digits given, loses a branch while signed in, and leaves', async () => {
    const matricula = fresh('9');
    const { status, body } = await save('people', {
      celulas: mechanic(matricula, { cpf: '321', filiais: 'CURITIBA | SÃO PAULO', idioma: 'Espanhol' }),
    });
    expect(status).toBe(200);
    expect(body.celulas['cpf']).toBe('***');
    const signed = await api.signIn(matricula, '321');
    expect(signed.answer.idioma).toBe('es');
    const listed = () => api.call('listOrderTypes', {}, signed);
    expect((await listed()).status).toBe(200);

    const other = await save('people', {
      id: body.id,
      celulas: { ...body.celulas, filiais: 'SÃO PAULO' },
    });
    expect(other.status).toBe(200);
    await expect.poll(async () => (await listed()).status, { timeout: 10_000 }).toBe(401);

    const again = await api.signIn(matricula, '321');
    await save('people', { id: body.id, celulas: { ...other.body.celulas, situacao: 'I' } });
    await expect
      .poll(async () => (await api.call('listOrderTypes', {}, again)).status, { timeout: 10_000 })
      .toBe(401);
  });

  it('may keep kinds of records, and no others', async () => {
    const matricula = fresh('8');
    await save('people', {
      celulas: mechanic(matricula, { cpf: '321', cadastros: 'veiculos | FORNECEDORES' }),
    });
    const keeper = await api.signIn(matricula, '321');
    const { body } = await api.call('listRecordKinds', {}, keeper);
    expect(body.map(({ tipo }) => tipo)).toEqual(['vehicles', 'suppliers']);
    expect((await save('vehicles', { celulas: truck(freshPlate()) }, keeper)).status).toBe(200);
    const refused = await save('items', { celulas: { tipo: 'S', nome: 'X' } }, keeper);
    expect(refused).toMatchObject({ status: 403, body: { codigo: 'SEM_PERMISSAO' } });
  });

  it('who keeps people gives nobody a right', async () => {
    const matricula = fresh('7');
    const { body } = await save('people', {
      celulas: mechanic(matricula, { cpf: '321', cadastros: 'COLABORADORES' }),
    });
    const keeper = await api.signIn(matricula, '321');
    const own = await save('people', { id: body.id, celulas: { ...body.celulas, administra: 'S' } }, keeper);
    expect(own.status).toBe(422);
    expect(own.body).toHaveProperty('celulas.0.codigo', 'DIREITO_DO_ADMINISTRADOR');
    const other = await save('people', { celulas: mechanic(fresh('6')) }, keeper);
    expect(other.status).toBe(200);
    const [approver] = (await list('people', { busca: '1202' })).data;
    const stolen = { id: approver?.id ?? '', celulas: { ...approver?.celulas, cpf: '321' } };
    expect((await save('people', stolen, keeper)).body).toHaveProperty('celulas.0.coluna', 'cpf');
  });

  it('the last who administers the company stays', async () => {
    const [found] = (await list('people', { busca: '1601' })).data;
    const { celulas, versao, id } = await get('people', found?.id ?? '');
    const { status, body } = await save('people', { id, versao, celulas: { ...celulas, administra: 'N' } });
    expect({ status, body }).toMatchObject({ status: 409, body: { codigo: 'EMPRESA_SEM_ADMINISTRADOR' } });
    await expect(api.sql("update g_clifor set st_status = 'I' where nr_matricula = '1601'")).rejects.toThrow(
      'without an active administrator',
    );
    await expect(
      api.sql(
        "delete from clifor_acesso where nr_seq_clifor = (select nr_sequencial from g_clifor where nr_matricula = '1601')",
      ),
    ).rejects.toThrow('without an active administrator');
  });

  it('hands the right over to another in any order', async () => {
    const matricula = fresh('5');
    await save('people', { celulas: mechanic(matricula, { cpf: '321' }) });
    const hand = (from: string, to: string) =>
      api.sql(`do $$ begin
        update g_clifor set st_administra = 'N' where nr_matricula = '${from}';
        update g_clifor set st_administra = 'S' where nr_matricula = '${to}';
      end $$`);
    await hand('1601', matricula);
    await hand(matricula, '1601');
    expect((await list('people', { busca: '1601' })).data[0]?.celulas['administra']).toBe('S');
  });

  it('of two who take the right from each other at once, one keeps it', async () => {
    const matricula = fresh('4');
    await save('people', { celulas: mechanic(matricula, { cpf: '321', administra: 'S' }) });
    const take = (from: string) =>
      api.sql("update g_clifor set st_administra = 'N' where nr_matricula = $1", [from]);
    const both = await Promise.allSettled([take(matricula), take('1601')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await api.sql("update g_clifor set st_administra = 'S' where nr_matricula = '1601'");
  });
});
