import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one } from '../core/db/sql.ts';
import { bool, moment, number, row, text, yesNo } from '../core/row.ts';

/** What a key may do, as the doorkeeper asks. */
const GoodKey = row({
  nr_sequencial: number,
  nr_seq_clifor: number,
  nr_seq_filial: number,
  ds_chamadas: text.array(),
  qt_por_minuto: number,
});
export type GoodKey = z.infer<typeof GoodKey>;

/** The key of a secret, also of the one before while it is accepted; undefined: none, expired or revoked. */
export function findGoodKey(db: CompanyDb, hash: Buffer): Promise<GoodKey | undefined> {
  return maybe(db, GoodKey)`
    select nr_sequencial, nr_seq_clifor, nr_seq_filial, ds_chamadas, qt_por_minuto
      from chave_sistema
     where (hs_chave = ${hash} or (hs_antes = ${hash} and dt_antes_ate > now()))
       and dt_revogada is null and (dt_expira is null or dt_expira > now())`;
}

/** Notes the use of a key, at most once a minute. */
export async function updateKeyUse(db: CompanyDb, key: number): Promise<void> {
  await execute(db)`
    update chave_sistema set dt_ultimo_uso = now()
     where nr_sequencial = ${key} and (dt_ultimo_uso is null or dt_ultimo_uso < now() - interval '1 minute')`;
}

const KeyRow = row({
  nr_sequencial: number,
  ds_chave: text,
  nr_seq_clifor: number,
  ds_colaborador: text,
  nr_seq_filial: number,
  ds_filial: text,
  ds_chamadas: text.array(),
  qt_por_minuto: number,
  dt_criacao: moment,
  dt_expira: moment.nullable(),
  dt_ultimo_uso: moment.nullable(),
  dt_revogada: moment.nullable(),
  dt_antes_ate: moment.nullable(),
});
export type KeyRow = z.infer<typeof KeyRow>;

/** Keys, those in use first; one, when it is named, until the end of the transaction nobody else changes it. */
export function listKeys(db: CompanyDb): Promise<KeyRow[]> {
  return many(db, KeyRow)`
    select c.nr_sequencial, c.ds_chave, c.nr_seq_clifor, g.ds_colaborador, c.nr_seq_filial, f.ds_filial, c.ds_chamadas,
           c.qt_por_minuto, c.dt_criacao, c.dt_expira, c.dt_ultimo_uso, c.dt_revogada,
           case when c.dt_antes_ate > now() then c.dt_antes_ate end as dt_antes_ate
      from chave_sistema c
      join g_clifor g on g.nr_sequencial = c.nr_seq_clifor
      join filial f on f.nr_sequencial = c.nr_seq_filial
     order by c.dt_revogada is not null, c.ds_chave collate natural_order, c.nr_sequencial`;
}

const HeldKey = row({
  nr_seq_clifor: number,
  ds_chave: text,
  ds_chamadas: text.array(),
  qt_por_minuto: number,
  dt_expira: moment.nullable(),
  revogada: bool,
});
export type HeldKey = z.infer<typeof HeldKey>;

/** A key, which nobody else changes until the end of the transaction. */
export function lockKey(tx: CompanyDb, key: number): Promise<HeldKey | undefined> {
  return maybe(tx, HeldKey)`
    select nr_seq_clifor, ds_chave, ds_chamadas, qt_por_minuto, dt_expira, dt_revogada is not null as revogada
      from chave_sistema where nr_sequencial = ${key} for update`;
}

/** What a key may do and until when. */
export interface KeyGiven {
  ds_chave: string;
  ds_chamadas: readonly string[];
  qt_por_minuto: number;
  dt_expira: string | null;
}

/** Makes a key. @returns its number */
export function insertKey(
  tx: CompanyDb,
  key: KeyGiven & { nr_seq_clifor: number; nr_seq_filial: number; hash: Buffer },
): Promise<number> {
  return one(tx, number)`
    insert into chave_sistema (ds_chave, hs_chave, nr_seq_clifor, nr_seq_filial, ds_chamadas, qt_por_minuto, dt_expira)
    values (${key.ds_chave}, ${key.hash}, ${key.nr_seq_clifor}, ${key.nr_seq_filial}, ${key.ds_chamadas}::text[],
            ${key.qt_por_minuto}, ${key.dt_expira}::timestamptz)
    returning nr_sequencial`;
}

export async function updateKey(tx: CompanyDb, id: number, key: KeyGiven): Promise<void> {
  await execute(tx)`
    update chave_sistema
       set ds_chave = ${key.ds_chave}, ds_chamadas = ${key.ds_chamadas}::text[], qt_por_minuto = ${key.qt_por_minuto},
           dt_expira = ${key.dt_expira}::timestamptz
     where nr_sequencial = ${id}`;
}

/** Gives a key another secret; the one before counts for some hours more. */
export async function updateSecret(tx: CompanyDb, id: number, hash: Buffer, hours: number): Promise<void> {
  await execute(tx)`
    update chave_sistema
       set hs_chave = ${hash}, hs_antes = case when ${hours} > 0 then hs_chave end,
           dt_antes_ate = case when ${hours} > 0 then now() + make_interval(hours => ${hours}) end
     where nr_sequencial = ${id}`;
}

export async function updateRevoked(tx: CompanyDb, id: number): Promise<void> {
  await execute(tx)`
    update chave_sistema set dt_revogada = now(), hs_antes = null, dt_antes_ate = null where nr_sequencial = ${id}`;
}

const KeyPerson = row({
  nr_sequencial: number,
  ds_colaborador: text,
  filial: number,
  ds_filial: text,
  st_atendeos: yesNo,
  st_planos: yesNo,
  st_conjunto: yesNo,
  st_aprovador: yesNo,
  st_borracharia: yesNo.nullable(),
  st_inventario: yesNo.nullable(),
  st_cadastros: yesNo,
});
export type KeyPerson = z.infer<typeof KeyPerson>;

/** Active people of the company with what they may and their active branches, by name. */
export function listKeyPeople(db: CompanyDb) {
  return many(db, KeyPerson)`
    select g.nr_sequencial, g.ds_colaborador, f.nr_sequencial as filial, f.ds_filial, cf.st_atendeos, g.st_planos,
           g.st_conjunto, g.st_aprovador, g.st_borracharia, g.st_inventario,
           case when g.st_administra = 'S' or exists (select from clifor_cadastro k where k.nr_seq_clifor = g.nr_sequencial)
                then 'S' else 'N' end as st_cadastros
      from g_clifor g
      join clifor_filial cf on cf.nr_seq_clifor = g.nr_sequencial
      join filial f on f.nr_sequencial = cf.nr_seq_filial and f.st_status = 'A'
     where g.tp_clifor = 'C' and g.st_status = 'A'
     order by g.ds_colaborador, g.nr_sequencial, f.nr_sequencial`;
}
