import { setTimeout } from 'node:timers/promises';
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

/** Waits until a period has room for what follows: a code of the period before is believed in this one only. */
async function earlyInPeriod(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  // Half a second more: a timer may fire a moment before the period ends.
  if (left < 8_000) await setTimeout(left + 500);
}

/** Gives a signed-in user of the panel an authenticator. @returns its secret, and the recovery codes */
export async function giveTotp(
  api: Api,
  who: { token: string },
): Promise<{ secret: string; codes: string[] }> {
  const begun = await api.call('beginTotp', {}, who);
  if (begun.status !== 200) throw new Error(`no authenticator: ${begun.codigo}`);
  const secret = begun.body.segredo;
  await earlyInPeriod();
  // The period before: the login that follows may use the one of now.
  const done = await api.call('finishTotp', { body: { codigo: codeOf(secret, -1) } }, who);
  if (done.status !== 200) throw new Error(`no authenticator: ${done.codigo}`);
  return { secret, codes: done.body.codigos ?? [] };
}

/** Nothing is left of who signed in to the panel, and how. */
export async function forgetSteps(api: Api): Promise<void> {
  for (const table of ['tentativa_login', 'origem_conhecida', 'fator_totp', 'chave_acesso'])
    await api.control(`delete from ${table}`);
  await api.control('delete from codigo_recuperacao');
  await api.control('delete from passo_painel');
  await api.control("delete from sessao where tp_sessao = 'P'");
}

type Proof =
  | { codigo: string }
  | { codigo_recuperacao: string }
  | { chave: { id: string; type: 'public-key' } };

/** The two steps of an administrator's login, at the server of a test or another. */
export const secondStepOf = (api: () => Api) => {
  const login = async (from = api()) =>
    (await from.call('panelLogin', { body: { empresa: 'DEMO', matricula: '9001', cpf: '111' } })).body;
  return {
    login,
    /** The name of the second step the login answers. */
    async begin(from = api()): Promise<string> {
      const answer = await login(from);
      if (!('segundo_passo' in answer)) throw new Error(`no second step: ${JSON.stringify(answer)}`);
      return answer.segundo_passo.passo;
    },
    prove: (passo: string, proof: Proof, from = api()) =>
      from.call('panelSecondStep', { body: { passo, ...proof } }),
    trail: (action: string) =>
      api().control<{
        ds_acao: string;
        ds_detalhe: string | null;
        ds_erro: string | null;
        st_resultado: string;
      }>(
        'select ds_acao, ds_detalhe, ds_erro, st_resultado from auditoria where ds_acao = $1 order by nr_sequencial desc',
        [action],
      ),
  };
};
