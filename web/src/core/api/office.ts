import type { OfficeCallName } from '@terminal/contract';
import { officeWire } from '@terminal/contract/wire-office';
import { type BodyRequest, bodyOver } from './body.ts';
import { type CallInput, type Request, requestOver, session } from './client.ts';
import { type ReadOptions, useCallOver, useCommandOver } from './hooks.ts';

/** Sends a call of who keeps master data or administers the company, or of a page of the office; work does not load it. */
export const officeRequest: Request<OfficeCallName> = requestOver({ wire: officeWire, ...session });

/** Sends one whose input or answer is not JSON. */
export const officeBody: BodyRequest<OfficeCallName> = bodyOver({ wire: officeWire, ...session });

/** Reads through the contract, as useCall. */
export const useOfficeCall = <N extends OfficeCallName>(
  name: N,
  input: CallInput<N>,
  options: ReadOptions = {},
) => useCallOver(officeRequest, name, input, options);

/** Sends through the contract, as useCommandOver. */
export const useOfficeCommand = <N extends OfficeCallName>(name: N) => useCommandOver(officeRequest, name);
