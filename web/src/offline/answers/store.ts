import { Dexie, type Table } from 'dexie';
import { keepingOf } from './kept-calls.ts';
import { type KeptAnswer, mayBeRead, type Reader, surplusOf } from './rules.ts';

/** What this browser keeps of the server's answers: those of one person at one branch. */
class AnswersBase extends Dexie {
  declare answers: Table<KeptAnswer, string>;

  constructor() {
    super('respostas');
    this.version(1).stores({ answers: 'key,[call+usedAt]' });
  }
}

const base = new AnswersBase();

/** Keeps an answer; those of its call that were used the longest ago give way. @param isOwner whether it is still his session */
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

/** A kept answer that may be read; undefined: there is none. */
export async function readAnswer(key: string, reader: Reader): Promise<KeptAnswer | undefined> {
  const found = await base.answers.get(key);
  return found && mayBeRead(found, reader) ? found : undefined;
}

/** Forgets an answer. */
export const removeAnswer = (key: string): Promise<void> => base.answers.delete(key);

/** Forgets what the present reader may not read; with nobody signed in that is everything. */
export const purgeAnswers = (reader: Reader): Promise<unknown> =>
  reader.owner === null
    ? base.answers.clear()
    : base.answers.filter((answer) => !mayBeRead(answer, reader)).delete();
