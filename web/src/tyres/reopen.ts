import type { Send } from '../offline/sends/row.ts';
import { type BatchCall, draftOf, mergedDraft, readingKindOf } from './batch.ts';
import { readDraft, writeDraft } from './draft-store.ts';
import { emptyDraft } from './reading.ts';
import { openAgain } from './reopened.ts';
import { draftKey } from './useReadingDraft.ts';

const pages = { A: 'afericao', C: 'calibragem' } as const;

/**
 * Restores the draft of a refused measurement on its screen, with its pictures.
 * @returns the address of that screen
 */
export async function reopenReading({ call, input }: Send, files: File[]): Promise<string> {
  // Written by the screen itself: only its two calls are opened again.
  const [kind, body] = [readingKindOf(call as BatchCall), input.body as Parameters<typeof draftOf>[0]];
  const key = draftKey(kind, body.nr_placa);
  writeDraft(key, mergedDraft({ ...emptyDraft, ...draftOf(body) }, await readDraft(key)));
  openAgain(key, files);
  return `/borracharia/${pages[kind]}/${encodeURIComponent(body.nr_placa)}`;
}
