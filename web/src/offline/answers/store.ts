import { Dexie, type Table } from 'dexie';
import { type KeptCall, keepingOf } from './kept-calls.ts';
import { type KeptAnswer, mayBeRead, type Reader, surplusOf } from './rules.ts';

/** The server's answers stored in this browser, of one person at one branch. */
class AnswersBase extends Dexie {
  declare answers: Table<KeptAnswer, string>;

  constructor() {
    super('respostas');
    this.version(1).stores({ answers: 'key,[call+usedAt]' });
  }
}

const base = new AnswersBase();

/** Stores an answer, dropping the least recently used ones of its call. @param isOwner whether the session is still the same */
export const writeAnswer = (answer: KeptAnswer, isOwner: () => boolean): Promise<void> =>
  base.transaction('rw', base.answers, async () => {
    // Asked as late as can be: what clears the table after the session comes after this.
    if (!isOwner()) return;
    await base.answers.put(answer);
    const { call } = answer;
    const byUse = await base.answers
      .where('[call+usedAt]')
      .between([call, Dexie.minKey], [call, Dexie.maxKey])
      .primaryKeys();
    await base.answers.bulkDelete([...surplusOf(byUse, keepingOf(call).most)]);
  });

/** A stored answer the session may read; undefined: none. */
export async function readAnswer(key: string, reader: Reader): Promise<KeptAnswer | undefined> {
  const found = await base.answers.get(key);
  return found && mayBeRead(found, reader) ? found : undefined;
}

/** The stored answers of a call the session may read, the latest used first. */
export async function readAnswersOf(call: KeptCall, reader: Reader): Promise<KeptAnswer[]> {
  const found = await base.answers
    .where('[call+usedAt]')
    .between([call, Dexie.minKey], [call, Dexie.maxKey])
    .reverse()
    .toArray();
  return found.filter((answer) => mayBeRead(answer, reader));
}

/** Forgets an answer. */
export const removeAnswer = (key: string): Promise<void> => base.answers.delete(key);

/** Deletes answers the present session may not read; all of them without a session. */
export const purgeAnswers = (reader: Reader): Promise<unknown> =>
  reader.owner === null
    ? base.answers.clear()
    : base.answers.filter((answer) => !mayBeRead(answer, reader)).delete();
