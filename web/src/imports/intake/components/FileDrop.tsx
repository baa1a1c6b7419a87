import type { IntakeKind } from '@terminal/contract';
import { mostIntakeMegabytes } from '@terminal/contract/intake';
import type { Remembered } from '@terminal/contract/intake-heads';
import * as limits from '@terminal/contract/limits';
import { UnreadableFile } from '@terminal/contract/workbook';
import { useState } from 'react';
import { DropZone } from '../../../core/files/DropZone.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { openFile, type Table } from '../file.ts';

/** A file that was opened, and not sent yet. */
export interface Opened {
  name: string;
  tables: Table[];
}

interface FileDropProps {
  kind: IntakeKind;
  remembered: Remembered;
  onOpened: (file: Opened) => void;
}

/** Where a file is chosen or dropped; it is opened at once, and said why when it cannot be. */
export function FileDrop({ kind, remembered, onOpened }: FileDropProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(null);
    setBusy(true);
    try {
      onOpened({
        name: file.name.slice(0, limits.uploadIntake.arquivo),
        tables: await openFile(file, kind, remembered),
      });
    } catch (error) {
      const reason = error instanceof UnreadableFile ? error.fault : 'broken';
      setProblem(t(`intake.unreadable.${reason}`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropZone
      title={t(busy ? 'intake.opening' : 'intake.file')}
      limits={t('intake.limits', { megabytes: mostIntakeMegabytes })}
      accept=".csv,.txt,.tsv,.xlsx,text/csv"
      busy={busy}
      problem={problem}
      onFile={(file) => void open(file)}
    />
  );
}
