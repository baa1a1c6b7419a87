import { sql } from 'kysely';
import type { CompanyDb } from './db/pools.ts';

/** What somebody proves himself with, kept under another key than before. */
export interface NewHash {
  person: number;
  /** What was compared: when it has changed since, the change stays. */
  before: Buffer;
  hash: Buffer;
  /** Of the key it is kept under now. */
  mark: string;
}

/** Keeps the digits of the login under another key. */
export async function updateLoginHash(db: CompanyDb, { person, before, hash, mark }: NewHash): Promise<void> {
  await sql`
    update clifor_acesso set hm_login = ${hash}, cd_chave_login = ${mark}
     where nr_seq_clifor = ${person} and hm_login = ${before}`.execute(db);
}

/** Keeps the digits of the identity check under another key. */
export async function updateConfirmHash(
  db: CompanyDb,
  { person, before, hash, mark }: NewHash,
): Promise<void> {
  await sql`
    update clifor_acesso set hm_confirma = ${hash}, cd_chave_confirma = ${mark}
     where nr_seq_clifor = ${person} and hm_confirma = ${before}`.execute(db);
}
