import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type CallError, isDigitsRefusal } from '../core/api/errors.ts';
import { useSession } from '../core/session/store.ts';
import { ownActor } from '../identity/actor.ts';
import { IdentityStep } from '../identity/components/IdentityStep.tsx';
import { type InventoryAct, inventoryActOf } from '../identity/confirmed.ts';
import type { Who } from './useCounter.tsx';

/** A command on an inventory in the name of a person. */
interface Signed {
  /** Gives the command; at a shared terminal it asks first in whose name. */
  press(): void;
  /** Shown instead of the sheet during the identity step. */
  question: ReactNode;
  /** Why it was refused, but for digits: these are asked for again. */
  failure: CallError | null;
}

/** Begins or ends an inventory in the name of a person (doc 3 §6). @param input of the command, with the acting person */
export function useSigned<A, V>(
  kind: InventoryAct['kind'],
  { mutate, isPending, error }: UseMutationResult<A, CallError, V>,
  input: (who: Who) => V,
  onDone: (answer: A) => void,
): Signed {
  const asks = ownActor(useSession()) === null;
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState<number | null>(null);
  const send = (who: Who) =>
    mutate(input(who), {
      onSuccess: onDone,
      onError: (refusal) => setAsking(isDigitsRefusal(refusal)),
    });
  return {
    press: () => (asks ? setAsking(true) : send({})),
    failure: error === null || isDigitsRefusal(error) ? null : error,
    question: asking ? (
      <IdentityStep
        flow={inventoryActOf(kind, tried)}
        error={error}
        busy={isPending}
        onConfirm={(who) => {
          setTried(who.nr_seq_clifor);
          send(who);
        }}
        onClose={() => setAsking(false)}
      />
    ) : null,
  };
}
