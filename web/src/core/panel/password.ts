import { useSyncExternalStore } from 'react';

interface Question {
  answer: Promise<boolean>;
  /** @param confirmed whether the server took the password; false: the act is called off */
  settle: (confirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let question: Question | null = null;

function change(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks the person for the password and waits; several acts at once share one question. @returns whether to go on */
export function askPassword(): Promise<boolean> {
  if (question) return question.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  change({
    answer: promise,
    settle: (confirmed) => {
      change(null);
      resolve(confirmed);
    },
  });
  return promise;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question now open, for the frame of the panel to show. */
export const usePasswordQuestion = (): Question | null => useSyncExternalStore(subscribe, () => question);
