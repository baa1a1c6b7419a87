import { describe, expect, it } from 'vitest';
import {
  type Draft,
  depthDoubts,
  depthOf,
  depthsOf,
  emptyDraft,
  faultOf,
  isDone,
  type Kind,
  type Mounted,
  missingField,
  numberOf,
  readTyres,
  shown,
  shownDepth,
  tapOn,
  tapped,
  typed,
  unread,
  withComma,
  withCommas,
  withDone,
  withoutMoved,
  withSure,
  withText,
} from './reading.ts';

const position = (nr_fogo: string, nr_posicao = 1, vl_mm = '8|7|8'): Mounted => ({
  nr_fogo,
  nr_posicao,
  ds_lado: nr_posicao === 0 ? 'EEE' : 'EE',
  eixo_direcional: 'N',
  idpneu: 1,
  nr_vida: 1,
  vl_mm,
  ds_marca: null,
  ds_modelo: null,
  ds_medida: null,
  calibragem: null,
  vl_taxa: null,
  qt_desde: null,
});

describe('depths as last read', () => {
  it.each([
    ['8|7|8', [8, 7, 8]],
    ['11.5|11.2', [11.5, 11.2]],
    ['16', [16, 16, 16, 16]],
    ['', []],
    [null, []],
  ])('%s', (vl_mm, depths) => {
    expect(depthsOf({ vl_mm })).toEqual(depths);
  });
});

describe('keys', () => {
  it.each<[string, string, Kind | 'km', string]>([
    ['', '8', 'A', '8'],
    ['8', ',', 'A', '8,'],
    ['8', '.', 'A', '8,'],
    ['8,', '5', 'A', '8,5'],
    ['8,5', '5', 'A', '8,5'],
    ['12', '3', 'A', '123'],
    ['123', '4', 'A', '123'],
    ['123', ',', 'A', '123'],
    ['12', '3', 'C', '123'],
    ['', ',', 'A', ''],
    ['8,', ',', 'A', '8,'],
    ['8,5', 'Backspace', 'A', '8,'],
    ['', 'Backspace', 'A', ''],
    ['8', 'a', 'A', '8'],
    ['413', '2', 'km', '4132'],
    ['413', ',', 'km', '413'],
    ['1234567', '8', 'km', '1234567'],
  ])('after %j %j of %s makes %j', (text, key, kind, next) => {
    expect(typed(text, key, kind)).toBe(next);
  });

  it.each<[string, number | null, string, boolean]>([
    ['91', 12, '9,1', true],
    ['08', 12, '0,8', true],
    ['9', 12, '9', false],
    ['12', 13, '12', false],
    ['125', 13, '12,5', true],
    ['12', 9, '1,2', true],
    ['35', null, '3,5', true],
    ['16', null, '16', false],
    ['160', null, '16,0', true],
    ['9,1', 12, '9,1', true],
    ['9,', 12, '9,', false],
    ['12,', 13, '12,', false],
  ])(
    'taps of %j on a groove that had %s make %j, and the next one follows: %s',
    (keys, former, text, full) => {
      const last = { text: '', full: false };
      expect([...keys].reduce((now, key) => tapped(now.text, key, former), last)).toMatchObject({
        text,
        full,
      });
    },
  );

  it.each<[string, number | null, string, number | null]>([
    ['91', 12, '9,1', 9.1],
    ['91', null, '9,1', 9.1],
    ['106', null, '10,6', 10.6],
    ['145', null, '14,5', 14.5],
    ['125', 9, '12,5', 12.5],
    ['12', 13, '12', 12],
    ['12', 9, '1,2', 1.2],
    ['31', null, '3,1', 3.1],
    [' 91 ', null, '9,1', 9.1],
    ['9', 12, '9', 9],
    ['9,1', 12, '9,1', 9.1],
    ['9.1', 12, '9.1', 9.1],
    ['315', null, '31,5', null],
    ['1250', null, '1250', null],
    ['', null, '', null],
    ['x', null, 'x', null],
  ])('%j typed of a groove that had %s becomes %j and is worth %s', (text, former, put, value) => {
    expect(withComma(text, former)).toBe(put);
    expect(depthOf(text, former)).toBe(value);
  });

  it('what was typed of a tyre gets its commas, and it stays done; a pressure gets none', () => {
    const read = { ...emptyDraft, values: { A1: ['75', '7', '12'] }, done: ['A1'] };
    expect(withCommas(read, position('A1'), 'A')).toEqual({
      ...read,
      values: { A1: ['7,5', '7', '1,2'] },
    });
    expect(withCommas(read, position('A1'), 'C')).toBe(read);
  });

  it.each([
    ['8,5', 8.5],
    ['8.5', 8.5],
    ['8,', 8],
    ['', null],
    ['x', null],
  ])('%j is worth %s', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });
  it('a value is shown with a comma', () => {
    expect(shown(8.5)).toBe('8,5');
  });
});

describe('a field', () => {
  it.each<[string, number | null, Kind, ReturnType<typeof faultOf>]>([
    ['9', 8, 'A', 'higher'],
    ['8', 8, 'A', null],
    ['8,1', 8, 'A', 'higher'],
    ['', 8, 'A', null],
    ['9', null, 'A', null],
    ['30', null, 'A', null],
    ['31', null, 'A', 'beyond'],
    ['31', 8, 'A', 'higher'],
    ['8', 12, 'A', null],
    ['7,9', 12, 'A', null],
    ['1', null, 'A', null],
    ['120', 110, 'C', null],
    ['20', 110, 'C', null],
    ['200', 110, 'C', null],
    ['201', null, 'C', 'beyond'],
  ])('with %j after %s of %s is %s', (text, former, kind, doubt) => {
    expect(faultOf(text, former, kind)).toBe(doubt);
  });
});

