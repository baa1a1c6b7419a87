import { useSyncExternalStore } from 'react';
import { writeText } from '../storage.ts';
import { createSignal } from '../store.ts';

export type Scheme = 'light' | 'dark';

const changed = createSignal();

/** The scheme of the page: light, or dark by choice. index.html sets it before the first paint. */
const read = (): Scheme => (document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light');

/** Changes the scheme at once and remembers it. */
export function changeScheme(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme;
  writeText('esquema', scheme);
  changed.tell();
}

/** The present scheme; redraws when it changes. */
export const useScheme = (): Scheme => useSyncExternalStore(changed.listen, read);
