import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex';

/** Limit on connections in use at once, over all databases of this server (G-122). */
export interface Gate {
  /**
   * Waits for a place. @returns a function that releases it @throws Error after the longest wait, with the message of a full
   * pool
   */
  enter(): Promise<() => void>;
}

/** @param longestWait in ms */
export function createGate(places: number, longestWait: number): Gate {
  const semaphore = new Semaphore(places);
  const patient = withTimeout(semaphore, longestWait);
  return {
    async enter() {
      try {
        // The timeout is needed only if all places are taken.
        const [, leave] = await (semaphore.isLocked() ? patient : semaphore).acquire();
        return leave;
      } catch (error) {
        throw error === E_TIMEOUT ? new Error('timeout exceeded when trying to connect: all in use') : error;
      }
    },
  };
}
