import { useState } from 'react';

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

function write(key: string, text: string) {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    console.warn(`storage refused "${key}"`);
  }
}

/** Text somebody is writing: it survives a reload in this tab until it is emptied. The key names person and place. */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}
