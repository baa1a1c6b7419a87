import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, fileOf, namesIn, openIntake } from '../../../test/intake.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;
let api: Opened['api'];
let intake: Opened['intake'];

beforeAll(async () => {
  ({ api, intake } = await openIntake());
});
afterAll(() => api.close());

describe('segments and problems', () => {
  it('are kept as they were typed, and found under any case and accents', async () => {
    const bring = async (kind: 'segments' | 'problems', row: string[]) =>
      countsOf(await intake.bring(kind, fileOf(kind, [row])));
    expect(await bring('segments', ['Direção  elétrica', '', 'N', 'A'])).toEqual([1, 0, 0, 0]);
    expect(await bring('segments', ['DIRECAO ELETRICA', '', 'S', 'A'])).toEqual([0, 1, 0, 0]);
    const problem = ['direcao eletrica', 'Folga na barra', '2', '8'];
    expect(await bring('problems', problem)).toEqual([1, 0, 0, 0]);
    expect(await bring('problems', problem.with(1, 'FOLGA NA BÁRRA'))).toEqual([0, 0, 1, 0]);
    expect(
      await api.sql(
        `select ds_grupo, habilita_pneus, ds_conjunto
           from segmento s join conjunto c on c.nr_seq_segmento = s.nr_sequencial where ds_grupo ilike 'dire%el%'`,
      ),
    ).toEqual([{ ds_grupo: 'Direção elétrica', habilita_pneus: 'S', ds_conjunto: 'Folga na barra' }]);
  });
});

describe('vehicles, stock, tyres and orders', () => {
  it('are new, as they are, changed and wrong', async () => {
    const { branch, type } = await namesIn(api);
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
    const { branch } = await namesIn(api);
    const [part] = await api.sql<{ ds_item: string }>(
      `select ds_item from item i where nr_tipo = 4 and st_status = 'A' and not exists
         (select from estoque e where e.nr_seq_item = i.nr_sequencial and e.nr_seq_filial = 1) limit 1`,
    );
    await intake.bring('items', fileOf('items', [['P', 'PECA IMPORTADA', '', '', '', 'filtros']]));
    const row = [branch, 'PI-1', part?.ds_item ?? 'PECA IMPORTADA', '12', 'INICIAL', '10,50', '4'];
    expect(countsOf(await intake.bring('stock', fileOf('stock', [row])))).toEqual([1, 0, 0, 0]);
    expect(countsOf(await intake.bring('stock', fileOf('stock', [row])))).toEqual([0, 0, 1, 0]);
    expect(countsOf(await intake.bring('stock', fileOf('stock', [row.with(6, '5')])))).toEqual([0, 1, 0, 0]);
    const other = await intake.bring('stock', fileOf('stock', [row.with(3, '13')]));
    expect(await intake.refusals(other.nr_sequencial)).toEqual([[2, 'documento', 'DOCUMENTO_LANCADO']]);
    expect(
      await api.sql("select qt_saldo::float8 as saldo from estoque where ds_codigoitem = 'PI-1'"),
    ).toEqual([{ saldo: 12 }]);
    // All faults of a row are reported.
    const wrong = await intake.bring(
      'stock',
      fileOf('stock', [
        ['FILIAL NENHUMA', 'PI-2', 'PECA NENHUMA', 'dez', 'NF', '', ''],
        row.with(2, 'PECA IMPORTADA').with(3, '13'),
      ]),
    );
    expect(await intake.refusals(wrong.nr_sequencial)).toEqual([
      [2, 'quantidade', 'CELULA_FAIXA'],
      [2, 'filial', 'FILIAL_DESCONHECIDA'],
      [2, 'peca', 'ITEM_DESCONHECIDO'],
      [3, 'codigo', 'CODIGO_DE_OUTRA_PECA'],
      [3, 'documento', 'DOCUMENTO_LANCADO'],
    ]);
  });

  it('places are told everything that is wrong with them', async () => {
    const wrong = await intake.bring(
      'places',
      fileOf('places', [
        ['NADA000', 'PLANO NENHUM', 'B', 'dez', 'ontem'],
        ['', 'PLANO NENHUM', 'B', '', '01/06/2026'],
      ]),
    );
    expect(await intake.refusals(wrong.nr_sequencial)).toEqual([
      [2, 'km_ultimo', 'CELULA_FAIXA'],
      [2, 'dt_ultimo', 'CELULA_DATA'],
      [2, 'placa', 'PLACA_DESCONHECIDA'],
      [2, 'plano', 'PLANO_DESCONHECIDO'],
      [3, 'placa', 'CELULA_VAZIA'],
      [3, 'plano', 'PLANO_DESCONHECIDO'],
    ]);
  });

  it('tyres keep their place; an order of the same number is one', async () => {
    const { branch } = await namesIn(api);
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
    await api.sql(
      "insert into tipo_os (nr_sequencial, ds_tipo, st_status) values ('FORA', 'FORA DE USO', 'I')",
    );
    const late = await intake.bring(
      'orders',
      fileOf('orders', [order.with(0, 'OS-80').with(3, 'FORA DE USO')]),
    );
    expect(await intake.refusals(late.nr_sequencial)).toContainEqual([2, 'tipo', 'TIPO_DESCONHECIDO']);
    const told = await api.sql(
      "select o.cd_externo from evento e join os o on o.nr_sequencial = e.nr_seq_os where e.ds_evento = 'os.criada' and o.cd_externo = 'OS-77'",
    );
    expect(told).toHaveLength(1);
  });

  it('what no rule foresaw stops its own row alone', async () => {
    await api.sql("alter table filial add constraint sem_lua check (location <> '0,0')");
    const rows = Array.from({ length: 40 }, (_, n) => [`LONGE ${n}`, 'SP', n === 17 ? '0,0' : '-25,-49']);
    const done = await intake.bring('branches', fileOf('branches', rows));
    await api.sql('alter table filial drop constraint sem_lua');
    expect(countsOf(done)).toEqual([39, 0, 0, 1]);
    expect(await intake.refusals(done.nr_sequencial)).toEqual([[19, null, 'LINHA_RECUSADA']]);
  });
});
