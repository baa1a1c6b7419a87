import type { AnswerOf } from '@terminal/contract';

/** What a user proves himself with. */
export type Factors = AnswerOf<'getMyFactors'>;
/** The second step of a login. */
export type SecondStep = Extract<AnswerOf<'panelLogin'>, { segundo_passo: unknown }>['segundo_passo'];
/** One of the own sessions. */
export type OwnSession = AnswerOf<'listMySessions'>[number];

/** Whether there is an authenticator or a passkey. */
export const hasFactor = ({ autenticador, chaves }: Pick<Factors, 'autenticador' | 'chaves'>): boolean =>
  autenticador !== null || chaves.length > 0;

/** The digits of an authenticator's code as typed or pasted, six at most: '123 456' is '123456'. */
export const codeDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 6);

/** A recovery code as it is sent; null: not one yet. Blanks, dashes and small letters do not matter. */
export function recoveryCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z2-7]{16}$/.test(signs) ? signs : null;
}

/** A secret in groups of four, as it is typed into an authenticator. */
export const inFours = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Systems by what their browsers call themselves; the first that fits. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux|CrOS/],
] as const;

/**
 * Name proposed for a new passkey: what the device is, with a number where the name is taken.
 * @param otherwise where the browser does not say
 */
export function proposedName(userAgent: string, taken: readonly string[], otherwise: string): string {
  const name = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? otherwise;
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : `${name} ${count}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
