import { useEffect, useRef } from 'react';
import { type Place, type Take, takeCodes } from './scanner.ts';

/**
 * Takes the codes of a hand scanner while this page or sheet is on top, also while a field has the focus: what the scanner
 * wrote there is taken back. Of a sheet: in the component that draws it, or within it.
 */
export function useScanner(place: Place, take: Take): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => takeCodes((text) => latest.current(text), place), [place]);
}
