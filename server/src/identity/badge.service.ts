import type { AnswerOf } from '@terminal/contract';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { countTry } from '../throttle/service.ts';
import { findByBadge } from './proof.queries.ts';
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
