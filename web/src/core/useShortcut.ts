import { useEffect, useRef } from 'react';

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
