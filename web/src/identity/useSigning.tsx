import { type ReactNode, useState } from 'react';
import type { CallError } from '../core/api/errors.ts';
import { useSession } from '../core/session/store.ts';
import { ownActor } from './actor.ts';
import type { WorkIdentity } from './components/IdentitySheet.tsx';
import { IdentityStep } from './components/IdentityStep.tsx';
import type { Confirmed } from './confirmed.ts';

/** What is recorded on an order in the name of a person. */
interface Signing {
  /** A shared terminal, which asks whose it is. */
  asks: boolean;
  /** Records in the session's name; at a shared terminal it asks first in whose. */
  press(): void;
  /** It was taken, or refused for another reason than the digits: nobody is asked any more. */
  done(): void;
  /** The sheet that asks. */
  question: ReactNode;
}

interface Signed {
  flow: Confirmed;
  error: CallError | null;
  busy: boolean;
  send: (who: WorkIdentity) => void;
}

/** Whose a comment or a file is: the session's person's without digits, at a shared terminal a technician's by his (DETAIL-09). */
export function useSigning({ flow, error, busy, send }: Signed): Signing {
  const session = useSession();
  const asks = ownActor(session) === null;
  const [asking, setAsking] = useState(false);
  const done = () => setAsking(false);
  return {
    asks,
    press: () => (asks ? setAsking(true) : send({ nr_seq_clifor: session.tecnicoId })),
    done,
    question: asking ? (
      <IdentityStep flow={flow} error={error} busy={busy} onConfirm={send} onProved={send} onClose={done} />
    ) : null,
  };
}
