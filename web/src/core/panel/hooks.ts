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

/** Sends a call of the panel, as useCommandOver; the password is asked for where it must be. */
export const usePanelCommand = <N extends PanelCallName>(name: N) => useCommandOver(panelRequest, name);
