/** Work that is asked for by name, one piece at a time for each name. */
export interface Queue<Of> {
  /** Asks for work; while some is in progress for the name, it is done once more afterwards. */
  ask(of: Of): void;
  /** Begins nothing further, and waits for what is in progress. */
  stop(): Promise<void>;
}

/**
 * Does work one piece at a time for each name. What is asked for while it is in progress is not lost: the work may just have
 * found nothing left to do.
 * @param work must not throw; `going` says whether it may continue
 */
export function oneAtATime<Of>(
  nameOf: (of: Of) => string,
  work: (of: Of, going: () => boolean) => Promise<void>,
): Queue<Of> {
  const inProgress = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let stopped = false;

  function ask(of: Of): void {
    if (stopped) return;
    const name = nameOf(of);
    if (inProgress.has(name)) return void again.add(name);
    const done = work(of, () => !stopped).finally(() => {
      inProgress.delete(name);
      if (again.delete(name)) ask(of);
    });
    inProgress.set(name, done);
  }

  return {
    ask,
    async stop() {
      stopped = true;
      await Promise.all(inProgress.values());
    },
  };
}
