import { createStore } from '../core/store.ts';

/** Pictures of readings that were opened again, until their screen takes them; like all chosen ones in memory alone. */
const pictures = new Map<string, File[]>();
const times = createStore(0);

/** A reading to continue: its screen starts again with its draft and these pictures. */
export function openAgain(key: string, files: File[]): void {
  pictures.set(key, [...(pictures.get(key) ?? []), ...files]);
  times.change(times.read() + 1);
}

/** The pictures of a reading that was opened again, once. */
export function takePictures(key: string): File[] {
  const found = pictures.get(key) ?? [];
  pictures.delete(key);
  return found;
}

/** Another number whenever a reading was opened again. */
export const useReopened = times.use;
