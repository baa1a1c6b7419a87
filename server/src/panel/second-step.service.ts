import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { ControlDb } from '../core/db/pools.ts';
import { insertTrail } from '../core/events/trail.queries.ts';
import type { PublicContext } from '../core/http/context.ts';
import { keyMark, newToken, sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { seal, unseal } from '../core/sealing.ts';
import { countTry, refuseWhileLocked } from '../throttle/service.ts';
import { type Factors, findFactors, hasCode, useCode, useKey, useTotp } from './factors.queries.ts';
import { plainCode, relyingPartyOf } from './factors.rules.ts';
import type { PanelOptions } from './options.ts';
import { askForProof, readProof } from './passkeys.ts';
import { findUserById, type UserRow } from './queries.ts';
import { attemptOf, codeOf, openSession } from './session.service.ts';
import { endStep, findLoginStep, insertStep, noteWrong, type Step } from './steps.queries.ts';
import { periodOf } from './totp.ts';

type Form = CheckedInput<'panelSecondStep'>['body'];
type Asked = Extract<AnswerOf<'panelLogin'>, { segundo_passo: unknown }>;

/** What the secrets of authenticators are sealed for. */
export const sealedFor = 'fator';

/**
 * Asks a user for his second factor, whose digits and password were right: no session, and nothing told of tries that were
 * wrong until he has it.
 * @returns undefined: he has none
 * @throws Refused LOGIN_BLOQUEADO
 */
export async function askSecondStep(
  options: PanelOptions,
  { address, origin }: PublicContext,
  user: UserRow,
): Promise<Asked | undefined> {
  const { control, origins, production } = options;
  const { totp, keys, codes } = await findFactors(control, user.nr_sequencial);
  if (totp === null && keys.length === 0) return undefined;
  await refuseWhileLocked(control, attemptOf(codeOf(user), address));
  const party = keys.length === 0 ? null : relyingPartyOf(origin, origins, production);
  const question = party === null ? null : await askForProof(party, keys);
  const passo = newToken();
  await insertStep(control, 'L', {
    hash: sha256(passo),
    userId: user.nr_sequencial,
    challenge: question?.challenge ?? null,
    secret: null,
    address,
  });
  return {
    segundo_passo: {
      passo,
      autenticador: totp !== null,
      chave: question && { ...question },
      codigos: codes > 0,
    },
  };
}

/** Marks a proof as used; false: it was used already. */
type Use = (db: ControlDb) => Promise<boolean>;

/**
 * The second step of a login. A wrong proof counts like a wrong digit of the account, and the fifth ends the step.
 * @throws Refused PASSO_EXPIRADO, CODIGO_RECUSADO, CHAVE_RECUSADA, LOGIN_BLOQUEADO
 */
export async function panelSecondStep(
  options: PanelOptions,
  context: PublicContext,
  form: Form,
): Promise<AnswerOf<'panelSecondStep'>> {
  const { control } = options;
  const { address } = context;
  const step = await findLoginStep(control, sha256(form.passo), address);
  const user = step && (await findUserById(control, step.userId, address));
  if (step === undefined || user?.de_rede !== true) throw new Refused('PASSO_EXPIRADO');
  const use = await proofOf(options, context, step, form);
  const wrong = 'chave' in form ? 'CHAVE_RECUSADA' : 'CODIGO_RECUSADO';
  const who = { userId: user.nr_sequencial, address };
  await countTry(control, attemptOf(codeOf(user), address), use !== null, 'LOGIN_BLOQUEADO', (action) =>
    insertTrail(control, who, [{ action, detail: codeOf(user), error: wrong }]),
  );
  if (use === null) {
    await noteWrong(control, step, 'chave' in form);
    throw new Refused(wrong);
  }
  return control.transaction(async (tx) => {
    if (!(await endStep(tx, step))) throw new Refused('PASSO_EXPIRADO');
    if (!(await use(tx))) throw new Refused(wrong);
    if ('codigo_recuperacao' in form) await insertTrail(tx, who, [{ action: 'fator.codigo.usado' }]);
    return openSession(tx, options, context, user, true);
  });
}

async function proofOf(
  options: PanelOptions,
  context: PublicContext,
  step: Step,
  form: Form,
): Promise<Use | null> {
  const factors = await findFactors(options.control, step.userId);
  if ('codigo' in form) return totpProof(options, factors, step.userId, form.codigo);
  if ('chave' in form) return keyProof(options, context, factors, step, form.chave);
  const hash = sha256(plainCode(form.codigo_recuperacao));
  const known = await hasCode(options.control, step.userId, hash);
  return known ? (db) => useCode(db, step.userId, hash) : null;
}

function totpProof({ keys }: PanelOptions, { totp }: Factors, userId: number, code: string): Use | null {
  const secret = totp === null ? undefined : unseal(keys, sealedFor, totp.bt_segredo);
  if (totp === null || secret === undefined) return null;
  const period = periodOf(secret, code, Date.now());
  if (period === null || period <= totp.nr_periodo) return null;
  const renewed = { sealed: seal(keys.secretKey, sealedFor, secret), mark: keyMark(keys.secretKey) };
  return (db) => useTotp(db, userId, period, renewed);
}

async function keyProof(
  { origins, production }: PanelOptions,
  { origin }: PublicContext,
  { keys }: Factors,
  { challenge }: Step,
  answer: { id: string },
): Promise<Use | null> {
  const party = relyingPartyOf(origin, origins, production);
  const key = keys.find(({ cd_credencial }) => cd_credencial === answer.id);
  if (party === null || key === undefined || challenge === null) return null;
  const counter = await readProof(party, challenge, key, answer);
  return counter === null ? null : (db) => useKey(db, key.nr_sequencial, counter);
}
