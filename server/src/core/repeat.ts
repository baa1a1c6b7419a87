/** Work that is done again and again. */
export interface Repetition {
  /** Begins no further look, and waits for the one under way. */
  stop(): Promise<void>;
}

/**
 * Looks again and again, a pause after each look, so that two never overlap.
 * @param look must not throw; `going` says whether it may go on
 * @param every pause in ms; 0: never
 * @param first pause before the first look
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
