import { Dexie, liveQuery, type Table } from 'dexie';
import { showSends } from './kept.ts';
import type { Send } from './row.ts';

/** What this browser keeps of the sends: the sends by the order they were given, and the bytes of their files. */
class SendsBase extends Dexie {
  declare sends: Table<Send, number>;
  declare files: Table<{ key: string; bytes: Blob }, string>;

  constructor() {
    super('envios');
    this.version(1).stores({ sends: '++id,&key,place', files: 'key' });
  }
}

const base = new SendsBase();

/** Reads what is kept, and tells the pages of it and of every change, of other tabs too. Answers once it was read. */
export function followStore(): Promise<void> {
  return new Promise((resolve) => {
    liveQuery(() => base.sends.orderBy('id').toArray()).subscribe({
      next: (sends) => {
        showSends(sends);
        resolve();
      },
      // Without such a storage nothing is kept, and commands go as they came.
      error: () => resolve(),
    });
  });
}

/** Everything kept, in the order it was given. */
export const readSends = (): Promise<Send[]> => base.sends.orderBy('id').toArray();

/** A send as it is by now; undefined: it has left. */
export const readSend = (key: string): Promise<Send | undefined> => base.sends.get({ key });

/**
 * Writes a send down before it goes. The same press is kept once; a later send of a place replaces one that waits.
 * @throws when the browser has no room or no storage; then nothing is kept
 */
export async function writeSend(send: Send, bytes?: Blob): Promise<void> {
  await base.transaction('rw', base.sends, base.files, async () => {
    if ((await readSend(send.key)) !== undefined) return;
    if (send.place !== null) await base.sends.where({ place: send.place }).delete();
    await base.sends.add(send);
    if (bytes !== undefined) await base.files.add({ key: send.key, bytes });
  });
}

/** Notes what became of a send; one that has left meanwhile stays away. */
export const changeSend = (key: string, part: Partial<Send>): Promise<unknown> =>
  base.sends.where({ key }).modify(part);

/** Forgets a send that arrived, or that somebody gave up; with it what still needs its answer. */
export const removeSend = (key: string): Promise<void> =>
  base.transaction('rw', base.sends, base.files, async () => {
    await base.sends.where({ key }).delete();
    await base.files.delete(key);
    for (const send of await base.sends.filter(({ after }) => after === key).toArray()) {
      await base.sends.where({ key: send.key }).delete();
      await base.files.delete(send.key);
    }
  });

/** The bytes of a send's file. */
export const bytesOf = async (key: string): Promise<Blob | undefined> => (await base.files.get(key))?.bytes;
