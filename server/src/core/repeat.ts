/** Repeated background work. */
export interface Repetition {
  /** Starts no further pass, and waits for the one in progress. */
  stop(): Promise<void>;
}

/**
 * Repeats `look` with a pause after each pass, so that two never overlap.
 * @param look one pass; must not throw; `going` says whether it may continue
 * @param every pause in ms; 0: never
 * @param first pause before the first pass
 */
export function repeat(
  look: (going: () => boolean) => Promise<void>,
  every: number,
  first = every,
): Repetition {
  let stopped = every === 0;
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function plan(pause: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      round = look(() => !stopped).then(() => plan(every));
    }, pause);
    timer.unref();
  }

  plan(first);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
