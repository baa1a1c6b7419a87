import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { taken, tyreFactsOf } from '../../test/tyre-facts.ts';
import type { Dressed } from '../../test/tyres.ts';

let api: Api;
/** Approves, and works in the tyre shop of branch 1. */
let approver: Signed;
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  approver = await api.signIn('1201', '456');
  fitter = await api.signIn('1301', '567');
});
afterAll(() => api.close());

const {
  truckNow,
  gauge,
  calibrate,
  refit,
  move,
  movements,
  correctMovement,
  annulMovement,
  newest,
  correct,
  annul,
  stateOf,
  strayCopies,
  settleMeter,
} = tyreFactsOf(() => ({ api, approver, fitter }));

/** What happens to both trucks: `km` more, and worn by so many tenths of a mm where depths are read. */
const steps = fc.array(
  fc.record({
    how: fc.constantFrom('gauge', 'calibrate', 'refit', 'refitRead'),
    km: fc.integer({ min: 0, max: 900 }),
    worn: fc.integer({ min: 0, max: 8 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const cases = fc.record({
  before: steps,
  after: steps,
  fault: fc.constantFrom('low', 'void', 'off', 'swapped', 'refit'),
  by: fc.integer({ min: 1, max: 20 }),
});

interface Told {
  how: string;
  km: number;
  depths: readonly number[];
}

async function happen(truck: Dressed, { how, km, depths }: Told): Promise<void> {
  if (how === 'gauge') await gauge(truck, km, depths);
  else if (how === 'calibrate') await calibrate(truck, km, 110);
  else await refit(truck, km, how === 'refitRead' ? depths : null);
}

it('whatever was told of a tyre, what follows from facts of which one was wrong and corrected is what follows from the right ones', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ before, after, fault, by }) => {
      const [wronged, right] = [await truckNow(), await truckNow()];
      let [km, tenths] = [100_000, 160];
      const both = async ({ how, km: run, worn }: (typeof before)[number]) => {
        km += run;
        tenths -= how === 'gauge' || how === 'refitRead' ? worn : 0;
        const told = { how, km, depths: [tenths / 10, tenths / 10] };
        for (const truck of [wronged, right]) await happen(truck, told);
      };
      for (const step of before) await both(step);
      const depths = [tenths / 10, tenths / 10];
      const mend = await goWrong({ wronged, right, km, depths, by }, fault);
      km += fault === 'refit' ? by : 0;
      // Until it is corrected nothing is read: true depths would have grown. What never moved is not where it is moved from.
      const meanwhile = fault === 'off' || fault === 'swapped' ? [] : ['refit', 'calibrate'];
      for (const step of after.filter(({ how }) => meanwhile.includes(how))) await both(step);
      await mend();
      for (const step of after) await both(step);
      expect(await stateOf(wronged)).toEqual(await stateOf(right));
      expect([await strayCopies(wronged), await strayCopies(right)]).toEqual([[], []]);
    }),
    { numRuns: 40, seed: 20_260_511 },
  );
}, 180_000);

interface Fault {
  wronged: Dressed;
  right: Dressed;
  km: number;
  depths: readonly number[];
  by: number;
}

/** Tells one truck something wrong, the other what is right. @returns what puts it right */
async function goWrong(
  { wronged, right, km, depths, by }: Fault,
  fault: string,
): Promise<() => Promise<void>> {
  const low = depths.map((depth) => Math.round(depth * 10 - by) / 10);
  if (fault === 'off' || fault === 'swapped') {
    await move(wronged, km, fault);
    await settleMeter(right, km);
    const [id] = await movements(wronged);
    return () => annulMovement(id);
  }
  if (fault === 'refit') {
    await refit(wronged, km + by, low);
    await refit(right, km, depths);
    const [on, off] = await movements(wronged);
    return async () => {
      await correctMovement(off, { km, vl_mm: depths });
      await correctMovement(on, { km });
    };
  }
  // Too deep a fall was told, or something that never happened.
  await gauge(wronged, km, low);
  const id = await newest(wronged);
  if (fault === 'low') await gauge(right, km, depths);
  else await settleMeter(right, km);
  return () => taken(fault === 'low' ? correct(id, { vl_mm: depths }) : annul(id));
}
