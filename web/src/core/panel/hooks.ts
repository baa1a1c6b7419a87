import type { PanelCallName } from '@terminal/contract';
import type { CallInput } from '../api/client.ts';
import { type ReadOptions, useCallOver, useCommandOver } from '../api/hooks.ts';
import { panelRequest } from './client.ts';

/** Reads a call of the panel, cached by name and input. */
export const usePanelCall = <N extends PanelCallName>(
  name: N,
  input: CallInput<N>,
  options: ReadOptions = {},
) => useCallOver(panelRequest, name, input, options);

/**
 * Sends a call of the panel; the password is asked for where it must be.
 * @param refresh loads again what the command changed
 */
export const usePanelCommand = <N extends PanelCallName>(name: N, refresh?: () => Promise<void>) =>
  useCommandOver(panelRequest, name, refresh);
