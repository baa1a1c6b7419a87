import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../test/api.ts';
import { countsOf, fileOf, intakeOf } from '../../test/intake.ts';
import { hashPassword } from '../core/passwords.ts';
import { endCutOff } from './queries.ts';
import { stage } from './stage.service.ts';
import { createIntakeWorker } from './worker.service.ts';

let api: Api;
let user: SignedToPanel;
let demo: number;
let intake: ReturnType<typeof intakeOf>;

beforeAll(async () => {
  api = await startApi();
  user = await api.signInPanel('9001', '111');
  const [company] = await api.control<{ nr_sequencial: number }>(
    "select nr_sequencial from empresa where ds_empresa = 'DEMO'",
  );
  demo = company?.nr_sequencial ?? 0;
  intake = intakeOf(api, user, demo);
});
afterAll(() => api.close());

const count = async (table: string) =>
  (await api.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
const names = async () => {
  const [branch] = await api.sql<{ ds_filial: string }>(
    'select ds_filial from filial where nr_sequencial = 1',
  );
  const [type] = await api.sql<{ cd: string }>(
    "select min(cd_tipoveiculo) as cd from tipo_veiculo where departamento = 'FROTA'",
  );
  return { branch: branch?.ds_filial ?? '', type: type?.cd ?? '' };
};

describe('a check', () => {
  it('tells new, wrong and repeated rows with line and column, and writes nothing', async () => {
    const before = await count('filial');
    const checked = await intake.check(
      'branches',
      fileOf('branches', [
        ['NOVA FILIAL', 'SP'],
        ['', 'SP'],
        ['OUTRA', 'SP', '', 'Lua/Cratera'],
        ['nova filial', 'RJ'],
        ['A', 'B', 'C', '', 'A', 'sobra'],
      ]),
    );
    expect([checked.st_carga, countsOf(checked)]).toEqual(['P', [1, 0, 0, 4]]);
    expect(await intake.refusals(checked.nr_sequencial)).toEqual([
      [3, 'filial', 'CELULA_VAZIA'],
      [4, 'fuso', 'FUSO_DESCONHECIDO'],
      [5, 'filial', 'LINHA_REPETIDA'],
      [6, null, 'CARGA_CELULAS_DEMAIS'],
    ]);
    expect(await count('filial')).toBe(before);
  });

  it('understands what people write, tells all faults of a row, and groups them by reason', async () => {
    const { branch, type } = await names();
    const [about] = await api.sql<{ ds: string }>(
      'select ds_tipoveiculo as ds from tipo_veiculo where cd_tipoveiculo = $1',
      [type],
    );
    const lower = branch.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const truck = (plate: string, fleet: string) => [
      ...[
        plate,
        fleet,
        about?.ds.toLowerCase() ?? '',
        'VOLVO',
        'VM',
        '2025/2026',
        '1.000 km',
        `"${lower}, ${branch}"`,
      ],
      ...['', 'Não', 'Ativo'],
    ];
    const bad = truck('', 'F-M2')
      .with(2, 'NAVE')
      .with(5, 'novo')
      .with(7, `${branch} | LUA`)
      .with(10, 'Emprestado');
    const file = [
      truck('MES 1A01', 'F-M1'),
      bad.with(0, 'MES1A02'),
      bad.with(1, 'F-M1').with(0, 'MES1A03'),
      ['TOTAL', '3', type],
    ];
    const checked = await intake.check('vehicles', fileOf('vehicles', file));
    expect(countsOf(checked)).toEqual([1, 0, 0, 2]);
    expect(checked.nr_linhas_total).toEqual([5]);
    expect((await intake.refusals(checked.nr_sequencial)).slice(4)).toEqual([
      [4, 'ano', 'CELULA_NUMERO'],
      [4, 'situacao', 'CELULA_VALOR'],
      [4, 'tipo', 'TIPO_DESCONHECIDO'],
      [4, 'filiais', 'FILIAL_DESCONHECIDA'],
      [4, 'frota', 'LINHA_REPETIDA'],
    ]);
    const query = { empresa: String(demo), carga: String(checked.nr_sequencial) };
    const groups = (await api.call('listIntakeFaults', { query }, user)).body;
    expect(groups.map(({ coluna, valor, qt_linhas }) => [coluna, valor, qt_linhas])).toEqual([
      ['ano', 'novo', 2],
      ['situacao', 'Emprestado', 2],
      ['tipo', 'NAVE', 2],
      ['filiais', 'LUA', 2],
      ['frota', 'F-M1', 1],
    ]);
  });

  it('is mended by a rule for all rows and in single cells, is checked again, and shows rows as they will be', async () => {
    const { branch, type } = await names();
    const row = (plate: string, state: string, at = branch) => [
      plate,
      '',
      type,
      '',
      '',
      '',
      '1.500 km',
      at,
      '',
      '',
      state,
    ];
    const file = [
      row('mnd 0a01', 'Emprestado'),
      row('MND0A02', 'Emprestado', `${branch} | LUA`),
      row('MND0A03', 'A', 'LUA').with(5, 'novo'),
    ];
    const { nr_sequencial } = await intake.check('vehicles', fileOf('vehicles', file));
    const mend = async (asked: { coluna: string; de: string | null; linha: number | null; para: string }) => {
      const reply = await api.call(
        'mendIntake',
        { body: { nr_seq_empresa: demo, nr_sequencial, ...asked } },
        user,
      );
      const now = await intake.settled(nr_sequencial);
      return [reply.status, reply.body.qt_linhas, countsOf(now)];
    };
    expect(await mend({ coluna: 'situacao', de: 'Emprestado', linha: null, para: 'Ativo' })).toEqual([
      200,
      2,
      [1, 0, 0, 2],
    ]);
    expect(await mend({ coluna: 'filiais', de: 'LUA', linha: null, para: branch })).toEqual([
      200,
      2,
      [2, 0, 0, 1],
    ]);
    expect(await mend({ coluna: 'ano', de: 'novo', linha: 4, para: '' })).toEqual([200, 1, [3, 0, 0, 0]]);
    expect((await mend({ coluna: 'ano', de: 'novo', linha: null, para: '' }))[0]).toBe(404);
    const query = { empresa: String(demo), carga: String(nr_sequencial) };
    const [first] = (await api.call('listIntakeRows', { query }, user)).body.data;
    expect([first?.st_linha, first?.lida[0], first?.lida[6], first?.lida[10]]).toEqual([
      'N',
      'MND0A01',
      '1500',
      'A',
    ]);
    const choices = { empresa: String(demo), tipo: 'vehicles', coluna: 'filiais' } as const;
    expect((await api.call('listIntakeChoices', { query: choices }, user)).body).toContain(branch);
    await intake.start(nr_sequencial);
    expect(countsOf(await intake.settled(nr_sequencial))).toEqual([3, 0, 0, 0]);
    expect((await mend({ coluna: 'ano', de: null, linha: 4, para: '' }))[0]).toBe(409);
  });

  it('finds heads below titles under other names, and remembers a column given by hand', async () => {
    const { branch, type } = await names();
    const row = (plate: string, fleet: string) => `${plate};${fleet};${type};${branch};120.500;rubro`;
    const file = (...rows: string[]) =>
      Buffer.from(
        `FROTA, 2026;;\n\nGerado em 01/02/2026, por mim;;\nPlaca;Nº Frota;Tipo de Veículo;Filial;Rodado até hoje;Cor\n${rows.join('\n')}\n`,
        'latin1',
      );
    const first = await intake.check('vehicles', file(row('CAB0A01', 'C1')));
    expect([countsOf(first), first.ds_ignoradas]).toEqual([
      [1, 0, 0, 0],
      ['Rodado até hoje', 'Cor'],
    ]);
    expect(first.ds_faltam).toContain('medidor');
    const places = [0, 1, 2, -1, -1, -1, 4, 3, -1, -1, -1, -1].join(',');
    const sent = await intake.send(
      'vehicles',
      file(row('CAB0A01', 'C1')),
      {},
      { cabecalho: '3', colunas: places },
    );
    expect(sent.status).toBe(200);
    await intake.settled(Number(sent.body['nr_sequencial']));
    const again = await intake.bring('vehicles', file(row('CAB0A02', 'C2')));
    expect(again.ds_ignoradas).toEqual(['Cor']);
    expect(await api.sql("select km_atual from veiculo where nr_placa = 'CAB0A02'")).toEqual([
      { km_atual: 120_500 },
    ]);
    const known = await api.call('listIntakeColumns', { query: { empresa: String(demo) } }, user);
    expect(known.body).toContainEqual({
      tp_carga: 'vehicles',
      ds_cabecalho: 'rodadoatehoje',
      ds_coluna: 'medidor',
    });
    const lacking = await intake.send('vehicles', 'Relatório\nPlaca;Cor\nX;azul');
    expect([lacking.body['codigo'], lacking.body['mensagem']]).toEqual([
      'CARGA_COLUNA_FALTA',
      'Falta no cabeçalho (linha 2): Tipo, Filiais.',
    ]);
  });

  it('is written but for its wrong rows, which come as a file to mend', async () => {
    const done = await intake.bring(
      'branches',
      fileOf('branches', [
        ['FILIAL BOA', 'SP'],
        ['FILIAL RUIM', 'SPX'],
      ]),
    );
    expect([done.st_carga, countsOf(done)]).toEqual(['S', [1, 0, 0, 1]]);
    const body = { nr_seq_empresa: demo, nr_sequencial: done.nr_sequencial };
    const csv = String((await api.call('exportIntakeRefusals', { body }, user)).body);
    expect(csv.split('\r\n')[1]).toBe('FILIAL RUIM;SPX;;;;3;A coluna UF tem texto demais.');
    const mended = await intake.bring('branches', csv.replace('SPX', 'SP'));
    expect([mended.st_carga, countsOf(mended)]).toEqual(['S', [1, 0, 0, 0]]);

    const password = (secret: string | null) =>
      api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [secret]);
    await password(await hashPassword('uma frase comprida'));
    expect(await api.call('exportIntakeRefusals', { body }, user)).toMatchObject({
      status: 403,
      codigo: 'CONFIRMAR_SENHA',
    });
    await password(null);
  });

  it('with all or nothing asked for writes nothing while a row is wrong', async () => {
    const checked = await intake.check(
      'branches',
      fileOf('branches', [
        ['FILIAL X', 'SP'],
        ['', 'SP'],
      ]),
    );
    expect((await intake.start(checked.nr_sequencial, true)).codigo).toBe('CARGA_TUDO_OU_NADA');
    const right = await intake.check(
      'branches',
      fileOf('branches', [
        ['FILIAL Y', 'SP'],
        ['FILIAL Z', 'SP'],
      ]),
    );
    expect((await intake.start(right.nr_sequencial, true)).status).toBe(200);
    expect(countsOf(await intake.settled(right.nr_sequencial))).toEqual([2, 0, 0, 0]);
    expect(await api.sql("select 1 from filial where ds_filial = 'FILIAL X'")).toHaveLength(0);
  });
});

