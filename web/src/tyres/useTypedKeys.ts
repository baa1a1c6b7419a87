import { useEffect, useRef } from 'react';
import { keyReader } from '../core/scan/key-reader.ts';

const isKey = (key: string) => /^[\d,.]$/.test(key) || key === 'Backspace';

/** Not for a field, a sheet, or the browser itself. */
const isForThePage = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !(ctrlKey || altKey || metaKey) &&
  !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  document.querySelector('dialog[open]') === null;

interface TypedKeys {
  /** The next keys may be those of a label. */
  onBegin: () => void;
  onKey: (key: string) => void;
  /** Says whether it asks something that the next Enter answers. */
  onEnter: () => boolean;
  /** Says whether what a scanner typed is a label, and no value; its digits were told as keys before. */
  onCode: (code: string) => boolean;
}

/**
 * Hears a keyboard, a probe or a scanner that types and ends with Enter, wherever no field or sheet has the focus.
 * Enter counts for the value when digits or a question came before it, else it presses what has the focus.
 */
export function useTypedKeys(keys: TypedKeys): void {
  const report = useRef(keys);
  useEffect(() => {
    report.current = keys;
  });
  useEffect(() => {
    const read = keyReader();
    let hasTyped = false;
    function isTaken(key: string, at: number): boolean {
      const { code, first } = read(key, at);
      const { onBegin, onKey, onEnter, onCode } = report.current;
      if (first) onBegin();
      const isCode = code !== null && onCode(code);
      const isAnswer = !isCode && key === 'Enter' && hasTyped;
      if (isKey(key)) onKey(key);
      hasTyped = isAnswer ? onEnter() : isKey(key) || (key === 'Shift' && hasTyped);
      return isCode || isAnswer || isKey(key);
    }
    const hear = (event: KeyboardEvent) => {
      if (isForThePage(event) && isTaken(event.key, event.timeStamp)) event.preventDefault();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}
