import { type RawBuilder, sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import { inBranch } from '../core/fleet.queries.ts';
import { wordsOf } from '../core/text.ts';
import { hasWords } from '../core/words.queries.ts';
import { fitsVehicle } from './vehicles.queries.ts';

/** Name of a branch. */
export async function findBranch(db: CompanyDb, branch: number): Promise<string | undefined> {
  const { rows } = await sql<{ ds_filial: string }>`
    select ds_filial from filial where nr_sequencial = ${branch}`.execute(db);
  return rows[0]?.ds_filial;
}

/** Branches of a company by number, those put out of service too. */
export async function listBranches(db: CompanyDb) {
  const { rows } = await sql<{ nr_sequencial: number; ds_filial: string; st_status: 'A' | 'I' }>`
    select nr_sequencial, ds_filial, st_status from filial order by nr_sequencial`.execute(db);
  return rows;
}

/** Order types by name. */
export async function listTypes(db: CompanyDb) {
  const { rows } = await sql<{ nr_sequencial: string; ds_tipo: string }>`
    select nr_sequencial, ds_tipo from tipo_os order by ds_tipo`.execute(db);
  return rows;
}

/** Segments; of one operation: those of the departments its vehicles belong to. */
export async function listSegments(
  db: CompanyDb,
  scope: 'active' | 'all' | { operation: number },
  type: string | null,
) {
  const { rows } = await sql<{ nr_sequencial: number; ds_grupo: string }>`
    select s.nr_sequencial, s.ds_grupo
      from segmento s
     where ${segmentScope(scope)}
       and (${type}::text is null or exists (select from conjunto c where ${fitsVehicle(type)} and c.nr_seq_segmento = s.nr_sequencial))
     order by busca(s.ds_grupo)`.execute(db);
  return rows;
}

function segmentScope(scope: 'active' | 'all' | { operation: number }): RawBuilder<unknown> {
  if (scope === 'all') return sql`true`;
  if (scope === 'active') return sql`s.st_status = 'A'`;
  return sql`s.st_status = 'A' and (s.departamento is null or exists (
    select 1
      from veiculo_filial vf
      join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = s.departamento
     where vf.nr_seq_operacao = ${scope.operation}))`;
}

/** At most 100 active suppliers whose name has the words; `only`: that one alone (a supplier sees itself). */
export async function listSuppliers(db: CompanyDb, search: string, only: number | null) {
  const { rows } = await sql<{ nr_sequencial: number; ds_fornecedor: string }>`
    select nr_sequencial, ds_fornecedor
      from fornecedor
     where st_status = 'A' and ${hasWords(sql`ds_fornecedor`, wordsOf(search))}
       and (${only}::int is null or nr_sequencial = ${only})
     order by ds_fornecedor
     limit 100`.execute(db);
  return rows;
}

/** Plates in use of a half of the workshop; a branch of null: of all. */
export async function listPlates(db: CompanyDb, department: 'FROTA' | 'ARMAZEM', branch: number | null) {
  const { rows } = await sql<{ nr_placa: string }>`
    select v.nr_placa
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = ${department}
     where v.st_veiculo = 'A'
       and ${inBranch(sql`v.nr_placa`, branch)}
     order by v.nr_placa`.execute(db);
  return rows;
}

/** Active reasons of a kind, in the order people know. */
export async function listReasons(db: CompanyDb, kind: string) {
  const { rows } = await sql<{ nr_sequencial: number; ds_motivo: string; st_exige_peca: 'S' | 'N' }>`
    select nr_sequencial, ds_motivo, st_exige_peca
      from motivo
     where tp_motivo = ${kind} and st_status = 'A'
     order by nr_sequencial`.execute(db);
  return rows;
}

/** A technician and the order he works on. */
export interface TechnicianRow {
  nr_sequencial: number;
  ds_colaborador: string;
  nr_matricula: string | null;
  ds_funcao: string | null;
  foto: string | null;
  id: number | null;
}

/** People of the branch who attend orders, with the order each works on now. */
export async function listTechnicians(
  db: CompanyDb,
  filter: { branch: number; job: string | null; person: number | null },
): Promise<TechnicianRow[]> {
  const { rows } = await sql<TechnicianRow>`
    select g.nr_sequencial, g.ds_colaborador, g.nr_matricula, g.ds_funcao, g.foto,
           (select x.nr_seq_os from execucao x
             where x.nr_seq_clifor_inicio = g.nr_sequencial and x.dt_final is null and x.fornec_ext = 'N') as id
      from clifor_filial cf
      join g_clifor g on g.nr_sequencial = cf.nr_seq_clifor and g.tp_clifor = 'C' and g.st_status = 'A'
     where cf.nr_seq_filial = ${filter.branch} and cf.st_atendeos = 'S'
       and (${filter.job}::text is null or g.ds_funcao = ${filter.job})
       and (${filter.person}::int is null or g.nr_sequencial = ${filter.person})
     order by g.ds_colaborador`.execute(db);
  return rows;
}

/** Active people of a branch, whether they attend orders or not. */
export async function listPeople(db: CompanyDb, branch: number) {
  const { rows } = await sql<{ nr_sequencial: number; ds_colaborador: string; ds_funcao: string | null }>`
    select g.nr_sequencial, g.ds_colaborador, g.ds_funcao
      from clifor_filial cf
      join g_clifor g on g.nr_sequencial = cf.nr_seq_clifor and g.tp_clifor = 'C' and g.st_status = 'A'
     where cf.nr_seq_filial = ${branch}
     order by g.ds_colaborador`.execute(db);
  return rows;
}

/** An active supplier, of whatever branch, and whether its orders open a ticket. */
export async function findSupplier(
  db: CompanyDb,
  supplier: number,
): Promise<{ st_ticket: 'S' | 'N' } | undefined> {
  const { rows } = await sql<{ st_ticket: 'S' | 'N' }>`
    select st_ticket from fornecedor where nr_sequencial = ${supplier} and st_status = 'A'`.execute(db);
  return rows[0];
}
