import { randomBytes } from 'node:crypto';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { ControlDb } from '../core/db/pools.ts';
import type { PanelContext } from '../core/http/context.ts';
import { keyMark, newToken, sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { seal, unseal } from '../core/sealing.ts';
import {
  deleteCodes,
  deleteFactors,
  deleteKey,
  deleteTotp,
  findFactors,
  insertKey,
  lockFactors,
  saveCodes,
  saveTotp,
} from './factors.queries.ts';
import {
  mostKeys,
  needsFactor,
  plainCode,
  type RelyingParty,
  relyingPartyOf,
  writeCode,
} from './factors.rules.ts';
import type { PanelOptions } from './options.ts';
import { askForKey, readKey } from './passkeys.ts';
import { deleteSessionsOf } from './queries.ts';
import { sealedFor } from './second-step.service.ts';
import { endStep, findMaking, insertStep, noteWrong } from './steps.queries.ts';
import { newSecret, periodOf, tellSecret } from './totp.ts';

/** Recovery codes a user is given at a time. */
const codesAtOnce = 10;

/** What the user proves himself with in a second step. */
export async function myFactors(
  { secondFactor, ...where }: PanelOptions,
  { control, user, origin }: PanelContext,
): Promise<AnswerOf<'getMyFactors'>> {
  const { totp, keys, codes } = await findFactors(control, user.id);
  return {
    exigido: needsFactor(user.level, secondFactor),
    autenticador: totp && { dt_criacao: totp.dt_criacao, dt_ultimo_uso: totp.dt_ultimo_uso },
    chaves: keys.map(({ nr_sequencial, ds_chave, dt_criacao, dt_ultimo_uso }) => ({
      nr_sequencial,
      ds_chave,
      dt_criacao,
      dt_ultimo_uso,
    })),
    chaves_possiveis: relyingPartyOf(origin, where.origins, where.production) !== null,
    qt_codigos: codes,
  };
}

/** Begins the setup of an authenticator; the secret is shown only now and becomes valid with its first code. */
export async function beginTotp(
  { keys: { secretKey } }: PanelOptions,
  { control, user, address }: PanelContext,
): Promise<AnswerOf<'beginTotp'>> {
  const secret = newSecret();
  await insertStep(control, 'A', {
    hash: sha256(newToken()),
    userId: user.id,
    challenge: null,
    secret: seal(secretKey, sealedFor, secret),
    address,
  });
  return tellSecret(secret, user.name);
}

/**
 * Stores the authenticator if its first code is right, replacing the former one.
 * @returns recovery codes, where the user has none yet
 * @throws Refused PASSO_EXPIRADO, CODIGO_RECUSADO
 */
export async function finishTotp(
  { keys }: PanelOptions,
  { control, user, trail }: PanelContext,
  code: string,
): Promise<AnswerOf<'finishTotp'>> {
  const step = await findMaking(control, 'A', user.id);
  const secret = step?.secret && unseal(keys, sealedFor, step.secret);
  if (step === undefined || !secret) throw new Refused('PASSO_EXPIRADO');
  const period = periodOf(secret, code, Date.now());
  if (period === null) {
    await noteWrong(control, step, false);
    throw new Refused('CODIGO_RECUSADO');
  }
  const sealed = seal(keys.secretKey, sealedFor, secret);
  const codigos = await control.transaction(async (tx) => {
    await lockFactors(tx, user.id);
    if (!(await endStep(tx, step))) throw new Refused('PASSO_EXPIRADO');
    await saveTotp(tx, user.id, { sealed, mark: keyMark(keys.secretKey), period });
    return firstCodes(tx, user.id);
  });
  trail.push({ action: 'fator.autenticador.cadastrado' });
  return { codigos };
}

/** Takes the authenticator of the user away. @throws Refused NAO_ENCONTRADO, ULTIMO_FATOR */
export async function removeTotp(options: PanelOptions, context: PanelContext): Promise<void> {
  const { control, user, trail } = context;
  await lockFactors(control, user.id);
  if (!(await deleteTotp(control, user.id))) throw new Refused('NAO_ENCONTRADO');
  await settleLast(options, context);
  trail.push({ action: 'fator.autenticador.removido' });
}

/**
 * Begins a passkey: what the browser is asked.
 * @throws Refused CHAVE_INDISPONIVEL where passkeys do not work, CHAVES_DEMAIS
 */
export async function beginPasskey(
  options: PanelOptions,
  { control, user, address, origin }: PanelContext,
): Promise<AnswerOf<'beginPasskey'>> {
  const party = partyOf(options, origin);
  const { keys } = await findFactors(control, user.id);
  if (keys.length >= mostKeys) throw tooMany();
  const question = await askForKey(party, user, keys);
  const { challenge } = question;
  await insertStep(control, 'C', {
    hash: sha256(newToken()),
    userId: user.id,
    challenge,
    secret: null,
    address,
  });
  return { ...question };
}

/**
 * Keeps the passkey a browser made.
 * @returns recovery codes, where the user has none yet
 * @throws Refused PASSO_EXPIRADO, CHAVE_RECUSADA, CHAVE_INDISPONIVEL, CHAVES_DEMAIS
 */
export async function finishPasskey(
  options: PanelOptions,
  { control, user, trail, origin }: PanelContext,
  { ds_chave: name, chave }: CheckedInput<'finishPasskey'>['body'],
): Promise<AnswerOf<'finishPasskey'>> {
  const party = partyOf(options, origin);
  const step = await findMaking(control, 'C', user.id);
  if (step?.challenge == null) throw new Refused('PASSO_EXPIRADO');
  const key = await readKey(party, step.challenge, chave);
  if (key === null) {
    await endStep(control, step);
    throw new Refused('CHAVE_RECUSADA');
  }
  const codigos = await control.transaction(async (tx) => {
    await lockFactors(tx, user.id);
    if (!(await endStep(tx, step))) throw new Refused('PASSO_EXPIRADO');
    if (!(await insertKey(tx, user.id, { name, ...key })))
      throw (await findFactors(tx, user.id)).keys.length >= mostKeys
        ? tooMany()
        : new Refused('CHAVE_RECUSADA');
    return firstCodes(tx, user.id);
  });
  trail.push({ action: 'fator.chave.cadastrada', detail: name });
  return { codigos };
}

/** Takes a passkey of the user away. @throws Refused NAO_ENCONTRADO, ULTIMO_FATOR */
export async function removePasskey(options: PanelOptions, context: PanelContext, id: number): Promise<void> {
  const { control, user, trail } = context;
  await lockFactors(control, user.id);
  const name = await deleteKey(control, user.id, id);
  if (name === undefined) throw new Refused('NAO_ENCONTRADO');
  await settleLast(options, context);
  trail.push({ action: 'fator.chave.removida', detail: name });
}

/** Ten new recovery codes; the ones before are worth nothing. @throws Refused SEM_FATOR */
export async function renewCodes({
  control,
  user,
  trail,
}: PanelContext): Promise<AnswerOf<'renewRecoveryCodes'>> {
  const codigos = await control.transaction(async (tx) => {
    await lockFactors(tx, user.id);
    const { totp, keys } = await findFactors(tx, user.id);
    if (totp === null && keys.length === 0) throw new Refused('SEM_FATOR');
    return newCodes(tx, user.id);
  });
  trail.push({ action: 'fator.codigos.renovados' });
  return { codigos };
}

/** Takes all second factors of a user away and ends his sessions: he begins anew. @throws Refused NAO_ENCONTRADO */
export async function removeFactorsOf({ control, user, trail }: PanelContext, id: number): Promise<void> {
  if (!(await lockFactors(control, id))) throw new Refused('NAO_ENCONTRADO');
  await deleteFactors(control, id);
  await deleteSessionsOf(control, id, user.tokenHash);
  trail.push({ action: 'fator.retirado', detail: String(id) });
}

/** Deletes the recovery codes once the last factor was removed. @throws Refused ULTIMO_FATOR the user must have a factor */
async function settleLast({ secondFactor }: PanelOptions, { control, user }: PanelContext): Promise<void> {
  const { totp, keys } = await findFactors(control, user.id);
  if (totp !== null || keys.length > 0) return;
  if (needsFactor(user.level, secondFactor)) throw new Refused('ULTIMO_FATOR');
  await deleteCodes(control, user.id);
}

async function firstCodes(db: ControlDb, userId: number): Promise<string[] | null> {
  const { codes } = await findFactors(db, userId);
  return codes > 0 ? null : newCodes(db, userId);
}

async function newCodes(db: ControlDb, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => writeCode(randomBytes(16)));
  await saveCodes(
    db,
    userId,
    codes.map((code) => sha256(plainCode(code))),
  );
  return codes;
}

function partyOf({ origins, production }: PanelOptions, origin: string): RelyingParty {
  const party = relyingPartyOf(origin, origins, production);
  if (party === null) throw new Refused('CHAVE_INDISPONIVEL');
  return party;
}

const tooMany = () => new Refused('CHAVES_DEMAIS', { valores: { limite: String(mostKeys) } });
