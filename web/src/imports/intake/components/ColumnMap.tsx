import type { IntakeKind } from '@terminal/contract';
import { lackingAmong, type Remembered, soughtOf } from '@terminal/contract/intake-heads';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { chosenIn } from '../../choice.ts';
import css from '../../components/ColumnChoice.module.css';
import { ColumnChoice } from '../../components/ColumnChoice.tsx';
import { useUpload } from '../api.ts';
import { likelyTable } from '../file.ts';
import type { Opened } from './FileDrop.tsx';

interface ColumnMapProps {
  company: string;
  kind: IntakeKind;
  file: Opened;
  remembered: Remembered;
  onSent: (id: number) => void;
  /** What else can be done than to send it, and how that is called. */
  other: { text: string; act: () => void };
}

/** Columns of a file: detected, shown, and changeable by hand before anything is sent. */
export function ColumnMap({ company, kind, file, remembered, onSent, other }: ColumnMapProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const upload = useUpload();
  const columns = soughtOf(kind);
  const [chosen, setChosen] = useState(() =>
    chosenIn(columns, file.tables, remembered, { sheet: likelyTable(file.tables, kind, remembered) }),
  );
  const { sheet, row, places } = chosen;
  const send = () =>
    upload.mutate(
      {
        company,
        kind,
        name: file.name,
        csv: file.tables[sheet]?.csv ?? new Blob(),
        head: { row: row + 1, places },
      },
      { onSuccess: ({ nr_sequencial }) => onSent(nr_sequencial) },
    );
  return (
    <section className={css['map']} aria-labelledby="intake-map">
      <h2 id="intake-map">
        {t(`intake.kinds.${kind}`)} <span>{file.name}</span>
      </h2>
      <fieldset className="rows" disabled={upload.isPending}>
        <ColumnChoice {...{ columns, remembered, chosen }} tables={file.tables} onChoose={setChosen} />
      </fieldset>
      {upload.isError && !isCancelled(upload.error) && (
        <p className={css['problem']} role="alert">
          {say(upload.error)}
        </p>
      )}
      <div className={css['acts']}>
        <Button
          look="primary"
          busy={upload.isPending}
          disabled={lackingAmong(columns, places).length > 0}
          onClick={send}
        >
          {t(upload.isPending ? 'intake.sending' : 'imports.map.check')}
        </Button>
        {upload.isPending && <progress aria-label={t('intake.sending')} />}
        <Button onClick={other.act}>{other.text}</Button>
      </div>
    </section>
  );
}
