import { useEffect, useRef, useState } from 'react';
import { refreshAfter } from '../core/api/refresh.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { notify } from '../core/notices.ts';
import { useSession } from '../core/session/store.ts';
import type { WorkIdentity } from '../identity/components/IdentitySheet.tsx';
import { type ChosenFile, createQueue, type FileQueue } from './queue.ts';
import { keepFile, type Origin, type Sending, sendFile } from './send.ts';

/** Files chosen on a screen, for a FileField to show and the screen to send. */
export interface Upload extends Pick<FileQueue, 'add' | 'remove'> {
  files: readonly ChosenFile[];
  /** The present state, read at the time of the call. */
  filesNow: () => readonly ChosenFile[];
  /** How many of the files chosen last were there already and are not added (FILES-02). */
  repeated: number;
  /** Whether a file is on its way. */
  busy: boolean;
  /**
   * Sends all files that are not there yet, also those that failed before; never throws.
   * @param who whose they are; absent: as the last time, at first the session's person's
   * @returns whether all files are on the order now; with none chosen that is so at once
   */
  send(order: number, who?: WorkIdentity): Promise<boolean>;
  /** Sends again what failed. */
  retry: () => void;
  /** Whether the number of the order is known, so that a single file may be sent again by its own button. */
  order: number | null;
}

/**
 * Files on their way to an order.
 * @param order number of the order; null while it does not exist yet: the screen then sends once it does
 * @param origin A opening and comments, E execution, S claim, P the tyre shop's event on a vehicle
 * @param about vehicle of the tyre shop's event; item of the order the files are about
 */
export function useUpload(
  order: number | null,
  origin: Origin,
  about: { plate?: string; item?: number | undefined } = {},
): Upload {
  const { parametros } = useSession();
  const { t } = useTranslation();
  const [queue] = useState(() =>
    createQueue({
      origin,
      ...about,
      megabytes: parametros.qt_mb_anexo,
      send: sendFile,
      // The screen is closed, but what cannot be kept must still be reported.
      keep: (sending: Sending) =>
        keepFile(sending).catch((error: unknown) => {
          notify.error(t('files.lost', { name: sending.file.name }));
          throw error;
        }),
    }),
  );
  const files = queue.useFiles();
  // What was waiting when the screen closes is still sent.
  useEffect(() => queue.show(), [queue]);
  // What is sent again from this screen stays his.
  const whose = useRef<WorkIdentity>(undefined);
  const send = async (number: number, who = whose.current) => {
    whose.current = who;
    const done = await queue.send(number, who);
    await refreshAfter('uploadFiles');
    return done;
  };
  return {
    files,
    filesNow: queue.files,
    repeated: queue.repeated(),
    busy: files.some(({ state }) => state === 'sending'),
    add: queue.add,
    remove: queue.remove,
    order,
    send,
    retry: () => {
      if (order !== null) void send(order);
    },
  };
}
