import type { PanelCallName } from '@terminal/contract';
import { panelWire } from '@terminal/contract/wire-panel';
import { type BodyRequest, bodyOver } from '../api/body.ts';
import { type Line, type Request, requestOver } from '../api/client.ts';
import { CallError } from '../api/errors.ts';
import { t } from '../i18n/useTranslation.ts';
import { showPopup } from '../notices.ts';
import { askPassword } from './password.ts';
import { clearPanelSession, currentPanelSession, storePanelSession } from './store.ts';

/** Headers of a call of the panel: its own token, no company (G-02). */
export const panelHeaders = (
  token: string | null,
  key: string | null,
  hasBody: boolean,
): Record<string, string> => ({
  Accept: 'application/json',
  ...(hasBody && { 'Content-Type': 'application/json' }),
  ...(token && { Token: token }),
  ...(key && { 'Idempotency-Key': key }),
});

/** A call sent with `token` was answered 401: said once, then the panel's frame goes back to its login. */
export function expirePanel(token: string | null): void {
  if (token === null || currentPanelSession()?.token !== token) return;
  clearPanelSession();
  showPopup({ title: null, text: t('core.expired') });
}

const line: Line<PanelCallName> = {
  wire: panelWire,
  token: () => currentPanelSession()?.token ?? null,
  headers: panelHeaders,
  expire: expirePanel,
};

const plain = requestOver(line);

/** Cancelled at the question for the password: nothing went wrong. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof CallError && error.codigo === 'CONFIRMAR_SENHA';

/** The server wants a second factor meanwhile: the guards of the panel lead to where it is set up. */
function noteLackingFactor(): void {
  const session = currentPanelSession();
  if (session) storePanelSession({ ...session, falta_fator: true });
}

/**
 * Sends; where the server wants the password again it is asked for, and the same is sent once more (G-124).
 * @throws CallError, CONFIRMAR_SENHA among them when the person cancels (`isCancelled`)
 */
export async function confirmed<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const code = error instanceof CallError ? error.codigo : null;
    if (code === 'SEGUNDO_FATOR_FALTA') noteLackingFactor();
    if (code !== 'CONFIRMAR_SENHA' || !(await askPassword())) throw error;
    return send();
  }
}

/** Sends a call of the panel, confirmed by the password where it must be. @throws CallError */
export const panelRequest: Request<PanelCallName> = (name, input, options) =>
  confirmed(() => plain(name, input, options));

/** Sends a call of the panel whose input or answer is not JSON. @throws CallError */
export const panelBody: BodyRequest<PanelCallName> = (name, content, query) =>
  confirmed(() => bodyOver(line)(name, content, query));
