import type { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import { bytes, number, row, text } from '../core/row.ts';

/** L second step of a login, A an authenticator being made, C a passkey being made. */
export type StepKind = 'L' | 'A' | 'C';

/** How long a step is good for, in minutes. */
const minutes: Record<StepKind, number> = { L: 5, A: 10, C: 10 };
/** Wrong proofs that end one. */
const mostWrong = 5;

/** A step under way. */
export const Step = row({
  hash: bytes,
  userId: number,
  /** What a passkey is to sign. */
  challenge: text.nullable(),
  /** The authenticator's secret, sealed. */
  secret: bytes.nullable(),
});
export type Step = z.infer<typeof Step>;

/** Begins a step; of those in which something is made a user has one, and steps past their time go. */
export async function insertStep(
  db: ControlDb,
  kind: StepKind,
  { hash, userId, challenge, secret, address }: Step & { address: string },
): Promise<void> {
  await execute(db)`
    delete from passo_painel
     where dt_expira < now() or ${kind} <> 'L' and nr_seq_usuario = ${userId} and tp_passo = ${kind}`;
  await execute(db)`
    insert into passo_painel (hs_passo, tp_passo, nr_seq_usuario, ds_ip, ds_desafio, bt_segredo, dt_expira)
    values (${hash}, ${kind}, ${userId}, ${address}::inet, ${challenge}, ${secret},
            now() + make_interval(mins => ${minutes[kind]}))
        on conflict (nr_seq_usuario, tp_passo) where tp_passo <> 'L' do update
       set hs_passo = excluded.hs_passo, ds_ip = excluded.ds_ip, ds_desafio = excluded.ds_desafio,
           bt_segredo = excluded.bt_segredo, qt_erros = 0, dt_expira = excluded.dt_expira`;
}

const step = sql`hs_passo as hash, nr_seq_usuario as "userId", ds_desafio as challenge, bt_segredo as secret`;

/** The second step of a login by its name, as long as it is good; from elsewhere it is none. */
export async function findLoginStep(db: ControlDb, hash: Buffer, address: string): Promise<Step | undefined> {
  return maybe(db, Step)`
    select ${step} from passo_painel
     where hs_passo = ${hash} and tp_passo = 'L' and ds_ip = ${address}::inet and dt_expira > now()`;
}

/** What a user is making, as long as it is good. */
export async function findMaking(db: ControlDb, kind: 'A' | 'C', userId: number): Promise<Step | undefined> {
  return maybe(db, Step)`
    select ${step} from passo_painel
     where tp_passo = ${kind} and nr_seq_usuario = ${userId} and dt_expira > now()`;
}

/** Ends a step that was proved. @returns false: it has ended already */
export async function endStep(db: ControlDb, { hash }: Pick<Step, 'hash'>): Promise<boolean> {
  const written = await execute(db)`
    delete from passo_painel where hs_passo = ${hash} and dt_expira > now()`;
  return written === 1;
}

/** Notes a wrong proof: the fifth ends the step. @param answered whether a passkey answered: its question is spent */
export async function noteWrong(
  db: ControlDb,
  { hash }: Pick<Step, 'hash'>,
  answered: boolean,
): Promise<void> {
  await execute(db)`
    update passo_painel
       set qt_erros = qt_erros + 1, ds_desafio = case when ${answered} and tp_passo = 'L' then null else ds_desafio end
     where hs_passo = ${hash} and qt_erros < ${mostWrong}`;
  await execute(db)`delete from passo_painel where hs_passo = ${hash} and qt_erros >= ${mostWrong}`;
}
