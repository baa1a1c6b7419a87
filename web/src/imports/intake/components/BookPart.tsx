import type { Remembered } from '@terminal/contract/intake-heads';
import * as limits from '@terminal/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { type Intake, useStart, useUpload } from '../api.ts';
import { type Part, stepOf } from '../book.ts';
import { headOf } from '../file.ts';
import { ColumnMap } from './ColumnMap.tsx';
import type { Opened } from './FileDrop.tsx';
import { OpenIntake } from './OpenIntake.tsx';

interface BookPartProps {
  company: string;
  file: Opened;
  part: Part;
  remembered: Remembered;
  /** Its intake; undefined: not sent yet. */
  intake: Intake | undefined;
  onSent: (id: number) => void;
  /** The next one is to begin without it. */
  onSkip: () => void;
}

/** The present worksheet of a workbook: sent and written automatically, unless there is or was a question. */
export function BookPart(props: BookPartProps) {
  const { company, file, part, remembered, intake, onSent, onSkip } = props;
  const { t } = useTranslation();
  const say = useErrorText();
  const upload = useUpload();
  const start = useStart(company);
  const table = file.tables[part.sheet];
  // Evaluated when its turn came: columns assigned by hand since are remembered but still need confirmation.
  const [head] = useState(() => (table === undefined ? null : headOf(table, part.kind, remembered)));
  const name = `${file.name} · ${table?.name ?? ''}`.slice(0, limits.uploadIntake.arquivo);
  const onError = (error: Error) => isCancelled(error) || notify.error(say(error));
  const begun = useRef(false);
  const send = useEffectEvent(() => {
    if (table === undefined || head === null || intake !== undefined || begun.current) return;
    begun.current = true;
    upload.mutate(
      { company, kind: part.kind, name, csv: table.csv, head },
      { onSuccess: ({ nr_sequencial }) => onSent(nr_sequencial), onError },
    );
  });
  const write = useEffectEvent(() => {
    if (intake === undefined) return;
    const { nr_sequencial } = intake;
    const body = { nr_seq_empresa: Number(company), nr_sequencial, tudo_ou_nada: false };
    start.mutate({ body }, { onError });
  });
  useEffect(() => send(), []);
  const [hasStopped, setHasStopped] = useState(false);
  const step = intake === undefined ? 'wait' : stepOf(intake, hasStopped);
  if (step === 'stop' && !hasStopped) setHasStopped(true);
  useEffect(() => {
    if (step === 'write') write();
  }, [step]);
  if (intake !== undefined)
    return (
      <>
        {(step === 'stop' || step === 'ask') && (
          <div className="wrap-loose">
            <p role="alert">{t(`intake.book.${step === 'ask' ? 'asks' : 'stops'}`)}</p>
            <Button onClick={onSkip}>{t('intake.book.skip')}</Button>
          </div>
        )}
        <OpenIntake company={company} intake={intake} />
      </>
    );
  // What goes by itself has nothing to show until it was sent, or could not be.
  if (table === undefined || (head !== null && !upload.isError)) return null;
  return (
    <>
      <p role="alert">{t('intake.book.waits')}</p>
      <ColumnMap
        company={company}
        kind={part.kind}
        file={{ name, tables: [table] }}
        remembered={remembered}
        onSent={onSent}
        other={{ text: t('intake.book.skip'), act: onSkip }}
      />
    </>
  );
}
