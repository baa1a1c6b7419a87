import type { AnswerOf } from '@terminal/contract';
import type { CompanyContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { readBadge } from '../identity/badge.service.ts';
import { countTry } from '../throttle/service.ts';
import { findPerson, getSettings, insertSignInEvent, type PersonRow } from './queries.ts';
import { enter, type SessionOptions, terminalOf } from './sign-in.service.ts';

/**
 * Signs in the owner of a badge, where the company lets badges (AUTH-28). A badge that signs nobody in counts as a wrong try of
 * the terminal, or of the network and company; a right one is held to the limits of its owner.
 * @throws Refused TERMINAL_NAO_CADASTRADO, CRACHA_DESLIGADO, CRACHA_DE_NINGUEM, CRACHA_RETIRADO, CRACHA_DE_QUEM_SAIU,
 * LOGIN_BLOQUEADO
 */
export async function badgeSignIn(
  options: SessionOptions,
  context: CompanyContext,
  code: string,
): Promise<AnswerOf<'badgeSignIn'>> {
  const terminalId = await terminalOf(options, context);
  if ((await getSettings(context.db)).entrada_cracha === 'N') throw new Refused('CRACHA_DESLIGADO');
  const read = await readBadge(context.db, options.keys, context.company.id, code);
  const person = typeof read === 'number' ? await findPerson(context.db, read) : undefined;
  const first = person?.filiais[0]?.nr_sequencial;
  const refusal = typeof read === 'number' ? 'CRACHA_DE_QUEM_SAIU' : read;
  const enters = person !== undefined && first !== undefined;
  const attempt = {
    ...(enters ? accountOf(person) : ({ account: 'T', code: 'CRACHA' } as const)),
    companyId: context.company.id,
    terminalId,
    address: context.address,
  };
  const data = { forma: 'cracha', terminal: terminalId, ...(!enters && { motivo: refusal }) };
  await countTry(options.databases.control, attempt, enters, 'LOGIN_BLOQUEADO', (name) =>
    insertSignInEvent(context.db, { name, branchId: null, personId: person?.nr_sequencial ?? null, data }),
  );
  if (!enters) throw new Refused(refusal);
  return enter(options, context, person, { terminalId, first, by: 'cracha' });
}

/** Whose tries are counted together with those of his digits. */
const accountOf = ({ tp_clifor, nr_matricula, nr_sequencial }: PersonRow) =>
  tp_clifor === 'F'
    ? ({ account: 'F', code: String(nr_sequencial) } as const)
    : ({ account: 'I', code: nr_matricula ?? String(nr_sequencial) } as const);
