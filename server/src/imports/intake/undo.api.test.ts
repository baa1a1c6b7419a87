import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, fileOf, intakeOf, namesIn, openIntake, rowsOf, undoneOf } from '../../../test/intake.ts';

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

describe('the undo of', () => {
  it('tyres leaves those that moved', async () => {
    const row = ['UND-D1', branch, 'MICHELIN', 'X', '275/80 R22.5', '1', '14 | 14', '2000', ''];
    const tyres = await intake.bring('tyres', fileOf('tyres', [row, row.with(0, 'UND-D2')]));
    await api.sql(
      `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, km_entrada, vl_mm_entrada)
       select p.nr_sequencial, v.nr_placa, 0, 'EEE', 1, v.km_atual, p.vl_mm from pneu p,
              (select * from veiculo v where not exists (select from pneu_aplicacao a where a.nr_placa = v.nr_placa) limit 1) v
        where p.nr_fogo = 'UND-D1'`,
    );
    expect(undoneOf(await intake.undo(tyres.nr_sequencial, 'sulco errado'))).toEqual([2, 1, 1]);
    expect(await intake.kept(tyres.nr_sequencial)).toEqual([[2, 'UND-D1', 'CARGA_FICA_PNEU']]);
  });

  it('people leaves those who worked, and gives digits and branches back', async () => {
    const person = ['7901', 'ANA DESFEITA', 'MECANICO', '901', branch, 'S', 'C', 'C'];
    const first = await intake.bring(
      'people',
      fileOf('people', [person, person.with(0, '7902').with(1, 'BIA FICA')]),
    );
    const [other] = await api.sql<{ ds_filial: string }>(
      "select ds_filial from filial where ds_filial <> $1 and st_status = 'A' limit 1",
      [branch],
    );
    const second = await intake.bring(
      'people',
      fileOf('people', [person.with(3, '777').with(4, other?.ds_filial ?? '')]),
    );
    expect(countsOf(second)).toEqual([0, 1, 0, 0]);
    expect(undoneOf(await intake.undo(second.nr_sequencial, 'pessoa errada'))).toEqual([1, 1, 0]);
    expect((await api.call('login', { body: { matricula: '7901', cpf: '777' } })).status).not.toBe(200);
    expect((await api.call('login', { body: { matricula: '7901', cpf: '901' } })).status).toBe(200);
    await api.sql(
      `insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao)
       select (select min(nr_sequencial) from os), nr_sequencial, 'vi' from g_clifor where nr_matricula = '7902'`,
    );
    expect(undoneOf(await intake.undo(first.nr_sequencial, 'lista errada'))).toEqual([2, 1, 1]);
    expect(await intake.kept(first.nr_sequencial)).toEqual([[3, '7902', 'CARGA_FICA_OS']]);
    expect(await there("select 1 from g_clifor where nr_matricula = '7901'")).toBe(0);
    expect((await api.call('login', { body: { matricula: '7901', cpf: '901' } })).status).not.toBe(200);
  });

  it('stock writes as much out into the ledger, and leaves parts that moved', async () => {
    const parts = ['PECA DESFEITA A', 'PECA DESFEITA B', 'PECA DESFEITA C'];
    const items = await intake.bring(
      'items',
      fileOf(
        'items',
        parts.map((name) => ['P', name]),
      ),
    );
    const rows = parts.map((name, n) => [branch, `UND-P${n}`, name, '12', 'INICIAL', '10,50', '4', 'A 1']);
    const stock = await intake.bring(
      'stock',
      fileOf('stock', [...rows.slice(0, 2), (rows[2] ?? []).with(3, '0')]),
    );
    expect(countsOf(stock)).toEqual([3, 0, 0, 0]);
    await api.sql(
      `with m as (insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento)
                  select nr_sequencial, -1, 'S' from estoque where ds_codigoitem = 'UND-P1' returning nr_seq_estoque)
       update estoque e set qt_saldo = qt_saldo - 1 from m where e.nr_sequencial = m.nr_seq_estoque`,
    );
    expect(undoneOf(await intake.undo(stock.nr_sequencial))).toEqual([3, 2, 1]);
    expect(undoneOf(await intake.undo(stock.nr_sequencial, 'contagem errada'))).toEqual([3, 2, 1]);
    expect(await intake.kept(stock.nr_sequencial)).toEqual([[3, 'UND-P1', 'CARGA_FICA_MOVIDA']]);
    expect(
      await api.sql(
        `select ds_codigoitem, qt_saldo::float8 as saldo, qt_minimo from estoque where ds_codigoitem like 'UND-P%' order by 1`,
      ),
    ).toEqual([
      { ds_codigoitem: 'UND-P0', saldo: 0, qt_minimo: null },
      { ds_codigoitem: 'UND-P1', saldo: 11, qt_minimo: '4.00' },
    ]);
    const [out] = await api.sql<{ ds_motivo: string }>(
      `select ds_motivo from estoque_movimento m join estoque e on e.nr_sequencial = m.nr_seq_estoque
        where ds_codigoitem = 'UND-P0' and qt_movimento = -12`,
    );
    expect(out?.ds_motivo).toBe(`Carga ${stock.nr_sequencial} desfeita: contagem errada`);
    // The same document is imported again, correctly this time.
    expect(countsOf(await intake.bring('stock', fileOf('stock', [(rows[0] ?? []).with(3, '13')])))).toEqual([
      1, 0, 0, 0,
    ]);
    // Of the parts only the one without stock goes.
    expect(undoneOf(await intake.undo(items.nr_sequencial, 'itens'))).toEqual([3, 1, 2]);
  });

  it('branches, types, segments, problems and suppliers takes what nobody names', async () => {
    const bring = async (kind: Parameters<typeof intake.bring>[0], rows: string[][]) =>
      (await intake.bring(kind, fileOf(kind, rows))).nr_sequencial;
    const loads = [
      await bring('branches', [['FILIAL DESFEITA', 'PR']]),
      await bring('types', [['UNDTIPO', 'TIPO DESFEITO', 'FROTA', 'K', '200', 'N', '1EE | 1DE | ESTEPE']]),
      await bring('segments', [['Segmento desfeito']]),
      await bring('problems', [['Segmento desfeito', 'Problema desfeito', '2', '8']]),
      await bring('suppliers', [['7950', 'OFICINA DESFEITA', '12345', 'N', 'FILIAL DESFEITA']]),
    ];
    expect(undoneOf(await intake.undo(loads[0] ?? 0, 'cedo demais'))).toEqual([1, 0, 1]);
    expect(await intake.kept(loads[0] ?? 0)).toEqual([[2, 'FILIAL DESFEITA', 'CARGA_FICA_PESSOA']]);
    for (const load of loads.toReversed())
      expect(undoneOf(await intake.undo(load, 'tudo'))).toEqual([1, 1, 0]);
    expect(await there("select 1 from filial where ds_filial = 'FILIAL DESFEITA'")).toBe(0);
    expect(await there("select 1 from tipo_veiculo_posicao where cd_tipoveiculo = 'UNDTIPO'")).toBe(0);
  });

  it('plans and places takes new ones; what was there and was changed stays, and is told', async () => {
    const cycle = (plan: string, order: string, name: string, step: string) => [
      plan,
      'PREVENTIVA',
      order,
      name,
      step,
      '',
      '',
      '',
    ];
    const plans = await intake.bring(
      'plans',
      fileOf('plans', [cycle('Und novo', '1', 'A', '1000'), cycle('Und novo', '2', 'B', '2000')]),
    );
    const changed = await intake.bring('plans', fileOf('plans', [cycle('Und novo', '2', 'B', '3000')]));
    expect(countsOf(changed)).toEqual([0, 1, 0, 0]);
    expect(undoneOf(await intake.undo(changed.nr_sequencial, 'ciclo'))).toEqual([1, 0, 1]);
    expect(await intake.kept(changed.nr_sequencial)).toEqual([[2, 'Und novo', 'CARGA_FICA_PLANO']]);
    await api.sql(
      "update plano_ciclo set km_intervalo = 2000 where ds_ciclo = 'B' and nr_seq_plano = (select nr_sequencial from plano where ds_plano = 'Und novo')",
    );
    await intake.bring('vehicles', fileOf('vehicles', [truck('UND0E01')]));
    const places = await intake.bring(
      'places',
      fileOf('places', [['UND0E01', 'Und novo', 'A', '500', '01/06/2026']]),
    );
    expect(countsOf(places)).toEqual([1, 0, 0, 0]);
    const moved = await intake.bring(
      'places',
      fileOf('places', [['UND0E01', 'Und novo', 'A', '600', '01/06/2026']]),
    );
    expect(undoneOf(await intake.undo(moved.nr_sequencial, 'lugar'))).toEqual([1, 0, 1]);
    expect(await intake.kept(moved.nr_sequencial)).toEqual([[2, 'UND0E01', 'CARGA_FICA_LUGAR']]);
    expect(undoneOf(await intake.undo(plans.nr_sequencial, 'plano'))).toEqual([1, 0, 1]);
    // Its history was written on by the second file.
    expect(undoneOf(await intake.undo(places.nr_sequencial, 'lugar'))).toEqual([1, 0, 1]);
    await api.sql("delete from plano_historico where tp_fato = 'C' and ds_observacao = 'Importação'");
    await api.sql("update veiculo_plano set km_ultimo = 500, km_fato = 500 where nr_placa = 'UND0E01'");
    expect(undoneOf(await intake.undo(places.nr_sequencial, 'lugar'))).toEqual([1, 1, 0]);
    expect(undoneOf(await intake.undo(plans.nr_sequencial, 'plano'))).toEqual([1, 1, 0]);
    expect(await there("select 1 from plano where ds_plano = 'Und novo'")).toBe(0);
  });

  it('orders leaves those people worked on, and tells the screens of the branch', async () => {
    await intake.bring('vehicles', fileOf('vehicles', [truck('UND0F01'), truck('UND0F02')]));
    const orders = await intake.bring(
      'orders',
      fileOf('orders', [await orderOf('UND-F1', 'UND0F01'), await orderOf('UND-F2', 'UND0F02')]),
    );
    await api.sql(
      `insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao)
       select nr_sequencial, nr_seq_clifor_abertura, 'vi' from os where cd_externo = 'UND-F1'`,
    );
    const told = await there("select 1 from evento where ds_evento = 'os.desfeita'");
    expect(undoneOf(await intake.undo(orders.nr_sequencial, 'velhas'))).toEqual([2, 1, 1]);
    expect(await intake.kept(orders.nr_sequencial)).toEqual([[2, 'UND-F1', 'CARGA_FICA_OS']]);
    expect(await there("select 1 from evento where ds_evento = 'os.desfeita' and nr_seq_filial = 1")).toBe(
      told + 1,
    );
  });
});

