import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { many, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { inBranch } from '../core/fleet.queries.ts';
import { number, row, text, yesNo } from '../core/row.ts';
import { wordsOf } from '../core/text.ts';
import { hasWords } from '../core/words.queries.ts';
import { fitsVehicle } from './vehicles.queries.ts';

/** Name of a branch. */
export async function findBranch(db: CompanyDb, branch: number): Promise<string | undefined> {
  return maybe(db, text)`
    select ds_filial from filial where nr_sequencial = ${branch}`;
}

const Branches = row({ nr_sequencial: number, ds_filial: text, st_status: z.enum(['A', 'I']) });

/** Branches of a company by number, inactive ones included. */
export async function listBranches(db: CompanyDb) {
  return many(db, Branches)`
    select nr_sequencial, ds_filial, st_status from filial order by nr_sequencial`;
}

const Types = row({ nr_sequencial: text, ds_tipo: text });

/** Order types by name. */
export async function listTypes(db: CompanyDb) {
  return many(db, Types)`
    select nr_sequencial, ds_tipo from tipo_os order by ds_tipo`;
}

const Segments = row({ nr_sequencial: number, ds_grupo: text });

/** Segments; of one operation: those of the departments its vehicles belong to. */
export async function listSegments(
  db: CompanyDb,
  scope: 'active' | 'all' | { operation: number },
  type: string | null,
) {
  return many(db, Segments)`
    select s.nr_sequencial, s.ds_grupo
      from segmento s
     where ${segmentScope(scope)}
       and (${type}::text is null or exists (select from conjunto c where ${fitsVehicle(type)} and c.nr_seq_segmento = s.nr_sequencial))
     order by busca(s.ds_grupo)`;
}

function segmentScope(scope: 'active' | 'all' | { operation: number }): Sql {
  if (scope === 'all') return sql`true`;
  if (scope === 'active') return sql`s.st_status = 'A'`;
  return sql`s.st_status = 'A' and (s.departamento is null or exists (
    select 1
      from veiculo_filial vf
      join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = s.departamento
     where vf.nr_seq_operacao = ${scope.operation}))`;
}

const Suppliers = row({ nr_sequencial: number, ds_fornecedor: text });

const inUse = (search: string) => sql`st_status = 'A' and ${hasWords(sql`ds_fornecedor`, wordsOf(search))}`;

/**
 * At most 100 active suppliers whose name has the words.
 * @param only that one alone (a supplier sees itself); null: all
 */
export async function listSuppliers(db: CompanyDb, search: string, only: number | null) {
  return many(db, Suppliers)`
    select nr_sequencial, ds_fornecedor
      from fornecedor
     where ${inUse(search)} and (${only}::int is null or nr_sequencial = ${only})
     order by ds_fornecedor
     limit 100`;
}

const Contact = row({
  ds_contato: text,
  ds_funcao: text.nullable(),
  nr_telefone: text.nullable(),
  ds_email: text.nullable(),
});
const Terms = row({
  nr_contrato: text.nullable(),
  dt_contrato_fim: text.nullable(),
  vl_limite_os: number.nullable(),
  contatos: Contact.array(),
});

/** What was agreed with a supplier, and whom one talks to there. */
export const findSupplier = (db: CompanyDb, supplier: number) =>
  maybe(db, Terms)`
    select nr_contrato, dt_contrato_fim::text, vl_limite_os::float8,
           (select coalesce(json_agg(to_json(c) order by c.ds_contato), '[]')
              from (select ds_contato, ds_funcao, nr_telefone, ds_email from fornecedor_contato
                     where nr_seq_fornecedor = f.nr_sequencial) c) as contatos
      from g_clifor f where nr_sequencial = ${supplier} and tp_clifor = 'F'`;

const TyreSuppliers = Suppliers.extend({ st_recapadora: yesNo });

/** The same for tyres: those that retread them first. */
export async function listTyreSuppliers(db: CompanyDb, search: string) {
  return many(db, TyreSuppliers)`
    select nr_sequencial, ds_fornecedor, st_recapadora
      from fornecedor
     where ${inUse(search)}
     order by st_recapadora = 'S' desc, ds_fornecedor
     limit 100`;
}

const Plates = row({ nr_placa: text });

/** Plates of active vehicles of a department; branch null: of all branches. */
export async function listPlates(db: CompanyDb, department: 'FROTA' | 'ARMAZEM', branch: number | null) {
  return many(db, Plates)`
    select v.nr_placa
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = ${department}
     where v.st_veiculo = 'A'
       and ${inBranch(sql`v.nr_placa`, branch)}
     order by v.nr_placa`;
}

const Reason = row({ nr_sequencial: number, ds_motivo: text, st_exige_peca: yesNo });

/** Active reasons of a kind, in their documented order. */
export const listReasons = (db: CompanyDb, kind: string) =>
  many(db, Reason)`
    select nr_sequencial, ds_motivo, st_exige_peca from motivo
     where tp_motivo = ${kind} and st_status = 'A'
     order by nr_sequencial`;

/** A column of reason `m` said this when the command under way was given, and was changed since. */
const saidThen = (column: string, value: string) => sql`
  exists (select from cadastro_mudanca c
           cross join lateral jsonb_array_elements(c.js_mudancas) j
           where c.tp_cadastro = 'reasons' and c.cd_registro = m.nr_sequencial::text and c.dt_mudanca > feito_em()
             and j ->> 'coluna' = ${column} and j ->> 'antes' = ${value})`;

/**
 * A reason by its text (G-51): an active one, or what was one when the command was given. One given without network comes
 * later, when the reason may have another name or be out of use.
 */
export const findReason = (db: CompanyDb, kind: string, text: string) =>
  maybe(db, Reason)`
    select m.nr_sequencial, m.ds_motivo, m.st_exige_peca from motivo m
     where m.tp_motivo = ${kind}
       and (m.st_status = 'A' or ${saidThen('situacao', 'A')})
       and (m.ds_motivo = ${text} or ${saidThen('motivo', text)})
     order by m.ds_motivo = ${text} desc
     limit 1`;

/** A technician and the order he works on. */
export const TechnicianRow = row({
  nr_sequencial: number,
  ds_colaborador: text,
  nr_matricula: text.nullable(),
  ds_funcao: text.nullable(),
  foto: text.nullable(),
  perfil_mecanico: z.enum(['C', 'E']).nullable(),
  id: number.nullable(),
  st_fora_do_turno: yesNo,
});
export type TechnicianRow = z.infer<typeof TechnicianRow>;

/** People of the branch who attend orders, with the order each works on now. */
export async function listTechnicians(
  db: CompanyDb,
  filter: { branch: number; zone: string; job: string | null; person: number | null },
): Promise<TechnicianRow[]> {
  return many(db, TechnicianRow)`
    select g.nr_sequencial, g.ds_colaborador, g.nr_matricula, g.ds_funcao, g.foto, g.perfil_mecanico,
           (select x.nr_seq_os from execucao x
             where x.nr_seq_clifor_inicio = g.nr_sequencial and x.dt_final is null and x.fornec_ext = 'N') as id,
           case when em_turno(g.nr_seq_turno, now() at time zone ${filter.zone}) = false then 'S' else 'N' end as st_fora_do_turno
      from clifor_filial cf
      join g_clifor g on g.nr_sequencial = cf.nr_seq_clifor and g.tp_clifor = 'C' and g.st_status = 'A'
     where cf.nr_seq_filial = ${filter.branch} and cf.st_atendeos = 'S'
       and (${filter.job}::text is null or busca(g.ds_funcao) = busca(${filter.job}))
       and (${filter.person}::int is null or g.nr_sequencial = ${filter.person})
     order by busca(g.ds_colaborador), g.nr_sequencial`;
}

/** Name of a person there is. */
export async function findPersonName(db: CompanyDb, id: number): Promise<string> {
  return one(db, text)`select ds_colaborador from g_clifor where nr_sequencial = ${id}`;
}

const People = row({ nr_sequencial: number, ds_colaborador: text, ds_funcao: text.nullable() });

/** Active people of a branch, whether they attend orders or not. */
export async function listPeople(db: CompanyDb, branch: number) {
  return many(db, People)`
    select g.nr_sequencial, g.ds_colaborador, g.ds_funcao
      from clifor_filial cf
      join g_clifor g on g.nr_sequencial = cf.nr_seq_clifor and g.tp_clifor = 'C' and g.st_status = 'A'
     where cf.nr_seq_filial = ${branch}
     order by busca(g.ds_colaborador), g.nr_sequencial`;
}

/** Whether orders of an active supplier of any branch open a ticket; undefined: no such supplier. */
export async function findTicketOf(db: CompanyDb, supplier: number): Promise<'S' | 'N' | undefined> {
  return maybe(db, yesNo)`
    select st_ticket from fornecedor where nr_sequencial = ${supplier} and st_status = 'A'`;
}
