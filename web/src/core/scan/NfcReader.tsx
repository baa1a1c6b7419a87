import IconNfc from '@tabler/icons-react/dist/esm/icons/IconNfc.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { readTag } from './nfc.ts';
import { deliver } from './scanner.ts';

export interface NfcProps {
  /** Takes the badge that was read. */
  onRead: (badge: string) => void;
}

/** Reads the NFC tag of a badge after a press; it counts as one that was scanned (AUTH-28). */
export function NfcReader({ onRead }: NfcProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'reading' | 'denied' | 'failed'>('idle');
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function read() {
    const over = new AbortController();
    reading.current = over;
    setState('reading');
    try {
      const code = await readTag(over.signal);
      setState('idle');
      await deliver(() => {
        onRead(code);
        return 'read';
      }, code);
    } catch (error) {
      if (over.signal.aborted) return;
      console.info('no tag', error);
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'failed');
    } finally {
      over.abort();
    }
  }

  function stop() {
    reading.current?.abort();
    setState('idle');
  }

  return (
    <>
      <Button
        wide
        icon={<IconNfc size={20} aria-hidden />}
        onClick={() => (state === 'reading' ? stop() : void read())}
      >
        {t(state === 'reading' ? 'scan.nfc.stop' : 'scan.nfc.read')}
      </Button>
      {state !== 'idle' && (
        <p className="soft-text" role="status">
          {t(`scan.nfc.${state}`)}
        </p>
      )}
    </>
  );
}