describe('a tyre', () => {
  const tyre = position('1');
  const filled = [0, 1, 2].reduce((draft, field) => withText(draft, tyre, 'A', field, '7'), emptyDraft);

  it('is done when every groove has a value and it was marked', () => {
    expect(missingField(emptyDraft, tyre, 'A')).toBe(0);
    expect(missingField(withText(filled, tyre, 'A', 1, ''), tyre, 'A')).toBe(1);
    expect(isDone(filled, tyre, 'A')).toBe(false);
    expect(isDone(withDone(filled, tyre), tyre, 'A')).toBe(true);
  });

  it('typed in again is not done any more', () => {
    expect(isDone(withText(withDone(filled, tyre), tyre, 'A', 0, '6'), tyre, 'A')).toBe(false);
  });

  it('is asked for unless it is the spare, which is sent when it was read', () => {
    const spare = position('9', 0);
    const positions = [tyre, { ...tyre, nr_fogo: null }, spare];
    expect(unread(emptyDraft, positions, 'A')).toEqual([tyre]);
    const done = withDone(filled, tyre);
    expect(unread(done, positions, 'A')).toEqual([]);
    expect(readTyres(done, positions, 'A')).toEqual([tyre]);
    const withSpare = [0, 1, 2].reduce((draft, field) => withText(draft, spare, 'A', field, '7'), done);
    expect(readTyres(withDone(withSpare, spare), positions, 'A')).toEqual([tyre, spare]);
  });

  it('that was moved, removed or retreaded since is read again; what was typed of the others stays', () => {
    const [left, right, gone, renewed] = [
      position('1'),
      position('2', 2),
      position('3', 3),
      position('4', 4),
    ];
    const read = [left, right, gone, renewed].reduce((draft, one) => {
      const typedIn = [0, 1, 2].reduce((all, field) => withText(all, one, 'A', field, '7'), draft);
      return withDone(typedIn, one);
    }, emptyDraft);
    const before = [left, right, gone, renewed];
    const now = [left, { ...right, nr_posicao: 3 }, { ...renewed, nr_vida: 2 }];
    expect(withoutMoved({ ...read, km: '100' }, before, now)).toEqual({
      km: '100',
      values: { 1: ['7', '7', '7'] },
      done: ['1'],
      sure: [],
    });
    expect(withoutMoved(read, before, [...before])).toBe(read);
  });

  it('has one field when it is calibrated', () => {
    const draft = withText(emptyDraft, tyre, 'C', 0, '110');
    expect(isDone(withDone(draft, tyre), tyre, 'C')).toBe(true);
  });
});

describe('depths typed of a tyre', () => {
  const outer: Mounted = {
    ...position('A', 2),
    ds_lado: 'EE',
    vl_mm: '10.5|10.5',
    vl_taxa: 0.25,
    qt_desde: 200,
  };
  const inner: Mounted = { ...outer, nr_fogo: 'B', ds_lado: 'EI', vl_taxa: null };
  const layout = { km_atual: 100_000, tp_medidor: 'K' as const, posicoes: [outer, inner] };
  const draft = (values: Draft['values'], km = '', done: string[] = []): Draft => ({
    km,
    values,
    done,
    sure: [],
  });

  it('are asked about by the wear of the tyre once the meter is told, as the server asks', () => {
    const slip = { A: ['9,0', '9,0'] };
    expect(depthDoubts(draft(slip), outer, layout)).toEqual([]);
    expect(depthDoubts(draft(slip, '140000'), outer, layout)).toEqual([]);
    expect(depthDoubts(draft({ A: ['10,4', '6,6'] }, '101000'), outer, layout)).toEqual([
      { sulco: '2', de: '10.5', para: '6.6', normal: '0.3', motivo: 'wear', tp_medidor: 'K', rodado: '1200' },
    ]);
  });

  it('are asked about by the other grooves and the twin, whatever the meter', () => {
    expect(depthDoubts(draft({ A: ['10,4', '6,6'] }), outer, layout)).toMatchObject([{ motivo: 'grooves' }]);
    const both = { A: ['7,0', '7,0'], B: ['10,4', '10,4'] };
    expect(depthDoubts(draft(both), outer, layout)).toEqual([]);
    expect(depthDoubts(draft(both, '', ['B']), outer, layout)).toMatchObject([
      { motivo: 'twin' },
      { motivo: 'twin' },
    ]);
  });

  it.each([
    ['a guess far below the last depth waits for more', '10.5|10.5', '12', '12', false],
    ['a third digit makes it whole', '10.5|10.5', '125', '12,5', true],
    ['so does a comma', '10.5|10.5', '12,5', '12,5', true],
    ['a plausible guess leads on', '4|4', '12', '1,2', true],
    ['no tyre can have so much: no guess', '10.5|10.5', '71', '7,1', true],
  ])('tapped on our own keys: %s', (_case, vl_mm, taps, text, full) => {
    const tyre = { ...outer, vl_mm };
    const start = { draft: emptyDraft, full: false };
    const after = [...taps].reduce(
      ({ draft: now }, key) => tapOn(layout, now, { tyre, field: 0, text: now.values['A']?.[0] ?? '', key }),
      start,
    );
    expect(after.draft.values['A']?.[0]).toBe(text);
    expect(after.full).toBe(full);
  });

  it('that were said to be right are no longer once another is typed', () => {
    const sure = withSure(draft({ A: ['10,4', '6,6'] }), outer);
    expect(sure.sure).toEqual(['A']);
    expect(withText(sure, outer, 'A', 0, '9').sure).toEqual([]);
  });
});

it('shows a depth with its decimal always', () => {
  expect([10, 9.9, 8].map(shownDepth)).toEqual(['10,0', '9,9', '8,0']);
});
