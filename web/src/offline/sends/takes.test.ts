import { expect, test } from 'vitest';
import type { Owner, Send } from './row.ts';
import { heldSends, laneOf, nextToSend } from './rules.ts';
import { inputAfter } from './takes.ts';

test.each([
  { answer: { insert_eventos: { nr_sequencial: 12 } }, taken: '12' },
  { answer: { insert_eventos: {} }, taken: null },
  { answer: { insert_eventos: null }, taken: null },
  { answer: { nr_sequencial: 12 }, taken: null },
  { answer: null, taken: null },
])('of $answer a picture of a reading takes $taken', ({ answer, taken }) => {
  const picture = { input: { params: { nr_placa: 'RHT4B67' } } };
  const after = taken === null ? null : { params: { nr_placa: 'RHT4B67', nr_seq_evento: taken } };
  expect(
    inputAfter({ ...picture, takes: { nr_seq_evento: 'insert_eventos.nr_sequencial' } }, answer),
  ).toEqual(after);
  // A send stored by an earlier version does not name the value it takes.
  expect(inputAfter(picture, answer)).toEqual(after);
});

test('what is taken goes beside what was given', () => {
  const send = {
    input: { params: { id: '7' }, body: { tp_origem: 'E' } },
    takes: { evento: 'nr', ano: 'dia.ano' },
  };
  expect(inputAfter(send, { nr: 'A1', dia: { ano: 2026 } })).toEqual({
    params: { id: '7', evento: 'A1', ano: '2026' },
    body: { tp_origem: 'E' },
  });
});

const joao: Owner = { company: 'demo', branch: 1, person: 7 };
const send = (key: string, part: Partial<Send>): Send => ({
  ...joao,
  key,
  personName: 'João Pereira',
  call: 'pauseExecution',
  input: {},
  actor: null,
  chain: null,
  after: null,
  place: null,
  file: null,
  label: { what: 'pause', order: 1 },
  madeAt: '2026-04-20T10:00:00.000Z',
  kept: true,
  page: 'p1',
  failures: 0,
  refusal: null,
  ...part,
});

test('a pause with a photo: the photo goes once the pause was answered, and needs nothing of its answer', () => {
  const pause = send('pause', { chain: 'os:1' });
  const photo = send('photo', {
    call: 'uploadOrderFiles',
    input: { params: { nrSeqOs: '1' }, body: { tp_origem: 'E' } },
    after: 'pause',
    takes: {},
    file: 'peca.jpg',
    label: { what: 'file', order: 1 },
  });
  const next = (sends: Send[], of: Send) => nextToSend(sends, joao, () => true, laneOf(of))?.key;
  expect(next([pause, photo], photo)).toBeUndefined();
  expect(next([pause, photo], pause)).toBe('pause');
  const input = inputAfter(photo, { nr_sequencial: 1 });
  expect(input).toEqual(photo.input);
  expect(next([{ ...photo, after: null }], photo)).toBe('photo');
  // A pause that was refused keeps its photo back with it.
  const refused = { ...pause, refusal: { status: 409, codigo: null, mensagem: '' } };
  expect(heldSends([refused, photo], joao, () => true).map(({ hold }) => hold)).toEqual([
    'refusal',
    'earlier',
  ]);
});
