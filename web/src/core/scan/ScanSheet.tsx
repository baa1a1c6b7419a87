import type { ReactNode } from 'react';
import { Sheet } from '../components/Sheet.tsx';
import { CodeReader } from './CodeReader.tsx';
import type { Take } from './scanner.ts';
import { UnknownCodes } from './UnknownCodes.tsx';
import { useScanner } from './useScanner.ts';

interface ScanSheetProps {
  title: string;
  /** What to scan, and what else may be done without a camera. */
  label: string;
  otherwise: string;
  /** Takes a code of the camera, a photo or a hand scanner. */
  onCode: Take;
  /** What the last code was, and what can be done with it; the camera stays open for the next one. */
  children?: ReactNode;
  /** A code was read: the picture is small. */
  read?: boolean;
  onClose: () => void;
}

/** Camera, result and unknown codes on one sheet. */
export function ScanSheet({
  title,
  label,
  otherwise,
  onCode,
  children,
  read = false,
  onClose,
}: ScanSheetProps) {
  useScanner('sheet', onCode);
  return (
    <Sheet title={title} onClose={onClose}>
      <CodeReader label={label} otherwise={otherwise} onText={onCode} read={read} />
      {children}
      <UnknownCodes />
    </Sheet>
  );
}
