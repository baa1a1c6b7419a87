import { Suspense } from 'react';
import { lazyQuietly } from '../lazy-part.tsx';
import type { NfcProps } from './NfcReader.tsx';

const NfcReader = lazyQuietly(async () => (await import('./NfcReader.tsx')).NfcReader);

/** The button that reads a badge by NFC, in browsers that can: Chrome on Android, at a secure address. */
export function NfcButton(props: NfcProps) {
  if (!('NDEFReader' in window)) return null;
  return (
    <Suspense>
      <NfcReader {...props} />
    </Suspense>
  );
}