describe('who undoes', () => {
  it('is an administrator who gave the password lately, with a reason; who and why are in the trail', async () => {
    const { nr_sequencial: id } = await intake.bring('segments', fileOf('segments', [['Und trilha']]));
    const body = { nr_seq_empresa: demo, nr_sequencial: id };
    for (const [registration, digits] of [
      ['9002', '222'],
      ['9003', '333'],
    ] as const) {
      const other = await api.signInPanel(registration, digits);
      expect((await api.call('previewIntakeUndo', { body }, other)).codigo).toBe('SEM_PERMISSAO');
      expect((await api.call('undoIntake', { body: { ...body, motivo: 'errado' } }, other)).codigo).toBe(
        'SEM_PERMISSAO',
      );
    }
    expect((await api.call('undoIntake', { body: { ...body, motivo: ' ' } }, user)).status).toBe(422);
    await intake.undo(id, 'segmento repetido');
    const lines = await api.control<{ ds_acao: string; detalhe: string }>(
      "select ds_acao, ds_detalhe as detalhe from auditoria where ds_acao like 'carga.desf%' order by nr_sequencial desc limit 2",
    );
    expect(lines.map(({ ds_acao }) => ds_acao)).toEqual(['carga.desfeita', 'carga.desfazer']);
    expect(lines.every(({ detalhe }) => detalhe.includes('segmento repetido'))).toBe(true);
    const nowhere = intakeOf(api, user, 999_999);
    await expect(nowhere.undo(id)).rejects.toThrow('NAO_ENCONTRADO');
  });

  it('may look and leave it at that', async () => {
    const { nr_sequencial: id } = await intake.bring('segments', fileOf('segments', [['Und deixa']]));
    expect((await intake.undo(id)).st_carga).toBe('Q');
    const body = { nr_seq_empresa: demo, nr_sequencial: id };
    expect((await intake.start(id)).codigo).toBe('CARGA_ESTADO');
    expect((await api.call('cancelIntake', { body }, user)).status).toBe(200);
    expect((await intake.settled(id)).st_carga).toBe('S');
    expect((await api.call('cancelIntake', { body }, user)).codigo).toBe('CARGA_ESTADO');
  });

  it('is gone on for where the server died; no line is undone twice', async () => {
    const names = Array.from({ length: 120 }, (_, n) => [`UND RETOMADA ${n}`, 'SP']);
    const { nr_sequencial: id } = await intake.bring('branches', fileOf('branches', names));
    // State after kill -9: the last fifty lines undone with their progress, no process working on it.
    await api.sql(
      `with f as (delete from carga_feita where nr_seq_carga = $1 and nr_linha > 71 returning js_linha),
            p as (delete from clifor_filial using f where nr_seq_filial = (js_linha ->> 'nr_sequencial')::int)
       delete from filial using f where ds_filial = js_linha ->> 'ds_filial'`,
      [id],
    );
    await api.sql(
      `update carga set st_carga = 'U', ds_motivo = 'errado', cd_dono = gen_random_uuid(), dt_sinal = now() - interval '1 minute',
              nr_linha_desfeita = 72, qt_desfazer = 120, qt_desfeitas = 50 where nr_sequencial = $1`,
      [id],
    );
    const done = await intake.goneOnWith(id);
    expect([done.st_carga, undoneOf(done)]).toEqual(['V', [120, 120, 0]]);
    expect(await there("select 1 from filial where ds_filial like 'UND RETOMADA %'")).toBe(0);
  });
});
