import { Dexie, liveQuery, type Table } from 'dexie';
import { showSends } from './kept.ts';
import type { Send } from './row.ts';
import { inputAfter } from './takes.ts';

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

/**
 * Reads the stored sends, and notifies the pages of them and of every change, also by other tabs. Resolves after the first
 * read.
 */
export function followStore(): Promise<void> {
  return new Promise((resolve) => {
    liveQuery(() => base.sends.orderBy('id').toArray()).subscribe({
      next: (sends) => {
        showSends(sends);
        resolve();
      },
      // Without IndexedDB nothing is stored, and commands are sent directly.
      error: () => resolve(),
    });
  });
}

/** Everything kept, in the order it was given. */
export const readSends = (): Promise<Send[]> => base.sends.orderBy('id').toArray();

/** Present state of a send; undefined: removed. */
export const readSend = (key: string): Promise<Send | undefined> => base.sends.get({ key });

/** How long the browser's storage may take to answer before it counts as unavailable, in ms. */
const longestSilence = 2_000;
/** It did not answer in time, and has not answered since. */
let isSilent = false;

/**
 * The answer of the browser's storage, with a time limit. @throws when the storage does not answer in time
 * @param late called when the storage has done the work after all, too late for the caller
 */
export async function soon<T>(work: () => Promise<T>, late: () => void = () => undefined): Promise<T> {
  if (isSilent) throw new Error('the storage is silent');
  let given = false;
  const asked = work();
  const silence = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      if (given) return;
      isSilent = true;
      const back = () => {
        isSilent = false;
      };
      asked.then(late).then(back, back);
      reject(new Error('the storage is silent'));
    }, longestSilence);
  });
  try {
    return await Promise.race([asked, silence]);
  } finally {
    given = true;
  }
}

/**
 * Writes sends down before they go, all of them or none. The same press is kept once; a later send of a place replaces one
 * that waits.
 * @throws when the browser has no room or no storage; then nothing is kept
 */
export async function writeSends(list: readonly { send: Send; bytes: Blob | undefined }[]): Promise<void> {
  await base.transaction('rw', base.sends, base.files, async () => {
    for (const { send, bytes } of list) {
      if ((await readSend(send.key)) !== undefined) continue;
      if (send.place !== null) await base.sends.where({ place: send.place }).delete();
      await base.sends.add(send);
      if (bytes !== undefined) await base.files.add({ key: send.key, bytes });
    }
  });
}

const followersOf = (key: string) => base.sends.filter(({ after }) => after === key);

/** Changes a send, if it is still stored. With a new key, the sends that wait for it wait for the new key. */
export const changeSend = (key: string, part: Partial<Send>): Promise<void> =>
  base.transaction('rw', base.sends, async () => {
    await base.sends.where({ key }).modify(part);
    if (part.key !== undefined) await followersOf(key).modify({ after: part.key });
  });

/** Marks a send and its followers as no longer awaited by a screen. */
export const keepSend = (key: string): Promise<unknown> =>
  base.sends.filter((send) => send.key === key || send.after === key).modify({ kept: true });

/**
 * Deletes a send that arrived and releases the sends that waited for it, with the values they take from its answer. A waiting
 * send whose value is missing in the answer is deleted too.
 */
export const releaseSend = (key: string, answer: unknown): Promise<void> =>
  base.transaction('rw', base.sends, base.files, async () => {
    for (const send of await followersOf(key).toArray()) {
      const input = inputAfter(send, answer);
      if (input !== null) await base.sends.where({ key: send.key }).modify({ after: null, input });
    }
    await removeSend(key);
  });

/** Deletes a send that succeeded or was discarded, and the sends that still depend on it. */
export const removeSend = (key: string): Promise<void> =>
  base.transaction('rw', base.sends, base.files, async () => {
    await base.sends.where({ key }).delete();
    await base.files.delete(key);
    await base.files.bulkDelete((await followersOf(key).toArray()).map((send) => send.key));
    await followersOf(key).delete();
  });

/** The bytes of a send's file. */
export const bytesOf = async (key: string): Promise<Blob | undefined> => (await base.files.get(key))?.bytes;

/** The files that wait for a send, as they were chosen. */
export async function filesAfter(key: string): Promise<File[]> {
  const files: File[] = [];
  for (const send of await followersOf(key).toArray()) {
    const bytes = await bytesOf(send.key);
    if (bytes !== undefined) files.push(new File([bytes], send.file ?? '', { type: bytes.type }));
  }
  return files;
}
