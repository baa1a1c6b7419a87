import { calls } from '@terminal/contract';
import { pinSizes } from '@terminal/contract/pin';
import { z } from 'zod';
import { inService } from '../core/companies.queries.ts';
import { deleteWhere } from '../core/db/batches.queries.ts';
import type { CompanyDb, ControlDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../core/db/sql.ts';
import type { NewHash } from '../core/digits.ts';
import { subject } from '../core/order-subject.queries.ts';
import { countingPin } from '../core/pin.queries.ts';
import { bytes, moment, number, row, text, yesNo } from '../core/row.ts';

/** A stored session, identified by the hash of its token. */
export const SessionRow = row({
  nr_sequencial: number,
  nr_seq_empresa: number,
  nr_seq_filial: number.nullable(),
  nr_seq_clifor: number,
  nr_seq_terminal: number.nullable(),
  dt_expira: moment,
  credencial: bytes.nullable(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** A branch as a person may use it. */
const BranchRow = row({
  nr_sequencial: number,
  ds_filial: text,
  ds_fuso: text,
  location: text.nullable(),
  chave_geo: text.nullable(),
  st_atendeos: yesNo,
});

/** A person who can sign in, with rights and hashes of digits and PIN. */
export const PersonRow = row({
  nr_sequencial: number,
  tp_clifor: z.enum(['C', 'F']),
  ds_colaborador: text,
  nr_matricula: text.nullable(),
  foto: text.nullable(),
  mecanico_externo: yesNo,
  tipo_perfil_terminal: z.enum(['C', 'E', 'T']),
  perfil_mecanico: z.enum(['C', 'E']).nullable(),
  st_inventario: yesNo.nullable(),
  st_borracharia: yesNo.nullable(),
  st_conjunto: yesNo,
  exibe_os_encerrada: number,
  st_aprovador: yesNo,
  st_planos: yesNo,
  st_administra: yesNo,
  st_cadastros: yesNo,
  idioma: z.enum(['pt', 'es']).nullable(),
  hm_login: bytes.nullable(),
  /** PIN that counts: the digits then prove nothing (AUTH-29). */
  hm_pin: bytes.nullable(),
  filiais: BranchRow.array(),
});
export type PersonRow = z.infer<typeof PersonRow>;

const Companies = row({ id: number, ds_empresa: text, key: text });

/**
 * Active companies the selector shows (AUTH-02).
 * @param display which of the selectors asks
 */
export async function findCompanies(db: ControlDb, display: number) {
  return many(db, Companies)`
    select nr_sequencial as id, upper(ds_empresa) as ds_empresa, cd_apikey as key
      from empresa
     where ${inService} and ${display}::int = any (mostrar_em)
     order by nr_sequencial`;
}

const Translations = row({ name: text, translate: text });

/** Words of the dictionary that replace built-in texts of a language. */
export async function listTranslations(db: ControlDb, language: string) {
  return many(db, Translations)`
    select p.name, l.translate
      from palavra p
      join lang_system l on l.nr_seq_palavra = p.nr_sequencial and l.cd_idioma = ${language}
     order by p.name`;
}

/** A session to be kept. */
export interface NewSession {
  tokenHash: Buffer;
  companyId: number;
  branchId: number | null;
  personId: number;
  supplier: boolean;
  terminalId: number | null;
  address: string;
  hours: number;
}

/** Keeps a session. */
export async function insertSession(db: ControlDb, session: NewSession): Promise<void> {
  await execute(db)`
    insert into sessao (hs_token, tp_sessao, nr_seq_empresa, nr_seq_filial, nr_seq_clifor, fornec_ext,
                        nr_seq_terminal, ds_ip, dt_expira)
    values (${session.tokenHash}, 'F', ${session.companyId}, ${session.branchId}, ${session.personId},
            ${session.supplier ? 'S' : 'N'}, ${session.terminalId}, ${session.address}::inet,
            now() + make_interval(hours => ${session.hours}))`;
}

/**
 * Ends a session and begins another of the same person in another branch, as one act: two changes at once, or one while the
 * session is ended elsewhere, leave no session too many. The hours do not begin anew. Every server hears of the end.
 * @returns whether the session was there
 */
export async function replaceSession(
  db: ControlDb,
  before: Buffer,
  next: { tokenHash: Buffer; branchId: number | null; address: string },
): Promise<boolean> {
  const written = await execute(db)`
    with fim as (
      delete from sessao s
       where s.hs_token = ${before} and s.tp_sessao = 'F' and s.dt_expira > now()
         and not exists (select from terminal t where t.nr_sequencial = s.nr_seq_terminal and t.dt_revogado is not null)
      returning s.*),
    nova as (
      insert into sessao (hs_token, tp_sessao, nr_seq_empresa, nr_seq_filial, nr_seq_clifor, fornec_ext,
                          nr_seq_terminal, ds_ip, dt_expira)
      select ${next.tokenHash}, tp_sessao, nr_seq_empresa, ${next.branchId}, nr_seq_clifor, fornec_ext,
             nr_seq_terminal, ${next.address}::inet, dt_expira
        from fim)
    select pg_notify('sessao', encode(hs_token, 'hex')) from fim`;
  return written === 1;
}

/** The session of a token, unless it has ended. */
export async function findSession(db: ControlDb, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return maybe(db, SessionRow)`
    select s.nr_sequencial, s.nr_seq_empresa, s.nr_seq_filial, s.nr_seq_clifor, s.nr_seq_terminal, s.dt_expira,
           t.hs_credencial as credencial
      from sessao s
      left join terminal t on t.nr_sequencial = s.nr_seq_terminal
     where s.hs_token = ${tokenHash} and s.tp_sessao = 'F' and s.dt_expira > now()
       and t.dt_revogado is null`;
}

/** Notes the use of a session, at most once a minute. */
export async function updateLastUse(db: ControlDb, tokenHash: Buffer): Promise<void> {
  await execute(db)`
    update sessao set dt_ultimo_uso = now()
     where hs_token = ${tokenHash} and dt_ultimo_uso < now() - interval '1 minute'`;
}

/** Ends a session; the commit tells every server. */
export async function deleteSession(db: ControlDb, tokenHash: Buffer): Promise<void> {
  await execute(db)`
    with fim as (delete from sessao where hs_token = ${tokenHash} returning hs_token)
    select pg_notify('sessao', encode(hs_token, 'hex')) from fim`;
}

/** Removes sessions past their end; run once in a while. */
export function deleteExpiredSessions(db: ControlDb): Promise<void> {
  return deleteWhere(db, 'sessao', sql`dt_expira < now()`);
}

const personColumns = sql`
  g.nr_sequencial, g.tp_clifor, g.ds_colaborador, g.nr_matricula, g.foto, g.mecanico_externo,
  g.tipo_perfil_terminal, g.perfil_mecanico, g.st_inventario, g.st_borracharia, g.st_conjunto,
  g.exibe_os_encerrada, g.st_aprovador, g.st_planos, g.st_administra,
  case when g.st_administra = 'S' or exists (select from clifor_cadastro k where k.nr_seq_clifor = g.nr_sequencial)
       then 'S' else 'N' end as st_cadastros, g.cd_idioma as idioma, a.hm_login, ${countingPin} as hm_pin,
  coalesce((select json_agg(json_build_object('nr_sequencial', f.nr_sequencial, 'ds_filial', f.ds_filial,
                     'ds_fuso', f.ds_fuso, 'location', f.location, 'chave_geo', f.chave_geo,
                     'st_atendeos', cf.st_atendeos) order by f.nr_sequencial)
              from clifor_filial cf
              join filial f on f.nr_sequencial = cf.nr_seq_filial and f.st_status = 'A'
             where cf.nr_seq_clifor = g.nr_sequencial), '[]') as filiais
  from g_clifor g
  left join clifor_acesso a on a.nr_seq_clifor = g.nr_sequencial`;

/** An active person by registration; suppliers have none. */
export async function findPersonByRegistration(
  db: CompanyDb,
  registration: string,
): Promise<PersonRow | undefined> {
  return maybe(db, PersonRow)`
    select ${personColumns}
     where g.nr_matricula = ${registration} and g.tp_clifor = 'C' and g.st_status = 'A'`;
}

/** An active person or supplier by number. */
export async function findPerson(db: CompanyDb, id: number): Promise<PersonRow | undefined> {
  return maybe(db, PersonRow)`
    select ${personColumns}
     where g.nr_sequencial = ${id} and g.st_status = 'A'`;
}

/** Active people with an e-mail, however it is written; suppliers sign in otherwise. */
export function findPeopleByEmail(db: CompanyDb, email: string): Promise<PersonRow[]> {
  return many(db, PersonRow)`
    select ${personColumns}
     where lower(g.ds_email) = lower(${email}) and g.tp_clifor = 'C' and g.st_status = 'A'`;
}

/** Settings of a company that sign-in and screens follow. */
export const Settings = row({
  qt_horas_sessao: number,
  entrada_cracha: yesNo,
  minutos_digitos: number,
  atualizacao_listas_ms: number,
  atualizacao_rapida: yesNo,
  guarda_cpf_local: yesNo,
  tamanho_pin: z.enum(pinSizes),
  mapa_criticidade_grafico: z.enum(['padrao', 'deslocado']),
  filial_criticidade: number.nullable(),
  qt_mb_anexo: number,
  qt_anexos: number,
});
export type Settings = z.infer<typeof Settings>;

/** Settings of the company; each has a value from its first day. */
export async function getSettings(db: CompanyDb): Promise<Settings> {
  return one(db, Settings)`
    select qt_horas_sessao, entrada_cracha, qt_minutos_digitos as minutos_digitos, atualizacao_listas_ms, atualizacao_rapida, guarda_cpf_local, tamanho_pin,
           mapa_criticidade_grafico, filial_criticidade, qt_mb_anexo, qt_anexos
      from parametro`;
}

/** Surveys of the last 30 days the person has not answered, oldest first (G-73); of an order opened again once it is finished again. */
export async function listPendingSurveys(db: CompanyDb, personId: number) {
  return many(db, calls.login.answer.shape.pesquisa_nps.element)`
    select p.nr_sequencial, p.nr_nota, p.nr_seq_os, o.nr_placa, ${subject} as ds_assunto,
           array(select g.ds_colaborador from g_clifor g
                  where g.nr_sequencial in (select p.nr_seq_clifor_avaliado union
                                            select e.nr_seq_clifor_inicio from execucao e where e.nr_seq_os = p.nr_seq_os)
                  order by 1) as mecanicos
      from pesquisa p
      left join os o on o.nr_sequencial = p.nr_seq_os
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
     where p.nr_seq_clifor = ${personId} and p.nr_nota is null and p.dt_criacao >= now() - interval '30 days'
       and (o.nr_sequencial is null or o.st_os = 'R')
     order by p.dt_criacao, p.nr_sequencial`;
}

/** Leaves a trace of a sign-in or a refused one (G-04: every try is audited). */
export async function insertSignInEvent(
  db: CompanyDb,
  event: { name: string; branchId: number | null; personId: number | null; data: Record<string, unknown> },
): Promise<void> {
  await execute(db)`
    insert into evento (ds_evento, nr_seq_filial, nr_seq_clifor, js_dados)
    values (${event.name}, null, ${event.personId}, ${JSON.stringify({ ...event.data, filial: event.branchId })}::jsonb)`;
}

/** What a login is typed as, and the columns its hash and the mark of its key are in. */
const loginColumns = {
  login: { hash: 'hm_login', mark: 'cd_chave_login' },
  pin: { hash: 'hm_pin', mark: 'cd_chave_pin' },
} as const;

/** Stores the login digits or the PIN hashed with another key. */
export async function updateLoginHash(
  db: CompanyDb,
  what: keyof typeof loginColumns,
  { person, before, hash, mark }: NewHash,
): Promise<void> {
  const { hash: column, mark: markColumn } = loginColumns[what];
  await execute(db)`
    update clifor_acesso set ${sql.id(column)} = ${hash}, ${sql.id(markColumn)} = ${mark}
     where nr_seq_clifor = ${person} and ${sql.id(column)} = ${before}`;
}
