import { useEffect, useRef } from 'react';

/** Calls back when the network is there again, while `waiting`. */
export function useOnline(waiting: boolean, onOnline: () => void): void {
  const report = useRef(onOnline);
  useEffect(() => {
    report.current = onOnline;
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const hear = () => report.current();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [waiting]);
}
