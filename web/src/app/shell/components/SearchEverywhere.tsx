import { Suspense, useCallback } from 'react';
import { withTexts } from '../../../core/i18n/i18n.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { readCode } from '../../../core/scan/code.ts';
import { useScanner } from '../../../core/scan/useScanner.ts';
import { useShortcut } from '../../../core/useShortcut.ts';

const load = withTexts(() => import('../../../orders/search/components/SearchSheet.tsx'));
const SearchSheet = lazySheet(async () => (await load()).SearchSheet);

/** What is looked for: null nothing, '' something a person is going to type, else what a scanner read. */
export type Sought = string | null;

interface SearchEverywhereProps {
  sought: Sought;
  onSeek: (sought: Sought) => void;
}

/** One key (/) or one scan finds an order from every screen, unless the screen takes the scan itself. */
export function SearchEverywhere({ sought, onSeek }: SearchEverywhereProps) {
  useShortcut('/', () => onSeek(''));
  useScanner('rest', (text) => {
    onSeek(readCode(text));
    return 'read';
  });
  const close = useCallback(() => onSeek(null), [onSeek]);
  if (sought === null) return null;
  return (
    <Suspense>
      <SearchSheet scanned={sought} onClose={close} />
    </Suspense>
  );
}
