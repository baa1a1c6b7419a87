import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownCycle, mergeRing, type WantedCycle } from './ring.rules.ts';

const known = (nr_sequencial: number, more: Partial<KnownCycle> = {}): KnownCycle => ({
  nr_sequencial,
  ds_ciclo: `C${nr_sequencial}`,
  km_intervalo: 20_000,
  qt_dias: null,
  qt_horas: 2.5,
  itens: [{ nr_seq_item: 7, qt_quantidade: 1 }],
  ...more,
});
const wanted = (ordem: number, more: Partial<WantedCycle> = {}): WantedCycle => {
  const { nr_sequencial: _, ...data } = known(ordem);
  return { ordem, ...data, ...more };
};

describe('the cycles of a file in a ring', () => {
  it('that are there already change nothing, in whatever order their items come', () => {
    const items = [
      { nr_seq_item: 7, qt_quantidade: 1 },
      { nr_seq_item: 8, qt_quantidade: 2 },
    ];
    const ring = [known(1, { itens: items }), known(2)];
    expect(mergeRing(ring, [wanted(1, { itens: items.toReversed() })])).toEqual({
      ring: [known(1, { itens: items.toReversed() }), known(2)],
      verdicts: [{ verdict: 'I', changes: [] }],
    });
  });

  it('keep the name they have when only case and accents differ, and new ones the name they come with', () => {
    const ring = [known(1, { ds_ciclo: 'Revisão A' })];
    const merged = mergeRing(ring, [
      wanted(1, { ds_ciclo: 'REVISAO A' }),
      wanted(2, { ds_ciclo: 'Revisão B' }),
    ]);
    if ('fault' in merged) throw new Error('no ring');
    expect(merged.verdicts.map(({ verdict }) => verdict)).toEqual(['I', 'N']);
    expect(merged.ring.map(({ ds_ciclo }) => ds_ciclo)).toEqual(['Revisão A', 'Revisão B']);
  });

  it('change what they say, and keep the items they do not name', () => {
    const merged = mergeRing([known(1), known(2)], [wanted(2, { qt_horas: 3, qt_dias: 90, itens: null })]);
    expect(merged).toEqual({
      ring: [known(1), known(2, { qt_horas: 3, qt_dias: 90 })],
      verdicts: [
        {
          verdict: 'M',
          changes: [
            { coluna: 'dias', antes: '', depois: '90' },
            { coluna: 'horas', antes: '2.5', depois: '3' },
          ],
        },
      ],
    });
  });

  it('keep interval, days and hours where the file has no column for them, or an empty cell', () => {
    const ring = [known(1, { qt_dias: 180 })];
    const nothing = { km_intervalo: null, qt_dias: null, qt_horas: null, itens: null };
    expect(mergeRing(ring, [wanted(1, nothing)])).toEqual({
      ring,
      verdicts: [{ verdict: 'I', changes: [] }],
    });
  });

  it('go on behind the last, but leave no gap', () => {
    expect(mergeRing([known(1)], [wanted(3), wanted(2)])).toMatchObject({
      ring: [{ nr_sequencial: 1 }, { nr_sequencial: null, ds_ciclo: 'C2' }, { nr_sequencial: null }],
      verdicts: [{ verdict: 'N' }, { verdict: 'N' }],
    });
    expect(mergeRing([known(1)], [wanted(3)])).toEqual({
      fault: { code: 'ORDEM_COM_LACUNA', values: { ordem: '2' } },
    });
  });

  it('never take a cycle out of the ring, and stay where they are', () => {
    fc.assert(
      fc.property(
        fc.nat(6),
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (length, orders) => {
          const ring = Array.from({ length }, (_, place) => known(place + 1));
          const merged = mergeRing(
            ring,
            orders.map((ordem) => wanted(ordem, { ds_ciclo: 'X' })),
          );
          if ('fault' in merged) {
            expect(Math.max(...orders)).toBeGreaterThan(length + 1);
            return;
          }
          const numbers = merged.ring.map(({ nr_sequencial }) => nr_sequencial);
          expect(numbers.slice(0, length)).toEqual(ring.map(({ nr_sequencial }) => nr_sequencial));
        },
      ),
    );
  });
});
