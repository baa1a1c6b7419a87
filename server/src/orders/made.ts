/** In the place of a plate: many vehicles. `mudanca_veiculo` says the same. */
export const ofMany = '';

/**
 * Answers made of orders, by the plate they are about and what was asked. One is forgotten as soon as an order of its vehicle
 * changes, also while it is being made: who asked before the change gets it, nobody after.
 */
export class Made<Answer> {
  readonly #most: number;
  readonly #lengthOf: (answer: Answer) => number;
  readonly #of = new Map<string, Map<string, Promise<Answer>>>();
  #length = 0;

  /**
   * @param most when so many characters were made, all are forgotten
   * @param lengthOf characters of an answer
   */
  constructor(most: number, lengthOf: (answer: Answer) => number) {
    this.#most = most;
    this.#lengthOf = lengthOf;
  }

  /**
   * The answer to what is asked, made if there is none.
   * @param plate null: it is about the orders of many vehicles, and forgotten with any change
   */
  of(plate: string | null, asked: string, make: () => Promise<Answer>): Promise<Answer> {
    const place = plate ?? ofMany;
    const here = this.#of.get(place) ?? new Map<string, Promise<Answer>>();
    this.#of.set(place, here);
    const known = here.get(asked);
    if (known !== undefined) return known;
    const making = this.#make(here, asked, make);
    here.set(asked, making);
    return making;
  }

  async #make(here: Map<string, Promise<Answer>>, asked: string, make: () => Promise<Answer>) {
    try {
      const answer = await make();
      this.#length += this.#lengthOf(answer);
      if (this.#length > this.#most) this.#clear();
      return answer;
    } catch (error) {
      here.delete(asked);
      throw error;
    }
  }

  /** Forgets what was made of the orders of these plates, and of those of many vehicles. */
  forget(plates: readonly string[]): void {
    for (const plate of [ofMany, ...plates]) this.#of.delete(plate);
  }

  #clear(): void {
    this.#of.clear();
    this.#length = 0;
  }
}
