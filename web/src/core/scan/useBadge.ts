import { badgeShape } from '@terminal/contract/shapes';
import { useEffect, useRef, useState } from 'react';
import { keyPieces } from './pieces.ts';
import type { Place } from './scanner.ts';
import { useScanner } from './useScanner.ts';

/**
 * Takes the badge that is scanned while a sheet, or the login page, asks for one, also where the read was held up (G-126). A badge is a secret: it is
 * never told as an unknown code.
 * @param onPart a read ended that is too short for a badge, or the rest of one that broke off
 * @param place where it is asked for
 * @returns whether a scanner has begun a badge
 */
export function useBadge(
  take: (badge: string) => void,
  onPart?: () => void,
  place: Place = 'sheet',
): () => boolean {
  const [pieces] = useState(keyPieces);
  const takeText = (text: string) => {
    const badge = text.trim();
    if (badgeShape.test(badge) && !pieces.isRest(badge)) take(badge);
    else onPart?.();
  };
  useScanner(place, (text) => {
    const typed = pieces.typed();
    takeText(typed.endsWith(text) ? typed : text);
    return 'read';
  });
  const latest = useRef(takeText);
  useEffect(() => {
    latest.current = takeText;
  });
  useEffect(() => {
    // Behind the scanner's listener: what that took is prevented.
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isScan = pieces.isScan();
      const text = pieces.hear(event.key, event.timeStamp);
      if (event.key !== 'Enter' || event.defaultPrevented || !isScan) return;
      if (!isRead(event.target, text)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(text);
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [pieces]);
  return () => pieces.isScan();
}

/** A field of words has the whole code, and takes it at Enter itself; on a button few keys are a person's. */
const isRead = (target: EventTarget | null, text: string): boolean =>
  target instanceof HTMLInputElement ? target.inputMode !== '' : badgeShape.test(text.trim());
