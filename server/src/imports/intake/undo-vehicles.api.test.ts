import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, fileOf, namesIn, openIntake, rowsOf, undoneOf } from '../../../test/intake.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;

let api: Opened['api'];
let user: Opened['user'];
let demo: Opened['demo'];
let intake: Opened['intake'];
let branch: string;
let type: string;
beforeAll(async () => {
  ({ api, user, demo, intake } = await openIntake());
  ({ branch, type } = await namesIn(api));
});

afterAll(() => api.close());

const { truck, order: orderOf } = rowsOf(() => ({ api, branch, type }));

const there = async (sql: string, values: unknown[] = []) => (await api.sql(sql, values)).length;

describe('taking vehicles back', () => {
  it('shows what would become of them, then takes those away nobody uses; the others are told with line and reason', async () => {
    const rows = ['UND0A01', 'UND0A02', 'UND0A03', 'UND0A04'].map((plate) =>
      truck(plate, { operation: 'OPERACAO DESFEITA' }),
    );
    const { nr_sequencial: id, pode_desfazer } = await intake.bring('vehicles', fileOf('vehicles', rows));
    expect(pode_desfazer).toBe(true);
    const order = await intake.bring('orders', fileOf('orders', [await orderOf('UND-1', 'UND0A02')]));
    await api.sql("insert into km_leitura (nr_placa, km, tp_origem) values ('UND0A03', 1200, 'T')");
    await api.sql("update veiculo set ds_modelo = 'FH' where nr_placa = 'UND0A04'");
    const staying = [
      [3, 'UND0A02', 'CARGA_FICA_OS'],
      [4, 'UND0A03', 'CARGA_FICA_LEITURA'],
      [5, 'UND0A04', 'CARGA_FICA_MUDADA'],
    ];
    const looked = await intake.undo(id);
    expect([looked.st_carga, undoneOf(looked)]).toEqual(['Q', [4, 1, 3]]);
    expect(await intake.kept(id)).toEqual(staying);
    expect(await there("select 1 from veiculo where nr_placa like 'UND0A%'")).toBe(4);
    const undone = await intake.undo(id, 'arquivo errado');
    expect([undone.st_carga, undone.ds_motivo, undoneOf(undone)]).toEqual(['V', 'arquivo errado', [4, 1, 3]]);
    expect(await intake.kept(id)).toEqual(staying);
    const query = { empresa: String(demo), carga: String(id) };
    const { body: reasons } = await api.call('listIntakeKeptReasons', { query }, user);
    expect(reasons.map(({ qt_linhas }) => qt_linhas)).toEqual([1, 1, 1]);
    expect(await api.sql("select nr_placa from veiculo where nr_placa like 'UND0A%' order by 1")).toEqual(
      ['UND0A02', 'UND0A03', 'UND0A04'].map((nr_placa) => ({ nr_placa })),
    );
    // What a vehicle that stays needs stays with it.
    expect(await there("select 1 from veiculo_filial where nr_placa = 'UND0A02'")).toBe(1);
    expect(await there("select 1 from operacao where ds_projeto = 'OPERACAO DESFEITA'")).toBe(1);
    // Repeated, it undoes what has become possible, and nothing twice.
    await intake.undo(order.nr_sequencial, 'ordem errada');
    expect(await there("select 1 from os where cd_externo = 'UND-1'")).toBe(0);
    expect(undoneOf(await intake.undo(id, 'de novo'))).toEqual([3, 1, 2]);
    await api.sql("delete from km_leitura where nr_placa = 'UND0A03' and tp_origem = 'T'");
    await api.sql("update veiculo set ds_modelo = 'VM' where nr_placa = 'UND0A04'");
    expect(undoneOf(await intake.undo(id, 'de novo'))).toEqual([2, 2, 0]);
    expect(await there("select 1 from operacao where ds_projeto = 'OPERACAO DESFEITA'")).toBe(0);
    const body = { nr_seq_empresa: demo, nr_sequencial: id };
    expect((await api.call('previewIntakeUndo', { body }, user)).codigo).toBe('CARGA_NADA_A_DESFAZER');
    // The right file comes in as if there had been no other.
    expect(countsOf(await intake.bring('vehicles', fileOf('vehicles', rows)))).toEqual([4, 0, 0, 0]);
  });

  it('gives those that were there before their former values back, where nobody changed them since', async () => {
    const [a, b] = [truck('UND0B01', { fleet: 'UNDB1' }), truck('UND0B02', { fleet: 'UNDB2' })];
    const first = await intake.bring('vehicles', fileOf('vehicles', [a, b]));
    const second = await intake.bring('vehicles', fileOf('vehicles', [a.with(4, 'FH'), b.with(4, 'FH')]));
    expect(countsOf(second)).toEqual([0, 2, 0, 0]);
    await api.sql("update veiculo set ds_modelo = 'FMX', nr_ano = 2020 where nr_placa = 'UND0B02'");
    await api.sql("update veiculo set nr_ano = 2020 where nr_placa = 'UND0B01'");
    const undone = await intake.undo(second.nr_sequencial, 'modelo errado');
    expect(undoneOf(undone)).toEqual([2, 1, 1]);
    expect(await intake.kept(second.nr_sequencial)).toEqual([[3, 'UND0B02', 'CARGA_FICA_MUDADA']]);
    expect(
      await api.sql("select ds_modelo, nr_ano from veiculo where nr_placa like 'UND0B%' order by nr_placa"),
    ).toEqual([
      { ds_modelo: 'VM', nr_ano: 2020 },
      { ds_modelo: 'FMX', nr_ano: 2020 },
    ]);
    // Rows created before are in use by now.
    expect(undoneOf(await intake.undo(first.nr_sequencial, 'tudo'))).toEqual([2, 0, 2]);
  });

  it('that a tyre came onto waits until its tyres are undone', async () => {
    const vehicles = await intake.bring('vehicles', fileOf('vehicles', [truck('UND0C01')]));
    const [place] = await api.sql<{ p: string }>(
      'select nr_posicao || ds_lado as p from tipo_veiculo_posicao where cd_tipoveiculo = $1 and nr_posicao > 0 limit 1',
      [type],
    );
    const mounted = ['UND-C1', branch, 'MICHELIN', 'X', '275/80 R22.5', '1', '14 | 14', '2000', ''];
    const tyres = await intake.bring(
      'tyres',
      fileOf('tyres', [[...mounted, 'UND0C01', place?.p ?? ''], mounted.with(0, 'UND-C2')]),
    );
    expect(countsOf(tyres)).toEqual([2, 0, 0, 0]);
    expect(undoneOf(await intake.undo(vehicles.nr_sequencial, 'placa errada'))).toEqual([1, 0, 1]);
    expect(await intake.kept(vehicles.nr_sequencial)).toEqual([[2, 'UND0C01', 'CARGA_FICA_PNEU']]);
    expect(undoneOf(await intake.undo(tyres.nr_sequencial, 'placa errada'))).toEqual([2, 2, 0]);
    expect(await there("select 1 from pneu where nr_fogo like 'UND-C%'")).toBe(0);
    expect(undoneOf(await intake.undo(vehicles.nr_sequencial, 'placa errada'))).toEqual([1, 1, 0]);
  });
});
