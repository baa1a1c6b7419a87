import { useEffect, useRef } from 'react';

/** Whether the screen that asked is still there; for what comes after an answer. */
export function useMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
