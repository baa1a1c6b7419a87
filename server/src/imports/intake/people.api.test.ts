import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, fileOf, namesIn, openIntake, undoneOf } from '../../../test/intake.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;
let api: Opened['api'];
let intake: Opened['intake'];

beforeAll(async () => {
  ({ api, intake } = await openIntake());
});
afterAll(() => api.close());

describe('people', () => {
  it('sign in with digits that lie nowhere, and change without losing them', async () => {
    const { branch } = await namesIn(api);
    const flags = ['N', 'N', 'N', 'N', '', 'A', 'S'];
    const row = ['7001', 'ana nova', 'MECANICO', '908.111.222-33', branch, 'S', 'C', 'C', ...flags];
    const first = await intake.check('people', fileOf('people', [row, ['7002', 'SEM DIGITOS', '', '9']]));
    const lying = await api.sql<{ tudo: string }>(
      'select string_agg(l::text, chr(10)) as tudo from carga_linha l where nr_seq_carga = $1',
      [first.nr_sequencial],
    );
    expect(lying[0]?.tudo).toContain('ANA NOVA'.toLowerCase());
    expect(lying[0]?.tudo).not.toMatch(/908|111\.222/);
    expect(await intake.refusals(first.nr_sequencial)).toEqual([[3, 'cpf', 'CELULA_DIGITOS']]);
    await intake.start(first.nr_sequencial);
    expect(countsOf(await intake.settled(first.nr_sequencial))).toEqual([1, 0, 0, 1]);
    expect((await api.call('login', { body: { matricula: '7001', cpf: '908' } })).status).toBe(200);
    expect(await api.sql("select bloqueia_qrcode from g_clifor where nr_matricula = '7001'")).toEqual([
      { bloqueia_qrcode: 'S' },
    ]);
    const changed = await intake.bring('people', fileOf('people', [row.with(1, 'ANA SOUZA').with(3, '')]));
    expect(countsOf(changed)).toEqual([0, 1, 0, 0]);
    expect((await api.call('login', { body: { matricula: '7001', cpf: '908' } })).status).toBe(200);
    const trail = await api.control<{ tudo: string }>(
      "select string_agg(a::text, ' ') as tudo from auditoria a",
    );
    expect(trail[0]?.tudo).not.toContain('908.111');
  });

  it('leave a company its last administrator, by a file and by its undoing', async () => {
    const { branch } = await namesIn(api);
    const right = (matricula: string, cpf: string, administra: string) => [
      matricula,
      'QUEM ADMINISTRA',
      '',
      cpf,
      branch,
      'N',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      administra,
    ];
    const taken = await intake.bring(
      'people',
      fileOf('people', [right('1601', '', 'N'), right('7051', '', 'N')]),
    );
    expect(countsOf(taken)).toEqual([1, 0, 0, 1]);
    expect(await intake.refusals(taken.nr_sequencial)).toEqual([[2, null, 'EMPRESA_SEM_ADMINISTRADOR']]);

    const handed = fileOf('people', [right('1601', '', 'N'), right('7052', '951', 'S')]);
    const over = await intake.bring('people', handed);
    expect(countsOf(over)).toEqual([1, 1, 0, 0]);
    expect(undoneOf(await intake.undo(over.nr_sequencial, 'troca errada'))).toEqual([2, 2, 0]);

    const other = await intake.bring('people', fileOf('people', [right('7053', '952', 'S')]));
    await api.sql("update g_clifor set st_administra = 'N' where nr_matricula = '1601'");
    expect(undoneOf(await intake.undo(other.nr_sequencial, 'sem ninguém'))).toEqual([1, 0, 1]);
    expect(await intake.kept(other.nr_sequencial)).toEqual([[2, '7053', 'EMPRESA_SEM_ADMINISTRADOR']]);
    await api.sql("update g_clifor set st_administra = 'S' where nr_matricula = '1601'");
  });

  it('leave no proof of digits behind once they are refused for good', async () => {
    const { branch } = await namesIn(api);
    const rows = [
      ['7011', 'ACEITA', '', '908.111.222-33', branch],
      ['7012', 'RECUSADA', '', '908.111.222-33', 'NENHURES'],
    ];
    const { nr_sequencial } = await intake.check('people', fileOf('people', rows));
    const proofs = () =>
      api.sql(
        'select nr_linha from carga_linha where nr_seq_carga = $1 and hm_login is not null order by 1',
        [nr_sequencial],
      );
    expect(await proofs()).toEqual([{ nr_linha: 2 }, { nr_linha: 3 }]);
    await intake.start(nr_sequencial);
    expect(countsOf(await intake.settled(nr_sequencial))).toEqual([1, 0, 0, 1]);
    expect(await proofs()).toEqual([]);
    expect((await intake.refusals(nr_sequencial)).length).toBe(1);
  });

  it('are refused a branch nobody knows; suppliers a number of a person', async () => {
    const people = await intake.check('people', fileOf('people', [['7003', 'X', '', '', 'NENHURES']]));
    expect(await intake.refusals(people.nr_sequencial)).toEqual([[2, 'filiais', 'FILIAL_DESCONHECIDA']]);
    const [joao] = await api.sql<{ n: number }>(
      "select nr_sequencial as n from g_clifor where nr_matricula = '1001'",
    );
    const suppliers = await intake.check('suppliers', fileOf('suppliers', [[String(joao?.n), 'OFICINA']]));
    expect(await intake.refusals(suppliers.nr_sequencial)).toEqual([[2, 'numero', 'NUMERO_EM_USO']]);
  });
});
