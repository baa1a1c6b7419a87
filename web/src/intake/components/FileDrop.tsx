import type { IntakeKind } from '@terminal/contract';
import { mostIntakeMegabytes } from '@terminal/contract/intake';
import { UnreadableFile } from '@terminal/contract/workbook';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../core/files/DropZone.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { isCalledOff } from '../../core/panel/client.ts';
import { useUpload } from '../api.ts';
import { csvOfFile } from '../file.ts';

interface FileDropProps {
  company: string;
  kind: IntakeKind;
  onSent: (id: number, ignored: readonly string[]) => void;
}

/** Where a file is chosen or dropped; it is sent at once, and said why when it cannot be. */
export function FileDrop({ company, kind, onSent }: FileDropProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const upload = useUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(null);
    try {
      const csv = await csvOfFile(file);
      const sent = await upload.mutateAsync({ company, kind, name: file.name.slice(0, 200), csv });
      onSent(sent.nr_sequencial, sent.colunas_ignoradas);
    } catch (error) {
      if (isCalledOff(error)) return;
      setProblem(error instanceof UnreadableFile ? t(`intake.unreadable.${error.problem}`) : say(error));
    }
  };
  return (
    <DropZone
      title={t(upload.isPending ? 'intake.sending' : 'intake.file')}
      limits={t('intake.limits', { megabytes: mostIntakeMegabytes })}
      accept=".csv,.txt,.tsv,.xlsx,text/csv"
      busy={upload.isPending}
      problem={problem}
      onFile={(file) => void send(file)}
    />
  );
}
