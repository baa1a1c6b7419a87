import { createStore } from '../store.ts';

interface Question {
  answer: Promise<boolean>;
  /** @param confirmed whether the server took the password; false: the act is cancelled */
  settle: (confirmed: boolean) => void;
}

const question = createStore<Question | null>(null);

/** Asks the person for the password and waits; several commands at once share one question. @returns whether to continue */
export function askPassword(): Promise<boolean> {
  const asked = question.read();
  if (asked) return asked.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  question.change({
    answer: promise,
    settle: (confirmed) => {
      question.change(null);
      resolve(confirmed);
    },
  });
  return promise;
}

/** The question now open, for the frame of the panel to show. */
export const usePasswordQuestion = question.use;
