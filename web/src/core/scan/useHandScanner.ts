import { useEffect, useRef } from 'react';
import { keyReader } from './key-reader.ts';

interface Hearing {
  /** Hears only the codes no page has taken, and none while a sheet is open. */
  whenLeft?: boolean;
  /** Hears codes in fields too, and takes back what the scanner wrote there. */
  inFields?: boolean;
}

/** Hears a hand scanner, which types its code like a keyboard, wherever no field has the focus. */
export function useHandScanner(
  onCode: (text: string) => void,
  { whenLeft = false, inFields = false }: Hearing = {},
): void {
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    const read = keyReader();
    let takeBack: (() => void) | null = null;
    function hear(event: KeyboardEvent) {
      if ((!inFields && isTyping(event.target)) || hasModifier(event)) return;
      const { code, first } = read(event.key, event.timeStamp);
      if (first) takeBack = keep(event.target);
      const taken = whenLeft && (event.defaultPrevented || isSheetOpen());
      if (code === null || taken) return;
      // The Enter that ends a code must neither press the button in focus nor send a form.
      event.preventDefault();
      takeBack?.();
      report.current(code);
    }
    // On their way up the keys reach the window after everybody else has heard them.
    const [target, capture] = whenLeft ? ([window, false] as const) : ([document, true] as const);
    // Both kinds of target send keyboard events by this name.
    const listener = hear as EventListener;
    target.addEventListener('keydown', listener, capture);
    return () => target.removeEventListener('keydown', listener, capture);
  }, [whenLeft, inFields]);
}

/** Remembers the value of a field before a key changes it. @returns a function that restores it */
function keep(target: EventTarget | null): (() => void) | null {
  // Fields of other types hold no text.
  if (!(target instanceof HTMLInputElement) || target.selectionStart === null) return null;
  const { value } = target;
  return () => {
    target.setRangeText(value, 0, target.value.length, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
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