describe('people', () => {
  it('sign in with digits that lie nowhere, and change without losing them', async () => {
    const { branch } = await names();
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

  it('leave no proof of digits behind once they are refused for good', async () => {
    const { branch } = await names();
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

describe('vehicles, stock, tyres and orders', () => {
  it('are new, as they are, changed and wrong', async () => {
    const { branch, type } = await names();
    const truck = [
      'IMP0A01',
      'F-IMP1',
      type,
      'VOLVO',
      'VM',
      '2022',
      '1000',
      branch,
      'OPERACAO NOVA',
      'N',
      'A',
      'rodotrem 2',
    ];
    const wrong = truck.with(0, 'IMP0A02').with(1, 'F-IMP2').with(2, 'NAVE');
    expect(countsOf(await intake.bring('vehicles', fileOf('vehicles', [truck, wrong])))).toEqual([
      1, 0, 0, 1,
    ]);
    expect(countsOf(await intake.bring('vehicles', fileOf('vehicles', [truck.with(6, '9999')])))).toEqual([
      0, 0, 1, 0,
    ]);
    expect(countsOf(await intake.bring('vehicles', fileOf('vehicles', [truck.with(4, 'FH')])))).toEqual([
      0, 1, 0, 0,
    ]);
    expect(
      await api.sql("select km_atual, ds_modelo, ds_conjunto from veiculo where nr_placa = 'IMP0A01'"),
    ).toEqual([{ km_atual: 1000, ds_modelo: 'FH', ds_conjunto: 'RODOTREM 2' }]);
  });

  it('stock comes in once per document', async () => {
    const { branch } = await names();
    const [part] = await api.sql<{ ds_item: string }>(
      `select ds_item from item i where nr_tipo = 4 and st_status = 'A' and not exists
         (select from estoque e where e.nr_seq_item = i.nr_sequencial and e.nr_seq_filial = 1) limit 1`,
    );
    await intake.bring('items', fileOf('items', [['P', 'PECA IMPORTADA']]));
    const row = [branch, 'PI-1', part?.ds_item ?? 'PECA IMPORTADA', '12', 'INICIAL', '10,50', '4'];
    expect(countsOf(await intake.bring('stock', fileOf('stock', [row])))).toEqual([1, 0, 0, 0]);
    expect(countsOf(await intake.bring('stock', fileOf('stock', [row])))).toEqual([0, 0, 1, 0]);
    expect(countsOf(await intake.bring('stock', fileOf('stock', [row.with(6, '5')])))).toEqual([0, 1, 0, 0]);
    const other = await intake.bring('stock', fileOf('stock', [row.with(3, '13')]));
    expect(await intake.refusals(other.nr_sequencial)).toEqual([[2, 'documento', 'DOCUMENTO_LANCADO']]);
    expect(
      await api.sql("select qt_saldo::float8 as saldo from estoque where ds_codigoitem = 'PI-1'"),
    ).toEqual([{ saldo: 12 }]);
  });

  it('tyres keep their place; an order of the same number is one', async () => {
    const { branch } = await names();
    const tyre = ['IMP-1', branch, 'MICHELIN', 'X', '275/80', '1', '14 | 14', '2000', '10/03/2026'];
    expect(countsOf(await intake.bring('tyres', fileOf('tyres', [tyre])))).toEqual([1, 0, 0, 0]);
    expect(countsOf(await intake.bring('tyres', fileOf('tyres', [tyre.with(6, '9 | 9')])))).toEqual([
      0, 0, 1, 0,
    ]);
    expect(countsOf(await intake.bring('tyres', fileOf('tyres', [tyre.with(7, '2100')])))).toEqual([
      0, 1, 0, 0,
    ]);
    const [problem] = await api.sql<{ s: string; p: string }>(
      `select s.ds_grupo as s, c.ds_conjunto as p from conjunto c join segmento s on s.nr_sequencial = c.nr_seq_segmento
        where c.cd_tipoveiculo is null and c.st_status = 'A' and s.st_status = 'A'
          and coalesce(s.departamento, 'FROTA') = 'FROTA' limit 1`,
    );
    const order = [
      'OS-77',
      branch,
      'IMP0A01',
      '',
      problem?.s ?? '',
      problem?.p ?? '',
      'x',
      '02/11/2026 08:15',
      '900',
    ];
    const orders = fileOf('orders', [
      order,
      order.with(0, 'OS-78'),
      order.with(0, 'OS-79').with(2, 'ZZZ0Z00'),
    ]);
    const written = await intake.bring('orders', orders);
    expect(countsOf(written)).toEqual([1, 0, 0, 2]);
    expect(await intake.refusals(written.nr_sequencial)).toEqual([
      [3, 'problema', 'LINHA_REPETIDA'],
      [4, 'placa', 'PLACA_DESCONHECIDA'],
    ]);
    expect(countsOf(await intake.bring('orders', fileOf('orders', [order])))).toEqual([0, 0, 1, 0]);
    const told = await api.sql(
      "select o.cd_externo from evento e join os o on o.nr_sequencial = e.nr_seq_os where e.ds_evento = 'os.criada' and o.cd_externo = 'OS-77'",
    );
    expect(told).toHaveLength(1);
  });

  it('what no rule foresaw stops its own row alone', async () => {
    await api.sql("alter table filial add constraint sem_lua check (location <> 'LUA')");
    const rows = Array.from({ length: 40 }, (_, n) => [`LONGE ${n}`, 'SP', n === 17 ? 'LUA' : 'TERRA']);
    const done = await intake.bring('branches', fileOf('branches', rows));
    await api.sql('alter table filial drop constraint sem_lua');
    expect(countsOf(done)).toEqual([39, 0, 0, 1]);
    expect(await intake.refusals(done.nr_sequencial)).toEqual([[19, null, 'LINHA_RECUSADA']]);
  });
});

describe('an import', () => {
  const many = (prefix: string, size: number) =>
    fileOf(
      'branches',
      Array.from({ length: size }, (_, n) => [`${prefix} ${n}`, 'SP']),
    );

  it('left behind by a server that died goes on behind its last row, at one server only', async () => {
    const checked = await intake.check('branches', many('RETOMADA', 2_500));
    // As kill -9 leaves it: a thousand rows written with their progress, nobody at it.
    await api.sql(
      `with feitas as (delete from carga_linha where nr_seq_carga = $1 and nr_linha <= 1001 returning ds_celulas)
       insert into filial (ds_filial, ds_uf) select ds_celulas[1], 'SP' from feitas`,
      [checked.nr_sequencial],
    );
    await api.sql(
      `update carga set st_carga = 'X', cd_dono = gen_random_uuid(), dt_sinal = now() - interval '1 minute',
              nr_linha = 1001, qt_novas = 1000 where nr_sequencial = $1`,
      [checked.nr_sequencial],
    );
    const company = { id: demo, name: 'DEMO', database: api.companyDatabase };
    const workers = [1, 2].map(() =>
      createIntakeWorker({
        databases: api.databases,
        announcer: { announce: () => undefined },
        log: api.app.log,
        every: 0,
      }),
    );
    for (const worker of workers) worker.wake(company);
    const done = await intake.settled(checked.nr_sequencial);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect([done.st_carga, countsOf(done)]).toEqual(['S', [2_500, 0, 0, 0]]);
    expect(await api.sql("select 1 from filial where ds_filial like 'RETOMADA %'")).toHaveLength(2_500);
  });

  it('whose sender is slow is not taken for cut off', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const db = api.databases.company(api.companyDatabase);
      const silent = () =>
        api.sql("select 1 from carga where st_carga = 'L' and dt_sinal < now() - interval '20 seconds'");
      async function* slowly() {
        yield Buffer.from(`${many('LENTA', 1)}\n`);
        await api.sql("update carga set dt_sinal = now() - interval '1 minute' where st_carga = 'L'");
        vi.advanceTimersByTime(5_000);
        await expect.poll(silent).toEqual([]);
        await endCutOff(db);
        yield Buffer.from('LENTA 1;SP\n');
      }
      const staged = await stage(
        db,
        { secretKey: 'not of use here', companyId: demo },
        {
          kind: 'branches',
          file: 'lenta.csv',
          bytes: slowly(),
          told: { row: null, places: null },
          userId: null,
          user: 'teste',
          owner: randomUUID(),
        },
      );
      expect(staged.rows).toBe(2);
      await api.sql('delete from carga where nr_sequencial = $1', [staged.id]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that was called off goes on when it is asked to', async () => {
    const checked = await intake.check('branches', many('CANCELADA', 30));
    const body = { nr_seq_empresa: demo, nr_sequencial: checked.nr_sequencial };
    expect((await api.call('cancelIntake', { body }, user)).status).toBe(200);
    expect((await intake.settled(checked.nr_sequencial)).st_carga).toBe('K');
    expect((await api.call('cancelIntake', { body }, user)).codigo).toBe('CARGA_ESTADO');
    expect((await intake.start(checked.nr_sequencial)).status).toBe(200);
    expect(countsOf(await intake.settled(checked.nr_sequencial))).toEqual([30, 0, 0, 0]);
    expect((await intake.start(checked.nr_sequencial)).codigo).toBe('CARGA_ESTADO');
  });

  it('leaves lines in the trail, who and how many', async () => {
    const lines = await api.control<{ ds_acao: string; quem: string | null; qt_linhas: number }>(
      `select a.ds_acao, u.nr_matricula as quem, a.qt_linhas from auditoria a
         left join usuario_painel u on u.nr_sequencial = a.nr_seq_usuario
        where a.ds_acao like 'carga.%' order by a.nr_sequencial limit 5`,
    );
    expect(lines.map(({ ds_acao }) => ds_acao)).toContain('carga.enviada');
    expect(lines.every(({ quem }) => quem === '9001')).toBe(true);
    expect(
      await api.control("select 1 from auditoria where ds_acao = 'carga.gravada' and qt_linhas = 2500"),
    ).toHaveLength(1);
  });

  it('is for administrators with a password given lately, of companies there are', async () => {
    for (const [registration, digits] of [
      ['9002', '222'],
      ['9003', '333'],
    ] as const) {
      const other = intakeOf(api, await api.signInPanel(registration, digits), demo);
      expect((await other.send('branches', many('NUNCA', 1))).body).toMatchObject({
        codigo: 'SEM_PERMISSAO',
      });
    }
    const nowhere = intakeOf(api, user, 999_999);
    expect((await nowhere.send('branches', many('NUNCA', 1))).status).toBe(404);
    expect(await api.sql("select 1 from filial where ds_filial like 'NUNCA%'")).toHaveLength(0);
  });

  it('of two at once one waits its turn', async () => {
    await api.sql(
      "insert into carga (tp_carga, ds_arquivo, st_carga, cd_dono) values ('branches', 'x', 'X', gen_random_uuid())",
    );
    const reply = await intake.send('branches', many('OUTRA', 1));
    await api.sql("delete from carga where st_carga = 'X'");
    expect(reply).toMatchObject({ status: 409, body: { codigo: 'CARGA_EM_CURSO' } });
  });
});

describe('hostile files', () => {
  it.each([
    ['', 'CARGA_VAZIA'],
    ['Filial;UF', 'CARGA_VAZIA'],
    ['Cidade\nX', 'CARGA_COLUNA_FALTA'],
    ['Filial;FILIAL\nX;Y', 'CARGA_COLUNA_REPETIDA'],
    [`Filial${';c'.repeat(30_000)}\nX`, 'CARGA_COLUNAS_DEMAIS'],
    [`Filial\n"${'x'.repeat(3_000_000)}`, 'CARGA_LINHA_LONGA'],
    ['PK\u0003\u0004', 'CARGA_PLANILHA'],
    ['Filial\nX\u0000Y', 'CARGA_BINARIA'],
  ])('%# are refused', async (csv, codigo) => {
    const before = await count('carga');
    const reply = await intake.send('branches', csv);
    expect([reply.body['codigo'], reply.status]).toEqual([codigo, 422]);
    expect(await count('carga')).toBe(before);
  });

  it('sent as something else are not read', async () => {
    const reply = await intake.send('branches', '{}', { 'content-type': 'application/json' });
    expect(reply.status).toBe(415);
  });

  it('with formulas are texts', async () => {
    const done = await intake.bring('branches', fileOf('branches', [['=CMD()', 'SP']]));
    expect(countsOf(done)).toEqual([1, 0, 0, 0]);
    expect(await api.sql("select 1 from filial where ds_filial = '=CMD()'")).toHaveLength(1);
  });
});
