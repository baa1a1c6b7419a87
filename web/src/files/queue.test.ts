import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../core/api/errors.ts';
import { createQueue, digitsRefused, mayRetry } from './queue.ts';
import type { Sending } from './send.ts';

const file = (name: string, letters = 'abc', type = 'image/jpeg') => new File([letters], name, { type });
const queueWith = (send: (sending: Sending) => Promise<unknown>, keep = () => Promise.resolve()) =>
  createQueue({ origin: 'E', megabytes: 1, send, keep });

describe('files on their way', () => {
  it('leaves out what was chosen before under the same name and size', () => {
    const queue = queueWith(() => Promise.resolve());
    queue.add([file('a.jpg'), file('a.jpg'), file('a.jpg', 'abcd')]);
    expect(queue.files()).toHaveLength(2);
    expect(queue.repeated()).toBe(1);
    queue.add([file('a.jpg')]);
    expect(queue.files()).toHaveLength(2);
  });

  it('sends one after the other, each with a key of its own', async () => {
    const seen: string[] = [];
    let inHand = 0;
    const queue = queueWith(async ({ file: { name }, key, order, origin }) => {
      inHand += 1;
      expect(inHand).toBe(1);
      await Promise.resolve();
      inHand -= 1;
      seen.push(`${order} ${origin} ${name}`);
      expect(queue.files().find(({ id }) => id === key)?.file.name).toBe(name);
    });
    queue.add([file('a.jpg'), file('b.jpg')]);
    expect(await queue.send(7)).toBe(true);
    expect(seen).toEqual(['7 E a.jpg', '7 E b.jpg']);
    expect(queue.files().map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('keeps a file that failed and sends only that one again, with the same key', async () => {
    const keys: string[] = [];
    let online = false;
    const queue = queueWith(({ key, file: { name } }) => {
      keys.push(key);
      return online || name === 'a.jpg'
        ? Promise.resolve()
        : Promise.reject(new CallError({ kind: 'offline' }));
    });
    queue.add([file('a.jpg'), file('b.jpg')]);
    expect(await queue.send(7)).toBe(false);
    expect(queue.files().map(({ state }) => state)).toEqual(['sent', 'failed']);
    expect(queue.files().map(mayRetry)).toEqual([false, true]);
    online = true;
    expect(await queue.send(7)).toBe(true);
    expect(keys).toHaveLength(3);
    expect(keys[2]).toBe(keys[1]);
  });

  it('counts a file this browser keeps as settled, and does not send it twice', async () => {
    const send = vi.fn(() => Promise.reject(new CallError({ kind: 'kept' })));
    const queue = queueWith(send);
    queue.add([file('a.jpg')]);
    expect(await queue.send(7)).toBe(true);
    expect(queue.files().map(({ state }) => state)).toEqual(['kept']);
    expect(queue.files().map(mayRetry)).toEqual([false]);
    expect(await queue.send(7)).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('calls back a file that is taken away while it is sent', async () => {
    const signals: AbortSignal[] = [];
    const queue = queueWith(({ signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('called back'))),
      );
    });
    queue.add([file('a.jpg')]);
    const sent = queue.send(7);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    queue.remove(queue.files()[0]?.id ?? '');
    expect(signals[0]?.aborted).toBe(true);
    expect(await sent).toBe(true);
    expect(queue.files()).toEqual([]);
  });

  it('stops at digits that are not believed, and goes on in the name that is proved', async () => {
    const seen: unknown[] = [];
    const queue = queueWith(({ who, file: { name } }) => {
      seen.push([name, who]);
      return who?.cpf === '123'
        ? Promise.resolve()
        : Promise.reject(new CallError({ kind: 'refused', status: 401, codigo: 'CPF_INCORRETO' }));
    });
    queue.add([file('a.jpg'), file('b.jpg')]);
    expect(await queue.send(7, { nr_seq_clifor: 12, cpf: '999' })).toBe(false);
    expect(digitsRefused(queue.files())).toMatchObject({ codigo: 'CPF_INCORRETO' });
    const who = { nr_seq_clifor: 12, cpf: '123' };
    expect(await queue.send(7, who)).toBe(true);
    expect(digitsRefused(queue.files())).toBeNull();
    expect(seen).toEqual([
      ['a.jpg', { ...who, cpf: '999' }],
      ['a.jpg', who],
      ['b.jpg', who],
    ]);
  });

  it('hands over what is under way and what was to follow when its screen goes, and nothing else', async () => {
    const kept: string[] = [];
    let tell: (error: CallError) => void = () => undefined;
    const queue = createQueue({
      origin: 'E',
      megabytes: 1,
      send: () => new Promise((_resolve, reject) => (tell = reject)),
      keep: async ({ file: { name }, signal }) => {
        expect(signal.aborted).toBe(false);
        kept.push(name);
        tell(new CallError({ kind: 'kept' }));
      },
    });
    const gone = queue.show();
    queue.add([file('a.jpg'), file('b.jpg')]);
    const sent = queue.send(7);
    await vi.waitFor(() => expect(queue.files()[0]?.state).toBe('sending'));
    gone();
    expect(await sent).toBe(true);
    expect(kept).toEqual(['a.jpg', 'b.jpg']);
    expect(queue.files().map(({ state }) => state)).toEqual(['kept', 'kept']);
  });

  it('keeps what its order comes for after the screen has gone; what nobody sent goes with it', async () => {
    const send = vi.fn(() => Promise.resolve());
    const keep = vi.fn(() => Promise.resolve());
    const queue = queueWith(send, keep);
    queue.add([file('a.jpg')]);
    queue.show()();
    expect(keep).not.toHaveBeenCalled();
    expect(await queue.send(7)).toBe(true);
    expect([send.mock.calls.length, keep.mock.calls.length]).toEqual([0, 1]);
  });

  it('says before it is sent what the server would not take, and does not send it', async () => {
    const send = vi.fn(() => Promise.resolve());
    const queue = queueWith(send);
    queue.add([
      file('conta.exe', 'MZ', 'application/x-msdownload'),
      file('grande.jpg', 'x'.repeat(1024 * 1024 + 1)),
    ]);
    expect(queue.files()[0]?.fault).toBe('type');
    // How large a picture is that is made smaller is known a moment later.
    await vi.waitFor(() => expect(queue.files()[1]?.fault).toBe('size'));
    expect(await queue.send(7)).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(queue.files().map(mayRetry)).toEqual([false, false]);
  });
});
