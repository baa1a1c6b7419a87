/** Pauses between tries that do not end, in ms. */
export const withoutEnd: Iterable<number> = {
  *[Symbol.iterator]() {
    while (true) yield 5_000;
  },
};

/**
 * Does what the network may have failed at once more after each pause, in ms.
 * @throws what the last try threw
 */
export async function tryAgain<T>(work: () => Promise<T>, pauses: Iterable<number>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      console.info('tried again', error);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return work();
}
