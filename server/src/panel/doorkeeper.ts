import { originOf, readHeader } from '../core/http/headers.ts';
import type { PanelDoor } from '../core/http/panel.ts';
import { sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { needsFactor } from './factors.rules.ts';
import type { PanelOptions } from './options.ts';
import { findPanelSession } from './queries.ts';

/**
 * Finds out who is calling the panel: by its own kind of session, read anew for every call. A branch's token is
 * nobody here, as a panel's is at a branch (G-03).
 */
export function createPanelDoor({
  control,
  secondFactor,
}: Pick<PanelOptions, 'control' | 'secondFactor'>): PanelDoor {
  return async (request) => {
    const token = readHeader(request, 'token');
    if (token === undefined) throw new Refused('SESSAO_EXPIRADA');
    const tokenHash = sha256(token);
    const session = await findPanelSession(control, tokenHash, request.ip);
    if (session === undefined) throw new Refused('SESSAO_EXPIRADA');
    return {
      address: request.ip,
      origin: originOf(request),
      authorization: readHeader(request, 'authorization'),
      control,
      trail: [],
      user: {
        id: session.nr_seq_usuario,
        name: session.ds_nome,
        level: session.tp_acesso,
        tokenHash,
        confirmed: session.confirmada,
        lacksFactor: !session.tem_fator && needsFactor(session.tp_acesso, secondFactor),
      },
    };
  };
}
