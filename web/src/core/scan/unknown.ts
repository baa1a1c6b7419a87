import { onSession } from '../session/store.ts';
import { createStore } from '../store.ts';

/** A code that was read and meant nothing where it was read. */
export interface UnknownCode {
  code: string;
  /** When it was read last, ISO 8601. */
  at: string;
}

/** Codes kept at most. */
const most = 20;

/** The list with a code on top; each code stands there once. */
export const withCode = (list: readonly UnknownCode[], code: string, at: Date): readonly UnknownCode[] =>
  [{ code, at: at.toISOString() }, ...withoutCode(list, code)].slice(0, most);

/** The list without a code. */
export const withoutCode = (list: readonly UnknownCode[], code: string): readonly UnknownCode[] =>
  list.filter((one) => one.code !== code);

const codes = createStore<readonly UnknownCode[]>([]);

// What one person read is not for the next.
onSession(() => codes.change([]));

/** Keeps a code until it is discarded, or another person signs in. */
export const keepUnknown = (code: string): void => codes.change(withCode(codes.read(), code, new Date()));

/** Discards a kept code. */
export const discardUnknown = (code: string): void => codes.change(withoutCode(codes.read(), code));

/** The kept codes, newest first. */
export const useUnknownCodes = codes.use;
