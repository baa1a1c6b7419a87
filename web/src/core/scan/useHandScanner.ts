import { useEffect, useRef } from 'react';
import { keyReader } from './key-reader.ts';

/**
 * Hears a hand scanner, which types its code like a keyboard, wherever no field has the focus.
 * @param whenLeft hears only the codes no page has taken, and none while a sheet is open
 */
export function useHandScanner(onCode: (text: string) => void, { whenLeft = false } = {}): void {
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    const read = keyReader();
    function hear(event: KeyboardEvent) {
      if (isTyping(event.target) || hasModifier(event)) return;
      const code = read(event.key, event.timeStamp);
      if (code === null) return;
      if (whenLeft && (event.defaultPrevented || isSheetOpen())) return;
      // The Enter that ends a code must not press the button in focus.
      event.preventDefault();
      report.current(code);
    }
    // On their way up the keys reach the window after everybody else has heard them.
    const [target, capture] = whenLeft ? ([window, false] as const) : ([document, true] as const);
    // Both kinds of target send keyboard events by this name.
    const listener = hear as EventListener;
    target.addEventListener('keydown', listener, capture);
    return () => target.removeEventListener('keydown', listener, capture);
  }, [whenLeft]);
}

/** Calls back when a key is pressed that is meant for the page: not for a field, not for a sheet. */
export function useShortcut(key: string, onPress: () => void): void {
  const report = useRef(onPress);
  useEffect(() => {
    report.current = onPress;
  });
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.key !== key || isTyping(event.target) || hasModifier(event) || isSheetOpen()) return;
      event.preventDefault();
      report.current();
    }
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [key]);
}

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey;

const isSheetOpen = () => document.querySelector('dialog[open]') !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
