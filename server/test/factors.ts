import { Secret, TOTP } from 'otpauth';
import type { Api } from './api.ts';

/** The code of an authenticator. @param periods later (or earlier) than now, of 30 s each */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

/** A six-digit code that is none of an authenticator about now. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

/** Gives a signed-in user of the panel an authenticator. @returns its secret, and the recovery codes */
export async function giveTotp(
  api: Api,
  who: { token: string },
): Promise<{ secret: string; codes: string[] }> {
  const begun = await api.call('beginTotp', {}, who);
  if (begun.status !== 200) throw new Error(`no authenticator: ${begun.codigo}`);
  const secret = begun.body.segredo;
  // The period before: the login that follows may use the one of now.
  const done = await api.call('finishTotp', { body: { codigo: codeOf(secret, -1) } }, who);
  if (done.status !== 200) throw new Error(`no authenticator: ${done.codigo}`);
  return { secret, codes: done.body.codigos ?? [] };
}
