import type { AnswerOf } from '@terminal/contract';
import type { ControlDb } from '../core/db/pools.ts';
import { insertTrail } from '../core/events/trail.queries.ts';
import type { PanelContext, PublicContext } from '../core/http/context.ts';
import { newToken, sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { needsFactor } from './factors.rules.ts';
import type { PanelOptions } from './options.ts';
import { deletePanelSession, insertPanelSession, type UserRow } from './queries.ts';
import { deleteSessionOf, listSessionsOf } from './sessions.queries.ts';

/** A try to prove a user of the panel: the panel's accounts belong to no company (G-04). */
export const attemptOf = (code: string, address: string) => ({
  companyId: 0,
  account: 'P' as const,
  code,
  terminalId: null,
  address,
});

/** What a user signs in with. */
export const codeOf = ({ nr_matricula, nr_sequencial }: UserRow): string =>
  nr_matricula ?? String(nr_sequencial);

/** Opens a session for an authenticated user. @param proved whether with a second factor */
export async function openSession(
  db: ControlDb,
  { secondFactor }: Pick<PanelOptions, 'secondFactor'>,
  { address }: PublicContext,
  user: UserRow,
  proved: boolean,
): Promise<Extract<AnswerOf<'panelLogin'>, { colabPainel: unknown }>> {
  const token = newToken();
  const confirmed = user.ds_senha !== null;
  const { nr_sequencial, ds_nome, tp_acesso } = user;
  await insertPanelSession(db, { tokenHash: sha256(token), userId: nr_sequencial, address, confirmed });
  await insertTrail(db, { userId: nr_sequencial, address }, [{ action: 'sessao.iniciada' }]);
  const falta_fator = !proved && needsFactor(tp_acesso, secondFactor);
  return {
    colabPainel: { token, nr_sequencial, nome: ds_nome, tp_acesso, tem_senha: confirmed, falta_fator },
  };
}

/** Ends the session; the token is worth nothing from now on. */
export async function panelLogout({ control, user, trail }: PanelContext): Promise<void> {
  await deletePanelSession(control, user.tokenHash);
  trail.push({ action: 'sessao.encerrada' });
}

/** The sessions of the user that are good still. */
export const mySessions = ({ control, user }: PanelContext): Promise<AnswerOf<'listMySessions'>> =>
  listSessionsOf(control, user.id, user.tokenHash);

/** Ends a session of the user, his own of now too. @throws Refused NAO_ENCONTRADO */
export async function endMySession({ control, user, trail }: PanelContext, id: number): Promise<void> {
  if (!(await deleteSessionOf(control, user.id, id))) throw new Refused('NAO_ENCONTRADO');
  trail.push({ action: 'sessao.encerrada', detail: String(id) });
}
