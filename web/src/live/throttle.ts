/**
 * Runs `work` at once for a key, and then at most once every `everyMs`: what comes meanwhile is one run at the end.
 * @returns the function to call, and one that forgets what waits
 */
export function throttleByKey(work: (key: string) => void, everyMs: number) {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; again: boolean }>();

  function run(key: string) {
    work(key);
    const timer = setTimeout(() => {
      const again = waiting.get(key)?.again ?? false;
      waiting.delete(key);
      if (again) run(key);
    }, everyMs);
    waiting.set(key, { timer, again: false });
  }

  return {
    call(key: string) {
      const known = waiting.get(key);
      if (known) known.again = true;
      else run(key);
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
