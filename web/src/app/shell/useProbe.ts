import { useEffect, useRef } from 'react';
import { request } from '../../core/api/client.ts';
import { queryClient } from '../../core/api/query-client.ts';

const everyMs = 5000;

/** While the server is out of reach, asks whether it is back; then everything on screen is loaded anew. */
export function useProbe(online: boolean): void {
  const wasAway = useRef(false);
  useEffect(() => {
    if (online) {
      if (wasAway.current) void queryClient.invalidateQueries();
      wasAway.current = false;
      return;
    }
    wasAway.current = true;
    // The client itself reports the answer; a failure is what is expected here.
    const timer = setInterval(() => void request('getHealth', {}).catch(() => undefined), everyMs);
    return () => clearInterval(timer);
  }, [online]);
}
