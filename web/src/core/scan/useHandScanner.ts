import { useEffect, useRef } from 'react';
import { keyReader } from './key-reader.ts';

/** Hears a hand scanner, which types its code like a keyboard, wherever no field has the focus. */
export function useHandScanner(onCode: (text: string) => void): void {
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    const read = keyReader();
    function hear(event: KeyboardEvent) {
      if (isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
      const code = read(event.key, event.timeStamp);
      if (code === null) return;
      // The Enter that ends a code must not press the button in focus.
      event.preventDefault();
      report.current(code);
    }
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
