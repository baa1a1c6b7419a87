import { describe, expect, it } from 'vitest';
import { limits, tyreAt } from '../../../test/mounted.ts';
import { findingsOf, type MountedTyre } from './findings.rules.ts';

const found = (...tyres: MountedTyre[]) =>
  findingsOf(tyres, limits).map(({ kind, tyre, value }) => `${kind} ${tyre.nr_fogo} ${value}`);

describe('the tyres of a vehicle', () => {
  it.each<[string, Partial<MountedTyre>, string[]]>([
    ['grooves 2.0 mm apart are even', { vl_mm: [10, 9, 8, 9] }, []],
    ['grooves 2.1 mm apart are not', { vl_mm: [10, 9, 7.9, 9] }, ['D F1EE 2.1']],
    ['3.1 mm may stay', { vl_mm: [3.1, 3.5] }, []],
    ['3.0 mm is to be removed', { vl_mm: [3, 3.5] }, ['L F1EE 3']],
    ['10 % under its target is fine', { calibragem: 99 }, []],
    ['less is not', { calibragem: 98.9 }, ['P F1EE 98.9']],
    ['10 % above is fine', { calibragem: 121 }, []],
    ['more is not', { calibragem: 121.1 }, ['P F1EE 121.1']],
    ['what was never read is not judged', { calibragem: null }, []],
    ['what has no target is not judged', { calibragem: 20, vl_calibragem: null }, []],
  ])('%s', (_name, change, expected) => {
    expect(found(tyreAt('1EE', change))).toEqual(expected);
  });

  it('are against the law at 1.6 mm, and those come first', () => {
    const findings = findingsOf(
      [tyreAt('1EE', { vl_mm: [1.7, 1.8] }), tyreAt('1DE', { vl_mm: [1.6, 1.8] })],
      limits,
    );
    expect(findings.map(({ tyre, illegal }) => [tyre.nr_fogo, illegal])).toEqual([
      ['F1DE', true],
      ['F1EE', false],
    ]);
  });

  it('are compared with the twin beside them by their mean depth, and with nobody across the axle', () => {
    const even = tyreAt('2EI', { vl_mm: [7, 7, 7, 7] });
    expect(
      found(tyreAt('2EE'), even, tyreAt('2DI', { vl_mm: [6, 6] }), tyreAt('2DE', { vl_mm: [6, 6] })),
    ).toEqual([]);
    const low = tyreAt('2EI', { vl_mm: [7, 7, 6.8, 6.9] });
    const [finding] = findingsOf([tyreAt('2EE'), low], limits);
    expect(finding).toMatchObject({ kind: 'G', value: 3.1, limit: 3, twin: { nr_fogo: 'F2EI' } });
    expect(found(tyreAt('1EE'), tyreAt('1DE', { vl_mm: [4, 4] }))).toEqual([]);
  });

  it('leave the pressure of the spare aside, not its depth', () => {
    expect(found(tyreAt('0EEE', { calibragem: 40, vl_mm: [2, 2] }))).toEqual(['L F0EEE 2']);
  });
});
