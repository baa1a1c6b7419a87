import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import {
  balanceOf,
  beginInventory,
  counterOf,
  inventoriesOf,
  moveStock,
  stockPart,
} from '../../test/inventory.ts';
import { openWorkshop } from '../../test/work.ts';

let api: Api;

/** May approve. */
let approver: Signed;

let joao: Signed;

beforeAll(async () => {
  ({ api, joao, terminal: approver } = await openWorkshop());
});
afterAll(() => api.close());

const count = (inventory: number, stock: number, quantity: number, dt_contagem?: string, who = joao) =>
  counterOf(() => api)(inventory, stock, quantity, who, { ...(dt_contagem && { dt_contagem }) });
const { finish, result } = inventoriesOf(() => ({ api, approver, joao }));

const now = async () =>
  (await api.sql<{ now: string }>('select to_json(clock_timestamp()) #>> array[]::text[] as now'))[0]?.now ??
  '';

/** Something that happens to a part while it is counted, in hundredths of a piece. */
type Step =
  | { does: 'move'; by: number }
  | { does: 'count'; off: number }
  | { does: 'late'; off: number; by: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('move' as const), by: fc.integer({ min: -500, max: 500 }) }),
  fc.record({ does: fc.constant('count' as const), off: fc.integer({ min: -300, max: 300 }) }),
  fc.record({
    does: fc.constant('late' as const),
    off: fc.integer({ min: -300, max: 300 }),
    by: fc.integer({ min: -500, max: 500 }),
  }),
);

describe('whatever is issued and entered while people count', () => {
  /** Runs the steps on a new part whose physical stock differs from the ledger. @returns the result to compare */
  async function live(lost: number, steps: readonly Step[], after: number) {
    const part = await stockPart(api, { balance: 100, blocks: 'N' });
    const running = await beginInventory(api, joao);
    let shelf = 10_000 - lost;
    let error: number | null = null;
    const move = async (by: number) => {
      if (by === 0) return;
      await moveStock(api, part.id, by / 100);
      shelf += by;
    };
    for (const one of steps) {
      if (one.does === 'move') await move(one.by);
      else {
        const seen = shelf + one.off;
        const moment = one.does === 'late' ? await now() : undefined;
        if (one.does === 'late') await move(one.by);
        expect((await count(running, part.id, seen / 100, moment)).status).toBe(200);
        error = one.off;
      }
    }
    await move(after);
    const [found] = (await result(running)).body.diferencas;
    expect((await finish(running)).status).toBe(200);
    return { part, shelf, error, found: Math.round((found?.qt_diferenca ?? 0) * 100) };
  }

  it('the balance ends as the shelf is, by what the last count was wrong, and is the sum of its movements', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 800 }),
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: -400, max: 400 }),
        async (lost, steps, after) => {
          const { part, shelf, error } = await live(lost, steps, after);
          const { balance, sum } = await balanceOf(api, part.id);
          expect(Math.round(balance * 100)).toBe(error === null ? shelf + lost : shelf + error);
          expect(sum).toBe(balance);
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('the difference is the same whenever it is finished', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 800 }),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -400, max: 400 }),
        async (lost, before, after) => {
          const steps: Step[] = [
            { does: 'move', by: before },
            { does: 'count', off: 0 },
          ];
          const [at, later] = [await live(lost, steps, 0), await live(lost, steps, after)];
          expect([at.found, later.found]).toEqual([-lost, -lost]);
        },
      ),
      { numRuns: 10 },
    );
  }, 60_000);
});
