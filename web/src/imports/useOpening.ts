import { UnreadableFile } from '@terminal/contract/workbook';
import { useState } from 'react';
import { useTranslation } from '../core/i18n/useTranslation.ts';

/**
 * Opens a file somebody chose, and says what is wrong with it; what reads it is loaded with the first one.
 * @param open returns an error text about the file; null: none
 */
export function useOpening(open: (file: File) => Promise<string | null>) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function read(file: File | undefined) {
    if (file === undefined) return;
    setBusy(true);
    setProblem(null);
    try {
      setProblem(await open(file));
    } catch (error) {
      setProblem(t(`imports.problems.${problemOf(error)}`));
    } finally {
      setBusy(false);
    }
  }

  return { problem, busy, read };
}

/** Also what reads files may not have been loaded. */
const problemOf = (error: unknown) => (error instanceof UnreadableFile ? error.fault : 'broken');
