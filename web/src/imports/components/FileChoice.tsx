import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { type ImportKind, importColumns, mostImportRows } from '@terminal/contract/imports';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { downloadCsv, downloadXlsx } from '../../core/files/download.ts';
import { number } from '../../core/format/numbers.ts';
import { layOut, type ReadFile, templateOf } from '../columns.ts';
import css from './FileChoice.module.css';

interface FileChoiceProps {
  kind: ImportKind;
  onRead: (file: ReadFile) => void;
}

/** Which file: chosen or dropped; says what it must hold and offers an example. */
export function FileChoice({ kind, onRead }: FileChoiceProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const { problem, busy, read } = useReading(kind, onRead);
  const template = templateOf(kind);
  const name = t('imports.templateFile', { kind: t(`imports.kinds.${kind}`) });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <section className={css['choice']}>
      <p>{t(`imports.about.${kind}`)}</p>
      <label
        className={cx(css['drop'], over && css['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size={40} aria-hidden />
        <strong>{busy ? t('imports.reading') : t('imports.choose')}</strong>
        <span>{t('imports.limits', { rows: number(mostImportRows) })}</span>
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.txt,.xlsx,text/csv"
          disabled={busy}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file again, once it is mended.
            target.value = '';
          }}
        />
      </label>
      {problem !== null && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={css['columns']}>
        <h2>{t('imports.columns')}</h2>
        <dl>
          {Object.entries(importColumns[kind]).map(([column, head]) => (
            <div key={column}>
              <dt>{head}</dt>
              <dd>{t(hintOf(kind, column))}</dd>
            </div>
          ))}
        </dl>
        <div className={css['templates']}>
          <Button onClick={() => void downloadXlsx(name, template)}>{t('imports.templateXlsx')}</Button>
          <Button onClick={() => downloadCsv(name, template)}>{t('imports.templateCsv')}</Button>
        </div>
      </div>
    </section>
  );
}

/** What a column holds; the cycle of a vehicle may be told by its place. */
function hintOf(kind: ImportKind, column: string) {
  if (kind === 'veiculos' && column === 'ciclo') return 'imports.hints.proximo' as const;
  if (kind === 'pneus' && column === 'placa') return 'imports.hints.placaDoPneu' as const;
  // Every column of the contract has its hint: a test compares.
  return `imports.hints.${column}` as 'imports.hints.placa';
}

/** Reads a file; what reads it is loaded now. */
function useReading(kind: ImportKind, onRead: (file: ReadFile) => void) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function read(file: File | undefined) {
    if (file === undefined) return;
    setBusy(true);
    setProblem(null);
    try {
      const { readCells } = await import('../sheet.ts');
      const { rows, missing } = layOut(kind, await readCells(file));
      if (missing !== null) setProblem(t('imports.problems.columns', { columns: missing.join(', ') }));
      else if (rows.length === 0) setProblem(t('imports.problems.empty'));
      else if (rows.length > mostImportRows)
        setProblem(t('imports.problems.rows', { rows: number(rows.length), most: number(mostImportRows) }));
      else onRead({ name: file.name, rows });
    } catch (error) {
      setProblem(t(`imports.problems.${problemOf(error)}`));
    } finally {
      setBusy(false);
    }
  }

  return { problem, busy, read };
}

const problems = ['large', 'format', 'broken', 'empty'] as const;
/** Also what reads files may not have been loaded. */
const problemOf = (error: unknown) =>
  problems.find((one) => error instanceof Error && 'problem' in error && error.problem === one) ?? 'broken';
