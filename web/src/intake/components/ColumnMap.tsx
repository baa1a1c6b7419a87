import type { IntakeKind } from '@terminal/contract';
import { intakeColumns } from '@terminal/contract/intake';
import { findHead, missingColumns, placesOf, type Remembered } from '@terminal/contract/intake-heads';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { SelectField } from '../../core/components/Field.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { isCalledOff } from '../../core/panel/client.ts';
import { useUpload } from '../api.ts';
import { likelyTable } from '../file.ts';
import css from './ColumnMap.module.css';
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

const none = '-1';

/** Which worksheet, which row holds the heads, and which column is which: found, shown, and changed by hand before anything is sent. */
export function ColumnMap({ company, kind, file, remembered, onSent, other }: ColumnMapProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const upload = useUpload();
  const [sheet, setSheet] = useState(() => likelyTable(file.tables, kind, remembered));
  const top = file.tables[sheet]?.top ?? [];
  const [chosenRow, setRow] = useState<number | null>(null);
  const row = chosenRow ?? findHead(kind, top, remembered);
  const heads = top[row] ?? [];
  const [byHand, setByHand] = useState<Readonly<Record<number, number>>>({});
  const places = placesOf(kind, heads, remembered).map((place, n) => byHand[n] ?? place);
  const lacking = missingColumns(kind, places);
  const unused = heads.filter((head, place) => head.trim() !== '' && !places.includes(place));
  const columns = intakeColumns(kind);
  const absent = columns.filter(([, { required }], n) => places[n] === -1 && required !== true);
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
      <div className={css['choices']}>
        {file.tables.length > 1 && (
          <SelectField
            label={t('intake.sheet')}
            value={String(sheet)}
            options={file.tables.map(({ name }, n) => ({ value: String(n), label: name ?? '' }))}
            onChange={(value) => {
              setSheet(Number(value));
              setRow(null);
              setByHand({});
            }}
          />
        )}
        <SelectField
          label={t('intake.headRow')}
          value={String(row)}
          options={top.map((cells, n) => ({ value: String(n), label: `${n + 1}: ${shownRow(cells)}` }))}
          onChange={(value) => {
            setRow(Number(value));
            setByHand({});
          }}
        />
      </div>
      <ul className={css['columns']}>
        {columns.map(([name, { head, required }], n) => (
          <li key={name} className={lacking.includes(name) ? css['lacking'] : undefined}>
            <SelectField
              label={required === true ? `${head} (${t('intake.required')})` : head}
              value={String(places[n] ?? none)}
              options={[
                { value: none, label: t('intake.notInFile') },
                ...heads.flatMap((told, place) =>
                  told.trim() === '' ? [] : [{ value: String(place), label: told.trim() }],
                ),
              ]}
              onChange={(value) => setByHand({ ...byHand, [n]: Number(value) })}
            />
            <code>{top[row + 1]?.[places[n] ?? -1] ?? ''}</code>
          </li>
        ))}
      </ul>
      {unused.length > 0 && <p>{t('intake.ignored', { columns: unused.join(', ') })}</p>}
      {absent.length > 0 && (
        <p>{t('intake.absent', { columns: absent.map(([, { head }]) => head).join(', ') })}</p>
      )}
      {lacking.length > 0 && (
        <p className={css['problem']} role="alert">
          {t('intake.lacking', {
            columns: columns
              .filter(([name]) => lacking.includes(name))
              .map(([, { head }]) => head)
              .join(', '),
          })}
        </p>
      )}
      {upload.isError && !isCalledOff(upload.error) && (
        <p className={css['problem']} role="alert">
          {say(upload.error)}
        </p>
      )}
      <div className={css['acts']}>
        <Button look="primary" busy={upload.isPending} disabled={lacking.length > 0} onClick={send}>
          {t(upload.isPending ? 'intake.sending' : 'intake.check')}
        </Button>
        <Button onClick={other.act}>{other.text}</Button>
      </div>
    </section>
  );
}

/** A row in one line: its first filled cells. */
const shownRow = (cells: readonly string[]) =>
  cells
    .filter((cell) => cell.trim() !== '')
    .slice(0, 5)
    .join(' · ')
    .slice(0, 80);
