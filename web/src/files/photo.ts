import { useMutation } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { wire } from '@terminal/contract/wire';
import type { CallError } from '../core/api/errors.ts';
import { useCommand } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { upload } from '../core/api/upload.ts';
import { currentSession, storeSession } from '../core/session/store.ts';

/** A picture chosen to show oneself. */
export interface ChosenPhoto {
  file: File;
  /** One per picture: a second try of it is done once. */
  key: string;
}

type Answer = AnswerOf<'setPhoto'>;

/** Gives the signed-in person a photo. */
export const useSetPhoto = () =>
  useMutation<Answer, CallError, ChosenPhoto>({
    mutationFn: ({ file, key }) =>
      // Sent as a form, which the typed sender does not know; the answer is the contract's.
      upload(wire.setPhoto.path, file, file.name, { fields: {}, idempotencyKey: key }) as Promise<Answer>,
    onSuccess: showPhoto,
  });

/** Takes it away. */
export const useRemovePhoto = () => useCommand('removePhoto');

/** The session shows it at once, and so does whatever was read before. */
export function showPhoto({ foto }: Answer): Promise<void> {
  const session = currentSession();
  if (session) storeSession({ ...session, foto });
  return queryClient.invalidateQueries();
}
