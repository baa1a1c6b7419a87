import { CallError } from '../core/api/errors.ts';
import { useSession } from '../core/session/store.ts';
import { ownActor } from '../identity/actor.ts';
import type { WorkIdentity } from '../identity/components/IdentitySheet.tsx';
import type { Upload } from './useUpload.ts';

/** Sends the files of a sheet in the name of whoever confirms it. @throws CallError why they did not arrive */
export type Delivery = (who: WorkIdentity) => Promise<void>;

/**
 * Files that belong to a command: at a shared terminal they wait until it is known who gives that, and are his (DETAIL-09); else
 * they are sent at once.
 */
export function useAttachment(upload: Upload, order: number): { waits: boolean; deliver: Delivery } {
  const waits = ownActor(useSession()) === null;
  return {
    waits,
    async deliver(who) {
      if (!waits || (await upload.send(order, who))) return;
      for (const { error } of upload.filesNow()) if (error instanceof CallError) throw error;
    },
  };
}
