import { CallError } from '../../core/api/errors.ts';
import type { KeptCall } from './kept-calls.ts';

/** An answer of the server as this browser keeps it. */
export interface KeptAnswer {
  /** Owner and query, as one text. */
  key: string;
  /** Whom it was given to: company, branch and person. */
  owner: string;
  /** The build of the web that understood it. */
  build: string;
  call: KeptCall;
  data: unknown;
  /** When the server gave it, in ms; predicted changes do not alter it. */
  answeredAt: number;
  /** When it was shown or loaded last, in ms. */
  usedAt: number;
}

/** Who would read a kept answer, with what, and when. */
export interface Reader {
  /** null: not signed in. */
  owner: string | null;
  build: string;
  now: number;
}

/** Longest an answer is kept, in ms. */
const longest = 24 * 3_600_000;

/** Whether an answer may be shown: to whom it was given, by the build it was given to, for a day. Any other is thrown away. */
export const mayBeRead = (
  { owner, build, answeredAt }: Pick<KeptAnswer, 'owner' | 'build' | 'answeredAt'>,
  reader: Reader,
): boolean =>
  owner === reader.owner && build === reader.build && Math.abs(reader.now - answeredAt) <= longest;

/** Answers to drop when a call has reached its maximum. @param byUse least recently used first */
export const surplusOf = <T>(byUse: readonly T[], most: number): readonly T[] =>
  byUse.slice(0, Math.max(0, byUse.length - most));

/** Whether the server refused access: it is not, or no longer, there for this reader. */
export const isWithheld = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404);

/** The part of an answer to store: without addresses of photos and links to files, which work for anyone who has them. */
export const withoutPictures = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (field, value: unknown) => {
      if (field === 'foto') return null;
      return field === 'ds_arquivo' ? '' : value;
    }),
  );
