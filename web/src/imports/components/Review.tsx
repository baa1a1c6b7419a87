import type { ImportKind } from '@terminal/contract/imports';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { number } from '../../core/format/numbers.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { type Preview, type Totals, useImport, usePreview } from '../api.ts';
import type { ReadFile } from '../columns.ts';
import { Done } from './Done.tsx';
import { OutcomeTable } from './OutcomeTable.tsx';
import css from './Review.module.css';

interface ReviewProps {
  kind: ImportKind;
  file: ReadFile;
  /** Another file is to be chosen. */
  onOther: () => void;
  /** Its columns are to be chosen again. */
  onColumns: () => void;
}

const noTotals: Totals = { novas: 0, alteradas: 0, iguais: 0, retidas: 0, recusadas: 0 };

const sumOf = (a: Totals, b: Totals): Totals => ({
  novas: a.novas + b.novas,
  alteradas: a.alteradas + b.alteradas,
  iguais: a.iguais + b.iguais,
  retidas: a.retidas + b.retidas,
  recusadas: a.recusadas + b.recusadas,
});

/** What each row of a file would do; then it is written, or another file is chosen. */
export function Review({ kind, file, onOther, onColumns }: ReviewProps) {
  const { t } = useTranslation();
  const preview = usePreview();
  const { mutate } = preview;
  const [looked, setLooked] = useState(0);
  /** Rows that are written, and what became of them. */
  const [written, setWritten] = useState({ rows: 0, totals: noTotals });
  const total = file.rows.length;
  const [headLine = 1] = file.lines;
  function look(from: number) {
    setLooked(from);
    mutate({
      tipo: kind,
      linhas: file.rows.slice(from),
      lines: file.lines.slice(1 + from),
      onProgress: (rows) => setLooked(from + rows),
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is looked at once, when it is chosen
  useEffect(() => look(0), [file]);
  return (
    <section className={css['review']}>
      <p className={css['file']}>
        <strong>{file.name}</strong>
        <span>
          {t(`imports.kinds.${kind}`)} · {t('imports.rows', { count: total, value: number(total) })}
          {file.sheet !== null && ` · ${t('imports.sheet', { sheet: file.sheet })}`}
          {headLine > 1 && ` · ${t('imports.headLine', { line: number(headLine) })}`}
          {file.leftOut.length > 0 && ` · ${t('imports.sums', { lines: file.leftOut.join(', ') })}`}
        </span>
        {written.rows === 0 && <Button onClick={onColumns}>{t('imports.map.change')}</Button>}
        <Button onClick={onOther}>{t('imports.other')}</Button>
      </p>
      {file.unused.length > 0 && <p>{t('imports.map.ignored', { columns: file.unused.join(', ') })}</p>}
      {preview.isError && (
        <ErrorState
          title={t('imports.previewFailed')}
          error={preview.error}
          busy={preview.isPending}
          onRetry={() => look(written.rows)}
        />
      )}
      {(preview.isPending || preview.isIdle) && (
        <Progress label={t('imports.looking')} done={looked} total={total} />
      )}
      {preview.isSuccess && (
        <Decision
          key={preview.data.parts[0]?.key}
          kind={kind}
          file={file}
          preview={preview.data}
          written={written}
          onWritten={setWritten}
          onOther={onOther}
          onAgain={() => look(written.rows)}
        />
      )}
    </section>
  );
}

function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const { t } = useTranslation();
  return (
    <div className={css['progress']}>
      <progress max={total} value={done} aria-label={label} />
      <p role="status">
        {label} {t('imports.progress', { done: number(done), total: number(total) })}
      </p>
    </div>
  );
}

interface Written {
  rows: number;
  totals: Totals;
}

interface DecisionProps extends Omit<ReviewProps, 'onColumns'> {
  preview: Preview;
  written: Written;
  onWritten: (change: (before: Written) => Written) => void;
  /** The rows not written are to be looked at again. */
  onAgain: () => void;
}

function Decision({ kind, file, preview, written, onWritten, onOther, onAgain }: DecisionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const writing = useImport();
  const [first] = useState(written.rows);
  const total = file.rows.length;
  const count = preview.linhas.filter(({ st_linha }) => st_linha !== 'X' && st_linha !== 'I').length;
  if (writing.isSuccess) return <Done kind={kind} totals={written.totals} onOther={onOther} />;
  const outdated = writing.error?.codigo === 'PREVIA_MUDOU';
  const write = () =>
    writing.mutate({
      tipo: kind,
      // What was written before an answer was lost is asked for again by its key.
      parts: preview.parts.filter(({ from }) => first + from >= written.rows),
      onPart: ({ linhas }, totals) =>
        onWritten((before) => ({
          rows: before.rows + linhas.length,
          totals: sumOf(before.totals, totals),
        })),
    });
  return (
    <>
      <OutcomeTable
        kind={kind}
        rows={file.rows.slice(first)}
        lines={file.lines.slice(1 + first)}
        outcomes={preview.linhas}
      />
      <div className={css['decide']}>
        {writing.isPending && <Progress label={t('imports.writing')} done={written.rows} total={total} />}
        {writing.isError && (
          <p className={css['problem']} role="alert">
            {errorText(writing.error)}
            {written.rows > 0 &&
              ` ${t('imports.written', { done: number(written.rows), total: number(total) })}`}
          </p>
        )}
        {outdated ? (
          <Button look="primary" size="l" onClick={onAgain}>
            {t('imports.again')}
          </Button>
        ) : (
          <Button look="primary" size="l" disabled={count === 0} busy={writing.isPending} onClick={write}>
            {count === 0 ? t('imports.nothing') : t('imports.write', { count, value: number(count) })}
          </Button>
        )}
      </div>
    </>
  );
}
