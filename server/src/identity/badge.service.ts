import type { AnswerOf } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import type { SessionContext } from '../core/http/context.ts';
import { type Keys, keyMark } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { countTry } from '../throttle/service.ts';
import { forgetFormer, hasBadge, isOfAnother, updateBadge } from './given-badge.queries.ts';
import { findByBadge, findLostBadge, updateHash } from './proof.queries.ts';
import { badgeHashes, type ProofOptions } from './proof.service.ts';
import { findActing, insertTryEvent } from './queries.ts';
import { actingRefusal } from './rules.ts';

/**
 * Whose badge was scanned, of the people this session may act as. One that nobody of them has counts as a wrong try of the
 * terminal, or of the network and company: it has no account (G-126).
 * @throws Refused CRACHA_DESCONHECIDO, CPF_BLOQUEADO
 */
export async function badgeOwner(
  context: SessionContext,
  { databases, keys }: ProofOptions,
  code: string,
): Promise<AnswerOf<'findBadge'>> {
  const { actor, address, db } = context;
  const found = await findByBadge(db, badgeHashes(keys, actor.company.id, code).any);
  const mayAct = found !== undefined && (await isOfThisTerminal(context, found.nr_sequencial));
  const attempt = {
    companyId: actor.company.id,
    account: 'T' as const,
    code: 'CRACHA',
    terminalId: actor.terminalId,
    address,
  };
  const { branchId: branch, personId: by } = actor;
  await countTry(databases.control, attempt, mayAct, 'CPF_BLOQUEADO', (name) =>
    insertTryEvent(databases.company(actor.company.database), { name, branch, person: by, by }),
  );
  if (!mayAct) throw new Refused('CRACHA_DESCONHECIDO');
  return { nr_sequencial: found.nr_sequencial, ds_colaborador: found.ds_colaborador };
}

/** Whether the session may name the person in a command, an approver's own name included. */
async function isOfThisTerminal({ db, actor }: SessionContext, person: number): Promise<boolean> {
  const nothing = { order: null, session: null, at: null };
  const acting = await findActing(db, person, actor.branchId, nothing);
  return actingRefusal(actor, person, acting?.atende ?? false, 'either') === null;
}

/**
 * Whose badge it is, or why it is nobody's: it was taken away, its owner left, or nobody ever had it.
 * @returns number of a person in use, or the refusal
 */
export async function readBadge(
  db: CompanyDb,
  keys: Keys,
  companyId: number,
  code: string,
): Promise<number | 'CRACHA_DE_NINGUEM' | 'CRACHA_RETIRADO' | 'CRACHA_DE_QUEM_SAIU'> {
  const { now, any } = badgeHashes(keys, companyId, code);
  const found = await findByBadge(db, any);
  if (found === undefined) {
    const lost = await findLostBadge(db, any);
    if (lost === undefined) return 'CRACHA_DE_NINGUEM';
    return lost.retirado ? 'CRACHA_RETIRADO' : 'CRACHA_DE_QUEM_SAIU';
  }
  const { nr_sequencial: person, hm_cracha: before } = found;
  if (!before.equals(now))
    await updateHash(db, 'badge', { person, before, hash: now, mark: keyMark(keys.secretKey) });
  return person;
}

/** Whether a person has a badge. */
export const wearsBadge: (db: CompanyDb, person: number) => Promise<boolean> = hasBadge;

/**
 * Gives a person of a company a badge in the place of a former one, null takes it away; only who signs in by digits has one.
 * @throws Refused PESSOA_SEM_DIGITOS, CRACHA_EM_USO
 */
export async function giveBadge(
  db: CompanyDb,
  keys: Keys,
  { company, person }: { company: number; person: number },
  code: string | null,
): Promise<void> {
  const hashes = code === null ? null : badgeHashes(keys, company, code);
  // The database holds it under one key; during a change of keys it may still be kept under the other.
  if (hashes !== null && (await isOfAnother(db, person, hashes.any))) throw new Refused('CRACHA_EM_USO');
  const kept = hashes && { hash: hashes.now, mark: keyMark(keys.secretKey) };
  if (!(await updateBadge(db, person, kept))) throw new Refused('PESSOA_SEM_DIGITOS');
  if (hashes !== null) await forgetFormer(db, hashes.any);
}
