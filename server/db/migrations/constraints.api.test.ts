import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await cloneWorld();
});

/** Runs statements that must fail at the last, and takes all back. */
async function violated(...statements: string[]): Promise<string | undefined> {
  return withConnection(addressOf(world.adminUrl, world.companyDatabase), async (client) => {
    await client.query('begin');
    const last = statements.at(-1) ?? '';
    for (const statement of statements.slice(0, -1)) await client.query(statement);
    return client.query(last).then(
      () => undefined,
      (error: pg.DatabaseError) => error.constraint,
    );
  });
}

/** A free technician, and open orders nobody works on. */
const technician = "(select nr_sequencial from g_clifor where nr_matricula = '1001')";
const idle = (position: number) =>
  `(select nr_sequencial from os where dt_final is null and st_os = 'A' order by nr_sequencial offset ${position} limit 1)`;
const start = (position: number, person = technician) =>
  `insert into execucao (nr_seq_os, nr_seq_clifor_inicio) values (${idle(position)}, ${person})`;
const copyOrder = (position: number, change: string) =>
  `insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, nr_conjunto, hr_sla, km_atual, st_os, dt_final, nr_seq_motivo_cancelamento, st_origem)
   select nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, ${change} from os where nr_sequencial = ${idle(position)}`;
const withProblem = `(select nr_sequencial from os where dt_final is null and nr_conjunto is not null order by nr_sequencial limit 1)`;

describe('the database refuses', () => {
  it('two running executions of one technician', async () => {
    expect(await violated(start(0), start(1))).toBe('execucao_mecanico_ativo');
  });

  it('two people working on one order', async () => {
    const other = "(select nr_sequencial from g_clifor where nr_matricula = '1301')";
    const free = `delete from execucao where dt_final is null and nr_seq_clifor_inicio = ${other}`;
    expect(await violated(free, start(0), start(0, other))).toBe('execucao_os_ativa');
  });

  it('two open pauses of one item', async () => {
    const pause = start(0)
      .replace('nr_seq_clifor_inicio)', 'nr_seq_clifor_inicio, dt_final, tp_fim)')
      .replace(/\)$/, ", now(), 'P')");
    expect(await violated(pause, pause)).toBe('execucao_pausada');
  });

  it('work that ends before it began, or ends without saying how', async () => {
    expect(
      await violated(
        start(0),
        `update execucao set dt_final = dt_inicio - interval '1 s', tp_fim = 'F' where dt_final is null`,
      ),
    ).toBe('execucao_ordem');
    expect(await violated(start(0), 'update execucao set dt_final = now() where dt_final is null')).toBe(
      'execucao_fim_tem_tipo',
    );
  });

  it('a second open order of the same plate and problem', async () => {
    const again = `
      insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, nr_conjunto, hr_sla, km_atual)
      select nr_seq_filial, nr_placa, '1', departamento_os, nr_conjunto, '1:00', 0 from os where nr_sequencial = ${withProblem}`;
    expect(await violated(again)).toBe('os_aberta_problema');
  });

  it('a closed order without a date and a cancelled one without a reason', async () => {
    expect(await violated(copyOrder(0, "null, '1:00', 0, 'R', null, null, 'I'"))).toBe('os_fechada_tem_data');
    expect(await violated(copyOrder(0, "null, '1:00', 0, 'E', now(), null, 'I'"))).toBe(
      'os_cancelada_tem_motivo',
    );
  });

  it('an external order without a supplier', async () => {
    expect(await violated(copyOrder(0, "null, '1:00', 0, 'A', null, null, 'E'"))).toBe(
      'os_externa_tem_fornecedor',
    );
  });

  it('negative stock, unless the row allows it', async () => {
    expect(await violated("update estoque set qt_saldo = -1 where bloqueia_estoque_negativo = 'S'")).toBe(
      'estoque_nao_negativo',
    );
    expect(
      await violated("update estoque set qt_saldo = -1 where bloqueia_estoque_negativo = 'N'"),
    ).toBeUndefined();
  });

  it('a low grade without a reason', async () => {
    expect(await violated("update pesquisa set nr_nota = 6, ds_observacao = ' ' where nr_nota is null")).toBe(
      'pesquisa_justificativa',
    );
    expect(
      await violated('update pesquisa set nr_nota = 6, ds_observacao = null where nr_nota is null'),
    ).toBe('pesquisa_justificativa');
  });

  it('two tyres on one position', async () => {
    const tyre = (number: number) =>
      `insert into pneu (nr_sequencial, nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, vl_mm) values (${number}, 'T${number}', 1, 'M', 'X', 'Y', '{16}')`;
    const mount = (number: number) =>
      `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, km_entrada, vl_mm_entrada)
       select ${number}, nr_placa, 9, 'EE', 1, km_atual, '{16}' from veiculo order by nr_placa limit 1`;
    expect(await violated(tyre(900_001), tyre(900_002), mount(900_001), mount(900_002))).toBe(
      'posicao_ocupada',
    );
  });

  it('two orders at once for one finding about a tyre', async () => {
    const finding = (position: number) =>
      `insert into pneu_achado (tp_achado, nr_seq_pneu, nr_seq_os, nr_seq_clifor)
       select 'D', min(nr_sequencial), ${idle(position)}, ${technician} from pneu`;
    expect(await violated(finding(0), finding(1))).toBe('pneu_achado_aberto');
    const ended = 'update pneu_achado set dt_fim = now()';
    expect(await violated(finding(0), ended, finding(1))).toBeUndefined();
  });

  it('two running inventories of a branch', async () => {
    const inventory = 'insert into inventario (nr_seq_filial) values (1)';
    expect(await violated(inventory, inventory)).toBe('inventario_em_execucao');
  });
});
