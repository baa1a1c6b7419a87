import { useEffect, useRef, useState } from 'react';
import { onShelf } from './shelf.ts';

/** Undefined: this tab knows nothing of it; '': emptied, and the disk may not know that yet. */
const read = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

function write(key: string, text: string | undefined) {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    console.warn(`storage refused "${key}"`);
  }
}

async function writeToDisk(key: string, text: string) {
  if (text !== '') return void onShelf('readwrite', (drafts) => drafts.put(text, key));
  await onShelf('readwrite', (drafts) => drafts.delete(key));
  if (read(key) === '') write(key, undefined);
}

async function readFromDisk(key: string): Promise<string | undefined> {
  const kept = await onShelf<unknown>('readonly', (drafts): IDBRequest<unknown> => drafts.get(key));
  return typeof kept === 'string' ? kept : undefined;
}

/** Reads a draft (useDraft) whose field is not on screen; '' if there is none. */
export const draftNow = async (key: string): Promise<string> => read(key) ?? (await readFromDisk(key)) ?? '';

/** Writes a draft (useDraft) whose field is not on screen yet. */
export function putDraft(key: string, text: string): void {
  write(key, text);
  void writeToDisk(key, text);
}

/**
 * Text somebody is writing: it survives a reload, a sign-out and a browser that is closed or killed, until it is emptied.
 * The key names person and place.
 * @param until `tab`: it ends with the tab, for what is not to stay on a disk
 * @returns the text, how to change it, and how to empty it once it was sent: what was written since stays
 */
export function useDraft(
  key: string,
  until: 'emptied' | 'tab' = 'emptied',
): readonly [text: string, change: (text: string) => void, sent: (text: string) => void] {
  const [text, setText] = useState(() => read(key) ?? '');
  const latest = useRef(text);
  const typed = useRef(read(key) !== undefined);
  useEffect(() => {
    if (until === 'tab' || typed.current) return;
    void readFromDisk(key).then((kept) => {
      if (kept === undefined || typed.current) return;
      latest.current = kept;
      setText(kept);
    });
  }, [key, until]);
  const change = (next: string) => {
    typed.current = true;
    latest.current = next;
    setText(next);
    if (until === 'emptied') putDraft(key, next);
    else write(key, next || undefined);
  };
  return [text, change, (done) => latest.current === done && change('')];
}
