import { withoutAccents } from '@terminal/contract/accents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, fileOf, namesIn, openIntake } from '../../../test/intake.ts';
import { hashPassword } from '../../core/passwords.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;
let api: Opened['api'];
let user: Opened['user'];
let demo: Opened['demo'];
let intake: Opened['intake'];

beforeAll(async () => {
  ({ api, user, demo, intake } = await openIntake());
});
afterAll(() => api.close());

const count = async (table: string) =>
  (await api.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
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
        ['A', 'SP', '0,0', '', 'A', 'sobra'],
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
    const { branch, type } = await namesIn(api);
    const [about] = await api.sql<{ ds: string }>(
      'select ds_tipoveiculo as ds from tipo_veiculo where cd_tipoveiculo = $1',
      [type],
    );
    const lower = withoutAccents(branch).toLowerCase();
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
      [4, 'ano', 'CELULA_FAIXA'],
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
    const { branch, type } = await namesIn(api);
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
      row('MND0A02', 'EMPRESTADO', `${branch} | Lua`),
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
    const { branch, type } = await namesIn(api);
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
    expect(csv.split('\r\n')[1]).toBe('FILIAL RUIM;SPX;;;;3;A coluna UF tem texto demais: cabem 2, e há 3.');
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
