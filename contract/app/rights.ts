import type { Call, CallerKind, Permission } from '../core/call.ts';

/** What a call for branch sessions asks of its sender. */
export interface CallRights {
  readonly who: readonly CallerKind[];
  readonly needs: Call['needs'];
}

/**
 * Whether a branch session may send a call. The server checks each call by it, the web what it offers.
 * @param holds whether its person has a permission
 */
export const callerReaches = (
  kind: CallerKind,
  holds: (permission: Permission) => boolean,
  { who, needs }: CallRights,
): boolean => who.includes(kind) && needs.every(holds);
