import { useEffect, useRef } from 'react';

const isKey = (key: string) => /^[\d,.]$/.test(key) || key === 'Backspace';

/** Not for a field, a sheet, or the browser itself. */
const isForThePage = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !(ctrlKey || altKey || metaKey) &&
  !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  document.querySelector('dialog[open]') === null;

/**
 * Hears a keyboard, a probe or a scanner that types digits and Enter, wherever no field or sheet has the focus.
 * Enter counts for the value when digits or a question came before it, else it presses what has the focus.
 * @param onEnter says whether it asks something that the next Enter answers
 */
export function useTypedKeys(onKey: (key: string) => void, onEnter: () => boolean): void {
  const report = useRef({ onKey, onEnter });
  useEffect(() => {
    report.current = { onKey, onEnter };
  });
  useEffect(() => {
    let hasTyped = false;
    function hear(event: KeyboardEvent) {
      const { key } = event;
      if (!isForThePage(event)) return;
      if (isKey(key)) {
        event.preventDefault();
        hasTyped = true;
        report.current.onKey(key);
      } else if (key === 'Enter' && hasTyped) {
        event.preventDefault();
        hasTyped = report.current.onEnter();
      } else if (key !== 'Shift') hasTyped = false;
    }
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}
