import { useMutation } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { officeWire } from '@terminal/contract/wire-office';
import { addressOf } from '../core/api/address.ts';
import type { CallError } from '../core/api/errors.ts';
import { post } from '../core/api/post.ts';
import { refreshAfter } from '../core/api/refresh.ts';
import { formOf, upload } from '../core/api/upload.ts';
import { smaller } from '../core/files/smaller.ts';

/** Commands that take one file, or none, with what was typed about it. */
type FormCall = 'addVehiclePhoto' | 'addVehicleDocument' | 'setPersonPhoto';

/** A file with its fields. */
interface Form {
  params: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
  /** Undefined: there is none. */
  file?: File | undefined;
  /** One per file chosen: a second try of it is done once. */
  key: string;
}

/** Sends one file, or none, with what was typed about it; pending until what it changed has been asked for again. Not kept without network. */
export const useFormCommand = <N extends FormCall>(name: N) =>
  useMutation<AnswerOf<N>, CallError, Form>({
    mutationFn: async ({ params, fields = {}, file, key }) => {
      const path = addressOf(officeWire[name].path, params);
      // Sent as a form, which the typed sender does not know; the answer is the contract's.
      const options = { fields, idempotencyKey: key };
      const answer = file
        ? await upload(path, await smaller(file), file.name, options)
        : await post(path, formOf(fields), options);
      await refreshAfter(name);
      return answer as AnswerOf<N>;
    },
  });
