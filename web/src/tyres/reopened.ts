import { useSyncExternalStore } from 'react';

/** Pictures of readings that were opened again, until their screen takes them; like all chosen ones in memory alone. */
const pictures = new Map<string, File[]>();
const listeners = new Set<() => void>();
let times = 0;

/** A reading is to be typed on: its screen begins anew with its draft and these pictures. */
export function openAgain(key: string, files: File[]): void {
  pictures.set(key, [...(pictures.get(key) ?? []), ...files]);
  times += 1;
  for (const listener of listeners) listener();
}

/** The pictures of a reading that was opened again, once. */
export function takePictures(key: string): File[] {
  const found = pictures.get(key) ?? [];
  pictures.delete(key);
  return found;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another number whenever a reading was opened again. */
export const useReopened = (): number => useSyncExternalStore(subscribe, () => times);
