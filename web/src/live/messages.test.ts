import { expect, test } from 'vitest';
import { createMessageReader, type Message } from './messages.ts';

const read = (...pieces: string[]) => {
  const messages: Message[] = [];
  const push = createMessageReader((message) => messages.push(message));
  for (const piece of pieces) push(piece);
  return messages;
};

test('a message may come in pieces', () => {
  expect(read('id: 1\neve', 'nt: os.criada\nda', 'ta: {"id":1}\n', '\n')).toEqual([
    { event: 'os.criada', data: '{"id":1}' },
  ]);
});

test('heartbeats and the retry hint are no messages', () => {
  expect(read('retry: 2000\n\n', ': viva\n\n')).toEqual([]);
});

test('several messages in one piece keep their order', () => {
  expect(read('event: a\ndata: 1\n\nevent: b\ndata: 2\n\n').map(({ event }) => event)).toEqual(['a', 'b']);
});

test('an unfinished message waits', () => {
  expect(read('event: a\ndata: 1\n')).toEqual([]);
});
