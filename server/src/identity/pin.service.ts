import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { pinLengthOf } from '@terminal/contract/pin';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { hashDigits, proveDigits } from '../core/digits.ts';
import { tell } from '../core/events/tell.ts';
import type { SessionContext } from '../core/http/context.ts';
import { keyMark } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { clearPin, findPin, updatePin } from './pin.queries.ts';
import { pinFault } from './pin.rules.ts';
import { type ProofOptions, prove } from './proof.service.ts';
import { findActing } from './queries.ts';

/** What is known of a person's PIN; never its digits. @returns undefined: there is no such person */
export const pinOf: (db: CompanyDb, person: number) => ReturnType<typeof findPin> = findPin;

/** Takes the PIN of a person away: the digits count again. @returns whether there was one */
export const takePin: (db: CompanyDb, person: number) => Promise<boolean> = clearPin;

/** PIN of the session's person. */
export async function ownPin({ db, actor }: Context): Promise<AnswerOf<'getOwnPin'>> {
  const found = await findPin(db, actor.personId);
  if (found === undefined) throw new Error('a session is of a person');
  return { tamanho_pin: found.tamanho_pin, st_pin: found.vale ? 'S' : 'N' };
}

/**
 * Gives the session's person the PIN he chose, once he has proved himself by the former one or by his digits.
 * @throws Refused PIN_DESLIGADO, CPF_INCORRETO, CPF_BLOQUEADO, PIN_TAMANHO, PIN_REPETIDO, PIN_SEQUENCIA, PIN_MATRICULA, PIN_CPF
 */
export async function setOwnPin(
  options: ProofOptions,
  context: SessionContext,
  { cpf, pin }: CheckedInput<'setOwnPin'>['body'],
): Promise<AnswerOf<'setOwnPin'>> {
  const { db, actor } = context;
  const length = pinLengthOf((await ownPin(context)).tamanho_pin);
  if (length === null) throw new Refused('PIN_DESLIGADO');
  const person = await findActing(db, actor.personId, actor.branchId, {
    order: null,
    session: null,
    at: null,
  });
  if (person === undefined) throw new Refused('CPF_INCORRETO');
  await prove(options, context, person, cpf);
  const { secretKey, otherKey } = options.keys;
  const typed = { secretKey, companyId: actor.company.id, personId: actor.personId };
  const beginning = { ...typed, purpose: 'confirma', digits: pin.slice(0, 3) } as const;
  const fault = pinFault(pin, {
    length,
    registration: person.nr_matricula,
    beginsAsCpf: proveDigits(person.hm_confirma, beginning, otherKey) !== null,
  });
  if (fault !== null) throw new Refused(fault, { faults: { pin: fault } });
  const hash = hashDigits({ ...typed, purpose: 'pin', digits: pin });
  await updatePin(db, actor.personId, { hash, mark: keyMark(secretKey), length });
  tell(context, 'pessoa.pin', {});
  return { st_pin: 'S' };
}
