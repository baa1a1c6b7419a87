import { useEffect, useRef } from 'react';
import { type Take, takeCodes } from './scanner.ts';

/**
 * Takes the codes of a hand scanner while this page or sheet is on top, also while a field has the focus: what the scanner
 * wrote there is taken back. In the component that draws the sheet, or within it.
 * @param rest takes what no page takes, outside sheets and fields
 */
export function useScanner(take: Take, { rest = false } = {}): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => takeCodes((text) => latest.current(text), rest), [rest]);
}
