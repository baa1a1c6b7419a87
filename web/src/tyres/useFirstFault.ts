import { useEffect, useRef, useState } from 'react';

/** A form longer than its sheet leads to the first thing that is wrong in it, each time it was to be sent. */
export function useFirstFault() {
  const form = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0)
      form.current
        ?.querySelector('[aria-invalid="true"], [role="alert"]')
        ?.scrollIntoView({ block: 'center' });
  }, [tries]);
  return { form, lead: () => setTries((before) => before + 1) };
}
