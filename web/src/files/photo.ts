import { useMutation } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { wire } from '@terminal/contract/wire';
import type { CallError } from '../core/api/errors.ts';
import { useCommand } from '../core/api/hooks.ts';
import { useOfficeCommand } from '../core/api/office.ts';
import { queryClient } from '../core/api/query-client.ts';
import { upload } from '../core/api/upload.ts';
import { currentSession, storeSession, useSession } from '../core/session/store.ts';
import { useFormCommand } from './form.ts';

/** A picture chosen to show somebody. */
export interface ChosenPhoto {
  file: File;
  /** One per picture: a second try of it is done once. */
  key: string;
}

/** Whose photo is looked at, and how another is given or this one taken away. */
export interface KeptPhoto {
  name: string;
  foto: string | null;
  isOwn: boolean;
  save: (chosen: ChosenPhoto, onDone: () => void) => void;
  remove: (onDone: () => void) => void;
  /** Forgets why the last try failed. */
  reset: () => void;
  busy: boolean;
  error: CallError | null;
}

type Answer = AnswerOf<'setPhoto'>;

const both = (
  save: { isPending: boolean; error: CallError | null; reset: () => void },
  remove: { isPending: boolean; error: CallError | null },
) => ({
  busy: save.isPending || remove.isPending,
  error: save.error ?? remove.error,
  reset: save.reset,
});

/** The photo of the signed-in person. */
export function useOwnPhoto(): KeptPhoto {
  const { dsColaborador, foto } = useSession();
  const save = useMutation<Answer, CallError, ChosenPhoto>({
    mutationFn: ({ file, key }) =>
      // Sent as a form, which the typed sender does not know; the answer is the contract's.
      upload(wire.setPhoto.path, file, file.name, { fields: {}, idempotencyKey: key }) as Promise<Answer>,
    onSuccess: showPhoto,
  });
  const remove = useCommand('removePhoto');
  return {
    name: dsColaborador,
    foto,
    isOwn: true,
    save: (chosen, onSuccess) => save.mutate(chosen, { onSuccess }),
    remove: (onDone) => remove.mutate({}, { onSuccess: (answer) => void showPhoto(answer).then(onDone) }),
    ...both(save, remove),
  };
}

/** The session shows it at once, and so does whatever was read before. */
function showPhoto({ foto }: Answer): Promise<void> {
  const session = currentSession();
  if (session) storeSession({ ...session, foto });
  return queryClient.invalidateQueries();
}

/** The photo of somebody whoever keeps people looks after. */
export function usePersonPhoto(person: { id: string; name: string; foto: string | null }): KeptPhoto {
  const params = { id: person.id };
  const save = useFormCommand('setPersonPhoto');
  const remove = useOfficeCommand('removePersonPhoto');
  return {
    name: person.name,
    foto: person.foto,
    isOwn: false,
    save: (chosen, onSuccess) => save.mutate({ params, ...chosen }, { onSuccess }),
    remove: (onSuccess) => remove.mutate({ params }, { onSuccess }),
    ...both(save, remove),
  };
}
