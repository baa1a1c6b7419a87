import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** Tables whose rows are found by name, and where the name stands. */
const named = {
  filial: 'ds_filial',
  operacao: 'ds_projeto',
  segmento: 'ds_grupo',
  criticidade: 'nr_nivel::text',
} as const;

/** Numbers of rows by their names. */
export async function findNumbers(
  tx: CompanyDb,
  table: keyof typeof named,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ nome: string; nr_sequencial: number }>`
    select ${sql.raw(named[table])} as nome, nr_sequencial from ${sql.table(table)}
     where ${sql.raw(named[table])} = any (${[...new Set(names)]})`.execute(tx);
  return new Map(rows.map(({ nome, nr_sequencial }) => [nome, nr_sequencial]));
}

/** Numbers of services by name. */
export async function findServices(tx: CompanyDb, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ ds_item: string; nr_sequencial: number }>`
    select ds_item, nr_sequencial from item where ds_item = any (${names}) and nr_tipo = 3`.execute(tx);
  return new Map(rows.map(({ ds_item, nr_sequencial }) => [ds_item, nr_sequencial]));
}

/** Vehicle types by code, with their department. */
export async function findTypes(tx: CompanyDb, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ cd_tipoveiculo: string; departamento: string }>`
    select cd_tipoveiculo, departamento from tipo_veiculo where cd_tipoveiculo = any (${codes})`.execute(tx);
  return new Map(rows.map(({ cd_tipoveiculo, departamento }) => [cd_tipoveiculo, departamento]));
}

/** Which plate bears each of some fleet numbers. */
export async function findFleetNumbers(
  tx: CompanyDb,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ nr_frota: string; nr_placa: string }>`
    select nr_frota, nr_placa from veiculo where nr_frota = any (${numbers})`.execute(tx);
  return new Map(rows.map(({ nr_frota, nr_placa }) => [nr_frota, nr_placa]));
}

/** A person or supplier as the registration or number names him. */
export interface KnownClifor {
  nr_sequencial: number;
  nr_matricula: string | null;
  tp_clifor: 'C' | 'F';
}

/** People by registration, and whoever has one of some numbers. */
export async function findClifors(
  tx: CompanyDb,
  { registrations, numbers }: { registrations: readonly string[]; numbers: readonly number[] },
): Promise<KnownClifor[]> {
  const { rows } = await sql<KnownClifor>`
    select nr_sequencial, nr_matricula, tp_clifor from g_clifor
     where nr_matricula = any (${registrations}) or nr_sequencial = any (${numbers}::int[])`.execute(tx);
  return rows;
}

/** Numbers for new people, none of them a supplier's. */
export async function reserveClifors(tx: CompanyDb, count: number): Promise<number[]> {
  const free: number[] = [];
  while (free.length < count) {
    const { rows } = await sql<{ numero: number }>`
      with novos as materialized (
        select nextval(pg_get_serial_sequence('g_clifor', 'nr_sequencial'))::int as numero
          from generate_series(1, ${count - free.length}::int))
      select numero from novos
       where not exists (select from g_clifor g where g.nr_sequencial = numero)`.execute(tx);
    free.push(...rows.map(({ numero }) => numero));
  }
  return free;
}

/** The person imports act as, known to every branch; made when there is none. */
export async function findActor(tx: CompanyDb): Promise<number> {
  const known = await sql<{ pessoa: number | null }>`
    select nr_seq_clifor_carga as pessoa from parametro for update`.execute(tx);
  const actor = known.rows[0]?.pessoa ?? (await insertActor(tx));
  await sql`
    insert into clifor_filial (nr_seq_clifor, nr_seq_filial)
    select ${actor}, nr_sequencial from filial on conflict do nothing`.execute(tx);
  return actor;
}

async function insertActor(tx: CompanyDb): Promise<number> {
  const [actor = 0] = await reserveClifors(tx, 1);
  await sql`
    with pessoa as (
      insert into g_clifor (nr_sequencial, tp_clifor, ds_colaborador, st_status)
      values (${actor}, 'C', 'CARGA DE DADOS', 'I')
      returning nr_sequencial)
    update parametro set nr_seq_clifor_carga = p.nr_sequencial from pessoa p`.execute(tx);
  return actor;
}

/** A branch that works, by name. */
export async function findBranches(
  tx: CompanyDb,
  names: readonly string[],
): Promise<Map<string, { id: number; zone: string }>> {
  const { rows } = await sql<{ ds_filial: string; nr_sequencial: number; ds_fuso: string }>`
    select ds_filial, nr_sequencial, ds_fuso from filial
     where ds_filial = any (${names}) and st_status = 'A'`.execute(tx);
  return new Map(rows.map((row) => [row.ds_filial, { id: row.nr_sequencial, zone: row.ds_fuso }]));
}

/** Notices a company's constraints now, and not only when a transaction ends. */
export const checkConstraints = (tx: CompanyDb): Promise<unknown> =>
  sql`set constraints all immediate`.execute(tx);

/** Remembers where a transaction is, so that a part can be taken back alone. */
export const markPart = (tx: CompanyDb): Promise<unknown> => sql`savepoint parte`.execute(tx);
/** Takes back what was done since the mark. */
export const takePartBack = (tx: CompanyDb): Promise<unknown> => sql`rollback to savepoint parte`.execute(tx);
/** Keeps what was done since the mark. */
export const keepPart = (tx: CompanyDb): Promise<unknown> => sql`release savepoint parte`.execute(tx);
