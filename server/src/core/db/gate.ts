import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex';

/** How many connections may be at work at once, over all databases of this server (G-122). */
export interface Gate {
  /** Waits for a place. @returns what gives it back @throws Error after the longest wait, in the words of a full pool */
  enter(): Promise<() => void>;
}

/** @param longestWait in ms */
export function createGate(places: number, longestWait: number): Gate {
  const semaphore = new Semaphore(places);
  const patient = withTimeout(semaphore, longestWait);
  return {
    async enter() {
      try {
        // The clock is for those who must wait.
        const [, leave] = await (semaphore.isLocked() ? patient : semaphore).acquire();
        return leave;
      } catch (error) {
        throw error === E_TIMEOUT ? new Error('timeout exceeded when trying to connect: all in use') : error;
      }
    },
  };
}
