import { type ReactNode, useState } from 'react';
import type { CallError } from '../core/api/errors.ts';
import { useSession } from '../core/session/store.ts';
import { type Actor, ownActor } from '../identity/actor.ts';
import type { Identity } from '../identity/components/IdentitySheet.tsx';
import { IdentityStep } from '../identity/components/IdentityStep.tsx';
import { inventoryActOf } from '../identity/confirmed.ts';

/** Input fields that name the counting person; empty: the session's person. */
export type Who = Partial<Identity>;

/** The counting person of this page. */
export interface Counter {
  /** Counting person on a shared terminal; null: none yet, or the session's person counts. */
  actor: Actor | null;
  /** Determines the counting person, asking once; null: not answered. */
  who(): Promise<Who | null>;
  /** Asks again, for another person or after refused digits. */
  ask(failure?: CallError): Promise<Who | null>;
  question: ReactNode;
}

interface Asking {
  failure: CallError | null;
  answer: (who: Who | null) => void;
}

/**
 * Technicians count by their session. At a shared terminal a technician proves himself before the first count and counts
 * until somebody else takes over or the page is left (doc 3 §6).
 */
export function useCounter(): Counter {
  const asks = ownActor(useSession()) === null;
  const [proven, setProven] = useState<{ who: Identity; actor: Actor } | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);

  const ask = (failure: CallError | null = null) => {
    asking?.answer(null);
    return new Promise<Who | null>((answer) => setAsking({ failure, answer }));
  };
  const settle = (who: Identity | null) => {
    asking?.answer(who);
    setAsking(null);
  };

  return {
    actor: proven?.actor ?? null,
    who: async () => (asks ? (proven?.who ?? ask()) : {}),
    ask,
    question: asking && (
      <IdentityStep
        flow={inventoryActOf('count', asking.failure && (proven?.who.nr_seq_clifor ?? null))}
        error={asking.failure}
        busy={false}
        onConfirm={(who, actor) => {
          setProven({ who, actor });
          settle(who);
        }}
        onClose={() => {
          if (asking.failure !== null) setProven(null);
          settle(null);
        }}
      />
    ),
  };
}
