import { dayMs } from '@terminal/contract/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doubtOf,
  exchangeRefusal,
  firstRefusal,
  judge,
  mendedValues,
  momentRefusal,
  questionOf,
  type Reading,
  type ReadingFacts,
  readingRefusal,
  voidRefusal,
} from './rules.ts';

const now = Date.UTC(2026, 3, 20, 12);

/** A truck of 190 km a day, read a week ago at 118,300 km. */
const truck = (value: number, more: Partial<ReadingFacts> = {}): ReadingFacts => ({
  reading: { value, at: now },
  now,
  before: { value: 118_300, at: now - 7 * dayMs },
  after: null,
  perDay: 190,
  unit: 'K',
  ...more,
});
/** A forklift of 6.4 h a day, read a week ago at 5,230 h. */
const forklift = (value: number): ReadingFacts =>
  truck(value, { before: { value: 5_230, at: now - 7 * dayMs }, perDay: 6.4, unit: 'H' });

describe('a reading', () => {
  it.each([
    ['the same as before', truck(118_300), null],
    ['an ordinary week', truck(119_630), null],
    ['five times the average, all week', truck(118_300 + 5 * 190 * 7), null],
    ['one digit mistyped: 128300 for 118300', truck(128_300), 'DIGITO'],
    ['two digits swapped: 191,260 for 119,260', truck(191_260), 'DIGITO'],
    ['unusual, but no digit explains it', truck(125_999), null],
    ['1,500 km on every day of the week', truck(118_300 + 1_500 * 7, { perDay: 20 }), null],
    ['more than that', truck(118_300 + 1_500 * 7 + 1, { perDay: 20 }), 'SALTO'],
    ['one digit too many', truck(1_196_300), 'DIGITO'],
    ['a digit of the front mistyped', truck(198_300), 'DIGITO'],
    ['below the last one', truck(118_299), 'ABAIXO'],
    ['one digit too few', truck(11_963), 'ABAIXO'],
    [
      'four minutes ahead of our clock',
      truck(119_000, { reading: { value: 119_000, at: now + 4 * 60_000 } }),
      null,
    ],
    [
      'five minutes ahead of our clock',
      truck(119_000, { reading: { value: 119_000, at: now + 5 * 60_000 } }),
      null,
    ],
    ['one digit away from twice the average', truck(170_960), 'DIGITO'],
    ['of tomorrow', truck(119_000, { reading: { value: 119_000, at: now + dayMs } }), 'FUTURO'],
    [
      '1,400 km within an hour: a day at least is counted',
      truck(119_700, { before: { value: 118_300, at: now - 3_600_000 } }),
      null,
    ],
    ['a forklift that never rests', forklift(5_230 + 24 * 7), null],
    ['a forklift that makes more hours than the week has', forklift(6_444), 'SALTO'],
    ['a busy vehicle may do five times its average', truck(118_300 + 14_000, { perDay: 400 }), null],
    [
      'the first one of a vehicle that came with its meter',
      truck(120_000, { before: { value: 118_300, at: null } }),
      null,
    ],
    [
      'the first one, more than a month can make',
      truck(999_999, { before: { value: 118_300, at: null } }),
      'SALTO',
    ],
    ['the first one of all', truck(999_999, { before: null }), null],
    ['between two others', truck(119_000, { after: { value: 119_500, at: now + dayMs } }), null],
    ['equal to both', truck(118_300, { after: { value: 118_300, at: now + dayMs } }), null],
    ['above the next one', truck(119_501, { after: { value: 119_500, at: now + dayMs } }), 'FORA_DE_ORDEM'],
    [
      'between two others, below the first',
      truck(118_299, { after: { value: 119_500, at: now + dayMs } }),
      'FORA_DE_ORDEM',
    ],
    ['before every other', truck(900, { before: null, after: { value: 1_000, at: now + dayMs } }), null],
  ] as const)('%s', (_what, facts, doubt) => {
    expect(doubtOf(facts)).toBe(doubt);
  });

  it.each([
    ['ordinary', truck(119_630), 'sound', null, null],
    ['ten times the meter', truck(1_196_300), 'ask', 'CONFIRMA_LEITURA', null],
    ['a leap no digit explains', truck(999_999), 'ask', 'CONFIRMA_LEITURA', null],
    ['below the last one', truck(118_299), 'refuse', 'KM_MENOR', 'KM_MENOR'],
    [
      'of tomorrow',
      truck(119_000, { reading: { value: 119_000, at: now + dayMs } }),
      'refuse',
      'LEITURA_FUTURA',
      'LEITURA_FUTURA',
    ],
    [
      'between two others, out of order',
      truck(119_501, { after: { value: 119_500, at: now + dayMs } }),
      'refuse',
      'LEITURA_FORA_DE_ORDEM',
      'LEITURA_FORA_DE_ORDEM',
    ],
  ] as const)('told by a person, %s: %s', (_what, facts, kind, asked, confirmed) => {
    const verdict = judge(facts, 'person');
    expect(verdict.kind).toBe(kind);
    expect([readingRefusal(verdict, false), readingRefusal(verdict, true)]).toEqual([asked, confirmed]);
  });

  it('sent by a machine is held where a person would be asked or refused', () => {
    expect(judge(truck(119_630), 'machine')).toEqual({ kind: 'sound' });
    expect(judge(truck(1_196_300), 'machine')).toEqual({ kind: 'hold', doubt: 'DIGITO' });
    expect(judge(truck(118_299), 'machine')).toEqual({ kind: 'hold', doubt: 'ABAIXO' });
  });

  it('sent by a machine is held when the meter showed less at the very moment', () => {
    const twice = truck(118_301);
    const facts = { ...twice, before: { value: 118_300, at: twice.reading.at } };
    expect(judge(facts, 'machine')).toEqual({ kind: 'hold', doubt: 'FORA_DE_ORDEM' });
    expect(judge(facts, 'person')).toEqual({ kind: 'sound' });
  });

  it('is asked about with what the question says', () => {
    expect(questionOf(truck(1_196_300), 'DIGITO')).toEqual({
      km_atual: '118300',
      km: '1196300',
      diferenca: '1078000',
      dias: '7',
      tp_medidor: 'K',
      motivo: 'DIGITO',
    });
    const unread = truck(900_000, { before: { value: 118_300, at: null } });
    expect(questionOf(unread, 'SALTO')).not.toHaveProperty('dias');
    expect(questionOf(truck(900, { before: null }), null)).toEqual({
      km_atual: '0',
      km: '900',
      diferenca: '900',
      tp_medidor: 'K',
    });
  });

  it('is never in doubt for the order of the readings while it lies between its neighbours', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(5_000), fc.nat(5_000), (low, step, rest) => {
        const facts = truck(low + step, {
          before: { value: low, at: now - dayMs },
          after: { value: low + step + rest, at: now + dayMs },
        });
        expect(doubtOf(facts)).toBeNull();
      }),
    );
  });

  it('taken in by these rules leaves the readings of a vehicle rising in the order of their moments', () => {
    const sent = fc.array(fc.record({ value: fc.nat(4_000), at: fc.integer({ min: 0, max: 60 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(sent, (readings) => {
        const taken: Reading[] = [];
        for (const { value, at } of readings) {
          const reading = { value, at: now - dayMs * at };
          const before = taken.findLast((other) => other.at <= reading.at) ?? null;
          const after = taken.find((other) => other.at > reading.at) ?? null;
          if (doubtOf({ reading, now, before, after, perDay: 50, unit: 'K' }) !== null) continue;
          taken.splice(before === null ? 0 : taken.indexOf(before) + 1, 0, reading);
        }
        const values = taken.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('a meter exchange', () => {
  it.each([
    ['behind the last reading', truck(118_400), false, null],
    [
      'before a reading there is',
      truck(118_400, { after: { value: 119_000, at: now + dayMs } }),
      false,
      'TROCA_ANTES_DE_LEITURA',
    ],
    ['the old meter below its last reading', truck(118_000), true, 'KM_MENOR'],
    ['the old meter with a digit too many', truck(1_184_000), false, 'CONFIRMA_LEITURA'],
    ['the same, confirmed', truck(1_184_000), true, null],
  ] as const)('%s', (_what, facts, confirmed, refusal) => {
    expect(exchangeRefusal(facts, confirmed)).toBe(refusal);
  });
});

describe('what was meant by a mistyped value', () => {
  it.each([
    [128_300, 118_300],
    [1_118_300, 118_300],
    [113_800, 118_300],
  ])('of %i is %i among others', (typed, meant) => {
    expect(mendedValues(typed)).toContain(meant);
  });

  it('is each other digit in each place, one digit less, and neighbours swapped', () => {
    expect(mendedValues(12)).toEqual([
      ...[2, 22, 32, 42, 52, 62, 72, 82, 92],
      ...[2, 21],
      ...[10, 11, 13, 14, 15, 16, 17, 18, 19],
      1,
    ]);
    expect(mendedValues(5)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9]);
  });
});

describe('the hour meter at closing an order of warehouse equipment', () => {
  const closing = (value: number, daysOpen = 0, limit = 744) =>
    judge(
      {
        ...forklift(value),
        before: { value: 5_230, at: null },
        order: { atOpening: 5_230, daysOpen, limit },
      },
      'person',
    );
  it.each([
    ['takes an equal value', 5_230, 0, null, null],
    ['refuses a lower value', 5_229, 0, 'KM_MENOR', 'KM_MENOR'],
    ['takes the full limit on an order of today', 5_974, 0, null, null],
    ['blocks one hour more', 5_975, 0, 'KM_DISTANTE', 'KM_DISTANTE'],
    [
      'asks about a large step on an order of 40 days, and goes on when confirmed',
      6_030,
      40,
      'CONFIRMA_KM',
      null,
    ],
    ['blocks more hours than the days have', 6_191, 40, 'KM_DISTANTE', 'KM_DISTANTE'],
  ] as const)('%s', (_behaviour, value, daysOpen, asked, confirmed) => {
    const verdict = closing(value, daysOpen);
    expect([readingRefusal(verdict, false), readingRefusal(verdict, true)]).toEqual([asked, confirmed]);
  });

  it('asks from 31 days on, up to every hour of them', () => {
    expect(closing(5_230 + 710, 30, 700)).toEqual({ kind: 'refuse', code: 'KM_DISTANTE', doubt: 'SALTO' });
    expect(closing(5_230 + 744, 31, 700)).toEqual({ kind: 'ask', code: 'CONFIRMA_KM', doubt: 'SALTO' });
  });
});

it('a new meter shows no more at first than the reading after the exchange', () => {
  expect([firstRefusal(6, null), firstRefusal(5, { value: 5 })]).toEqual([null, null]);
  expect(firstRefusal(6, { value: 5 })).toBe('LEITURA_FORA_DE_ORDEM');
});

it('only an exchange that holds falling readings apart stays', () => {
  const [low, high] = [{ value: 5 }, { value: 6 }];
  expect(voidRefusal(high, low)).toBe('TROCA_COM_LEITURAS');
  for (const [before, after] of [
    [null, low],
    [high, null],
    [null, null],
    [low, low],
    [low, high],
  ] as const)
    expect(voidRefusal(before, after)).toBeNull();
});

it.each([
  [{ value: 100, at: 5 }, 101, 'LEITURA_FORA_DE_ORDEM'],
  [{ value: 100, at: 5 }, 100, null],
  [{ value: 100, at: 4 }, 101, null],
  [null, 101, null],
])('after %j, a reading of %i at the moment 5 is answered with %s', (before, value, refusal) => {
  expect(momentRefusal({ reading: { value, at: 5 }, before })).toBe(refusal);
});
