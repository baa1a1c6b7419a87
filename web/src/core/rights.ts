import type { PanelLevel } from '@terminal/contract';
import { hasPermission, kindOf } from '@terminal/contract/permissions';
import { type CallRights, callerReaches } from '@terminal/contract/rights';
import { mayDo, type PanelSession } from './panel/record.ts';
import type { BranchSession } from './session/record.ts';

/** Whether a branch session may send a call. @param rights of the call, from `@terminal/contract/call-rights` */
export const mayCall = (session: BranchSession, rights: CallRights): boolean =>
  callerReaches(kindOf(session), (permission) => hasPermission(session, permission), rights);

/**
 * Whether a panel session may send a call; the password may be asked for once more.
 * @param rights of the call, from `@terminal/contract/call-rights`
 */
export const mayCallPanel = (
  session: Pick<PanelSession, 'tp_acesso'>,
  { level }: { level: PanelLevel },
): boolean => mayDo(session, level);
