import type { RecordKind } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, type Sql, sql } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';

/** Rows that name a record, counted by what they are. */
const usesOf: Record<RecordKind, (id: string) => Readonly<Record<string, Sql>>> = {
  vehicles: (id) => ({
    os: sql`os where nr_placa = ${id} and dt_final is null`,
    planos: sql`veiculo_plano where nr_placa = ${id}`,
    pneus: sql`pneu_aplicacao where nr_placa = ${id} and dt_saida is null`,
  }),
  types: (id) => ({
    veiculos: sql`veiculo where cd_tipoveiculo = ${id} and st_veiculo = 'A'`,
    problemas: sql`conjunto where ${id} = any (cd_tipoveiculo) and st_status = 'A'`,
  }),
  people: (id) => ({
    execucoes: sql`execucao where nr_seq_clifor_inicio = ${id}::int and dt_final is null`,
  }),
  suppliers: (id) => ({
    os: sql`os where nr_seq_fornecedor = ${id}::int and dt_final is null`,
    pneus_fora: sql`pneu_destino where nr_seq_fornecedor = ${id}::int and dt_retorno is null`,
  }),
  items: (id) => ({
    os: sql`os_item i join os o on o.nr_sequencial = i.nr_seq_os where i.nr_seq_item = ${id}::int and o.dt_final is null`,
    planos: sql`plano_ciclo_item where nr_seq_item = ${id}::int`,
    problemas: sql`conjunto where nr_seq_item = ${id}::int and st_status = 'A'`,
    estoque: sql`estoque where nr_seq_item = ${id}::int and qt_saldo <> 0`,
  }),
  segments: (id) => ({
    problemas: sql`conjunto where nr_seq_segmento = ${id}::int and st_status = 'A'`,
    os: sql`os o join conjunto c on c.nr_sequencial = o.nr_conjunto where c.nr_seq_segmento = ${id}::int and o.dt_final is null`,
  }),
  problems: (id) => ({ os: sql`os where nr_conjunto = ${id}::int and dt_final is null` }),
  branches: (id) => ({
    os: sql`os where nr_seq_filial = ${id}::int and dt_final is null`,
    veiculos: sql`veiculo_filial x join veiculo v using (nr_placa) where x.nr_seq_filial = ${id}::int and v.st_veiculo = 'A'`,
    pessoas: sql`clifor_filial x join g_clifor g on g.nr_sequencial = x.nr_seq_clifor where x.nr_seq_filial = ${id}::int and g.st_status = 'A'`,
    estoque: sql`estoque where nr_seq_filial = ${id}::int and qt_saldo <> 0`,
  }),
  reasons: (id) => ({
    pausas: sql`execucao e join os o on o.nr_sequencial = e.nr_seq_os
                 where e.nr_seq_motivo = ${id}::int and e.tp_fim = 'P' and e.dt_retomada is null and o.dt_final is null`,
  }),
  levels: (id) => ({
    problemas: sql`conjunto k join criticidade c on c.nr_sequencial = k.nr_seq_criticidade
                    where c.nr_nivel = ${id}::int and k.st_status = 'A'`,
    os: sql`os o join criticidade c on c.nr_sequencial = o.nr_seq_criticidade where c.nr_nivel = ${id}::int and o.dt_final is null`,
  }),
  orderTypes: (id) => ({
    os: sql`os where nr_seq_tipo = ${id} and dt_final is null`,
  }),
  designs: (id) => ({
    pneus_do_modelo: sql`pneu p join pneu_modelo t using (ds_marca, ds_modelo, ds_medida)
                          left join pneu_destino d on d.nr_seq_pneu = p.nr_sequencial and d.tp_destino = 'D' and d.dt_substituida is null
                          where t.nr_sequencial = ${id}::int and d.nr_sequencial is null`,
  }),
  operations: (id) => ({
    veiculos: sql`veiculo_filial x join veiculo v using (nr_placa) where x.nr_seq_operacao = ${id}::int and v.st_veiculo = 'A'`,
  }),
  holidays: () => ({}),
  shifts: (id) => ({
    pessoas: sql`g_clifor where nr_seq_turno = ${id}::int and st_status = 'A'`,
  }),
};

const Use = row({ de: text, quantos: number });

/** What still uses a record; only what there is. */
export async function listUses(db: CompanyDb, kind: RecordKind, id: string) {
  const counts = Object.entries(usesOf[kind](id)).map(
    ([de, from]) => sql`select ${de}::text as de, count(*)::int as quantos from ${from}`,
  );
  if (counts.length === 0) return [];
  return many(db, Use)`select * from (${sql.join(counts, ' union all ')}) u where u.quantos > 0`;
}

/** Records that people choose one of: others like a record, which must not run out. */
const othersLike: Partial<Record<RecordKind, (id: string) => Sql>> = {
  reasons: (id) => sql`
    motivo o join motivo m on m.tp_motivo = o.tp_motivo
     where m.nr_sequencial = ${id}::int and o.st_status = 'A'`,
};

/** Whether somebody who must choose would find nothing. */
export async function isNothingLeft(tx: CompanyDb, kind: RecordKind, id: string): Promise<boolean> {
  const others = othersLike[kind]?.(id);
  return others !== undefined && (await execute(tx)`select 1 from ${others} limit 1`) === 0;
}

/** A type's tyre positions on which a tyre is mounted though the type has them no more. @returns their names */
export async function listLostPositions(db: CompanyDb, vehicles: Sql): Promise<string[]> {
  return many(db, text)`
    select distinct v.nr_placa || ' ' || case a.nr_posicao when 0 then 'ESTEPE' else a.nr_posicao || a.ds_lado end as lugar
      from veiculo v
      join pneu_aplicacao a on a.nr_placa = v.nr_placa and a.dt_saida is null
     where ${vehicles}
       and not exists (select from tipo_veiculo_posicao p
                        where p.cd_tipoveiculo = v.cd_tipoveiculo and p.nr_posicao = a.nr_posicao and p.ds_lado = a.ds_lado)
     order by 1
     limit 5`;
}

/** Vehicles a record of a kind decides the tyre positions of; null: none. */
export const vehiclesOf: Partial<Record<RecordKind, (id: string) => Sql>> = {
  vehicles: (id) => sql`v.nr_placa = ${id}`,
  types: (id) => sql`v.cd_tipoveiculo = ${id}`,
};
