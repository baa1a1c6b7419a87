import { describe, expect, it } from 'vitest';
import type { Send } from './row.ts';
import { heldSends, laneWatched, missingDigits, nextToSend, othersSends } from './rules.ts';

const joao = { company: 'demo', branch: 1, person: 7 };
const send = (key: string, part: Partial<Send> = {}): Send => ({
  ...joao,
  key,
  personName: 'João Pereira',
  call: 'commentOrder',
  input: {},
  actor: null,
  chain: null,
  after: null,
  place: null,
  file: null,
  label: { what: 'comment' },
  madeAt: '2026-04-20T10:00:00.000Z',
  kept: true,
  page: 'p1',
  failures: 0,
  refusal: null,
  ...part,
});
const work = (key: string, part: Partial<Send> = {}) =>
  send(key, { call: 'pauseExecution', actor: { id: 7, name: 'João Pereira' }, chain: 'os:1', ...part });
const refusal = { status: 409, codigo: 'OS_EM_ATENDIMENTO', mensagem: 'Não' } as const;
const known = () => true;
const unknown = () => false;

describe('whose turn it is', () => {
  const turns = (sends: Send[], hasDigits: (actor: number) => boolean = known) =>
    heldSends(sends, joao, hasDigits).map(({ send: { key }, hold }) => `${key}:${hold ?? 'go'}`);

  it.each([
    {
      why: 'in the order they were given',
      sends: [send('a'), work('b'), send('c')],
      turns: ['a:go', 'b:go', 'c:go'],
    },
    {
      why: 'what builds on a refused one waits, the rest goes',
      sends: [work('a', { refusal }), work('b'), send('c'), work('d', { chain: 'os:2' })],
      turns: ['a:refusal', 'b:earlier', 'c:go', 'd:go'],
    },
    {
      why: 'a refused comment keeps nothing back',
      sends: [send('a', { refusal }), work('b')],
      turns: ['a:refusal', 'b:go'],
    },
    {
      why: 'those of others, other branches and companies are none of hers',
      sends: [send('a', { person: 8 }), send('b', { branch: 2 }), send('c', { company: 'x' }), send('d')],
      turns: ['d:go'],
    },
  ])('$why', ({ sends, turns: expected }) => {
    expect(turns(sends)).toEqual(expected);
  });

  it('what needs the answer of another waits for it', () => {
    expect(turns([send('a'), send('b', { after: 'a' }), send('c')])).toEqual(['a:go', 'b:earlier', 'c:go']);
  });

  it('a work command for which digits were typed before goes without any', () => {
    const sends = [work('a', { proved: true }), work('b', { chain: 'os:2' })];
    expect(turns(sends, unknown)).toEqual(['a:go', 'b:digits']);
  });

  it('what was to follow something that is gone is shown, and keeps nothing back', () => {
    expect(turns([send('b', { after: 'a' }), send('c')])).toEqual(['b:refusal', 'c:go']);
  });

  it('files and commands have a lane each, in order; a file that failed before lets the others pass', () => {
    const file = { file: 'freio.jpg' };
    const sends = [
      send('a', { ...file, failures: 1 }),
      work('b'),
      send('c', file),
      work('d'),
      send('e', file),
    ];
    expect(nextToSend(sends, joao, known, 'files')?.key).toBe('c');
    expect(nextToSend(sends, joao, known, 'commands')?.key).toBe('b');
    expect(nextToSend(sends.slice(0, 2), joao, known, 'files')?.key).toBe('a');
    expect(nextToSend(sends.slice(0, 1), joao, known, 'commands')).toBeUndefined();
  });

  it('a file that needs the answer of a reading follows it, in its own lane from then on', () => {
    const picture = send('b', { file: 'pneu.jpg', after: 'a' });
    expect(laneWatched(picture)).toBe('commands');
    expect(nextToSend([send('a'), picture], joao, known, 'files')).toBeUndefined();
    expect(nextToSend([{ ...picture, after: null }], joao, known, 'files')?.key).toBe('b');
    expect(laneWatched({ ...picture, after: null })).toBe('files');
  });

  it('without the digits of who acts the work waits, and the rest goes', () => {
    const sends = [work('a'), send('b'), work('c')];
    expect(turns(sends, unknown)).toEqual(['a:digits', 'b:go', 'c:digits']);
    expect(nextToSend(sends, joao, unknown, 'commands')?.key).toBe('b');
  });

  it('on a shared terminal each waits for the digits of its own person', () => {
    const sends = [work('a'), work('b', { chain: 'os:2', actor: { id: 8, name: 'Carlos Souza' } })];
    expect(missingDigits(heldSends(sends, joao, (actor) => actor === 7))).toEqual([
      { id: 8, name: 'Carlos Souza', count: 1 },
    ]);
  });

  describe('of several people on a shared terminal', () => {
    const of = (id: number, name: string) => ({ actor: { id, name } });
    const patricia = of(8, 'Patrícia Rocha');
    const carlos = of(9, 'Carlos Souza');
    const sends = [
      work('a', patricia),
      work('b', { chain: 'os:2' }),
      work('c', { ...carlos, chain: 'os:3' }),
      work('d', { chain: 'os:2' }),
    ];

    it('anybody releases his own first, whoever else was before him', () => {
      expect(turns(sends, (actor) => actor === 7)).toEqual(['a:digits', 'b:go', 'c:digits', 'd:go']);
      expect(turns(sends, (actor) => actor === 9)).toEqual(['a:digits', 'b:digits', 'c:go', 'd:digits']);
    });

    it('work of another person on the same order builds on what stands before, his own later work too', () => {
      const mixed = [work('a', patricia), work('b'), work('c', { chain: 'os:2' }), send('d')];
      expect(turns(mixed, (actor) => actor === 7)).toEqual(['a:digits', 'b:earlier', 'c:earlier', 'd:go']);
      expect(turns(mixed, unknown)).toEqual(['a:digits', 'b:digits', 'c:digits', 'd:go']);
    });

    it('digits that were typed are not asked for again while others are awaited', () => {
      const held = heldSends([work('a', patricia), work('b')], joao, (actor) => actor === 7);
      expect(missingDigits(held)).toEqual([{ id: 8, name: 'Patrícia Rocha', count: 1 }]);
    });
  });

  it('nobody signed in sends nothing', () => {
    expect(nextToSend([send('a')], null, known, 'commands')).toBeUndefined();
  });

  it('others are told by name and number, nothing else', () => {
    const sends = [
      send('a', { person: 8, personName: 'Ana Lima' }),
      send('b', { person: 8, personName: 'Ana Lima' }),
      send('c'),
    ];
    expect(othersSends(sends, joao)).toEqual([{ name: 'Ana Lima', count: 2, self: false }]);
    expect(othersSends([send('d', { branch: 2 })], joao)).toEqual([
      { name: 'João Pereira', count: 1, self: true },
    ]);
    expect(othersSends(sends, null)).toHaveLength(2);
  });
});
