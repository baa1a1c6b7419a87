import type { InputOf } from '@terminal/contract';
import { panelWire } from '@terminal/contract/wire-panel';
import { awayOf, callErrorOf, isOurs } from '../api/client.ts';
import { CallError } from '../api/errors.ts';
import { hostOf } from '../api/hosts.ts';
import { expirePanel, panelHeaders } from './client.ts';
import { currentPanelSession } from './store.ts';

/** Calls of the panel that answer a file to what their body asks. */
export type FileCall = 'exportTable' | 'exportTrail';

/**
 * The file a call answers.
 * @throws CallError; the reason of the signal when it was cancelled
 */
export async function panelFile<N extends FileCall>(
  call: N,
  asked: InputOf<N>['body'],
  signal: AbortSignal,
): Promise<Blob> {
  const token = currentPanelSession()?.token ?? null;
  const { method, path } = panelWire[call];
  try {
    const response = await fetch(`${hostOf(location.hostname).base}/${path}`, {
      method,
      headers: panelHeaders(token, null, true),
      body: JSON.stringify(asked),
      signal,
    });
    if (!isOurs(response)) throw awayOf(response);
    if (response.status === 401) expirePanel(token);
    if (!response.ok) throw await callErrorOf(response);
    return await response.blob();
  } catch (error) {
    if (error instanceof CallError || signal.aborted) throw error;
    // A file that failed half-way breaks off: a part is not handed over as the whole.
    throw new CallError({ kind: 'broken' });
  }
}
