import type { ImportKind } from '@terminal/contract/imports';
import { useEffect, useState } from 'react';
import { CallError, isCutOff } from '../../core/api/errors.ts';
import { useReach } from '../../core/api/reach.ts';
import { Button } from '../../core/components/Button.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { cx } from '../../core/cx.ts';
import { number } from '../../core/format/numbers.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type ImportOutcome, type Preview, type Totals, useImport, usePreview } from '../api.ts';
import type { ReadFile } from '../columns.ts';
import { type Looked, type Mend, mended, restOf } from '../mend.ts';
import { Done } from './Done.tsx';
import { Findings } from './Findings.tsx';
import css from './Review.module.css';

interface ReviewProps {
  kind: ImportKind;
  file: ReadFile;
  /** Asks for another file. */
  onOther: () => void;
  /** Goes back to its columns. */
  onColumns: () => void;
}

/** What was found in the rows from one of them on. */
interface Seen extends Looked {
  from: number;
  preview: Preview;
}

const noTotals: Totals = { novas: 0, alteradas: 0, iguais: 0, retidas: 0, recusadas: 0 };

const sumOf = (a: Totals, b: Totals): Totals => ({
  novas: a.novas + b.novas,
  alteradas: a.alteradas + b.alteradas,
  iguais: a.iguais + b.iguais,
  retidas: a.retidas + b.retidas,
  recusadas: a.recusadas + b.recusadas,
});

/** The rows of a file: looked at, mended, and written. */
function useRows(kind: ImportKind, file: ReadFile) {
  const preview = usePreview();
  const writing = useImport();
  /** The rows as they were mended. */
  const [rows, setRows] = useState<readonly string[][]>(file.rows);
  /** What was found when they were last looked at; it stays while they are looked at again. */
  const [seen, setSeen] = useState<Seen | null>(null);
  const [looked, setLooked] = useState(0);
  /** Rows that are written, and what became of them. */
  const [written, setWritten] = useState({ rows: 0, totals: noTotals });
  const [, ...lines] = file.lines;

  /** Looks at the rows that are not written. @param known what of them need not be looked at again */
  function look(given: readonly string[][], known?: Preview) {
    const from = written.rows;
    const wanted = { rows: given.slice(from), lines: lines.slice(from) };
    setLooked(from);
    writing.reset();
    preview.mutate(
      {
        tipo: kind,
        linhas: wanted.rows,
        lines: wanted.lines,
        known,
        onProgress: (done) => setLooked(from + done),
      },
      { onSuccess: (found) => setSeen({ ...wanted, from, outcomes: found.linhas, preview: found }) },
    );
  }
  function mend(where: Mend, to: string) {
    if (seen === null) return;
    // Present rows: including corrections made before a failed check, without written rows.
    const from = Math.max(seen.from, written.rows);
    const now = { ...restOf(seen, from - seen.from), rows: rows.slice(from) };
    const next = [...rows.slice(0, from), ...mended(kind, now, where, to)];
    setRows(next);
    look(next, seen.preview);
  }
  const write = ({ preview: { parts }, from: first }: Seen) =>
    writing.mutate({
      tipo: kind,
      // After a lost answer the request is repeated with the same key.
      parts: parts.filter(({ from }) => first + from >= written.rows),
      onPart: ({ linhas }, totals) =>
        setWritten((before) => ({
          rows: before.rows + linhas.length,
          totals: sumOf(before.totals, totals),
        })),
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is looked at once, when it is chosen
  useEffect(() => look(rows), [file]);

  return { preview, writing, rows, seen, looked, written, look, mend, write };
}

/** What each row of a file would do, and what is wrong with it, mended here; then it is written, or another file is chosen. */
export function Review({ kind, file, onOther, onColumns }: ReviewProps) {
  const { t } = useTranslation();
  const { preview, writing, rows, seen, looked, written, look, mend, write } = useRows(kind, file);
  const total = rows.length;
  // What is written of them is told by its count alone.
  const left = seen === null ? null : restOf(seen, written.rows - seen.from);
  const { online } = useReach();
  const isBack = online && isCutOff(preview.error);
  const isAsIs = rows === file.rows && written.rows === 0;
  return (
    <section className="stack">
      <FileLine {...{ kind, file, onOther }} onColumns={isAsIs ? onColumns : null} />
      {preview.isError && (
        <ErrorState
          title={t('imports.previewFailed')}
          error={isBack ? new CallError({ kind: 'refused', mensagem: t('core.waitOver') }) : preview.error}
          busy={preview.isPending}
          onRetry={() => look(rows, seen?.preview)}
        />
      )}
      {(preview.isPending || preview.isIdle) && (
        <Progress label={t('imports.looking')} done={looked} total={total} />
      )}
      {writing.isSuccess && <Done kind={kind} totals={written.totals} onOther={onOther} />}
      {seen !== null && left !== null && !writing.isSuccess && (
        <>
          <Findings
            kind={kind}
            looked={left}
            names={seen.preview.names}
            busy={preview.isPending || writing.isPending}
            onMend={mend}
          />
          <Decide
            outcomes={left.outcomes}
            isReady={preview.isSuccess}
            writing={writing}
            done={written.rows}
            total={total}
            onWrite={() => write(seen)}
            onAgain={() => look(rows)}
          />
        </>
      )}
    </section>
  );
}

/** Which file it is and what of it is brought. @param onColumns its columns can be chosen again; null: no longer */
function FileLine({
  kind,
  file,
  onOther,
  onColumns,
}: Omit<ReviewProps, 'onColumns'> & { onColumns: (() => void) | null }) {
  const { t } = useTranslation();
  const [headLine = 1] = file.lines;
  const count = file.rows.length;
  return (
    <>
      <p className={css['file']}>
        <strong>{file.name}</strong>
        <span>
          {t(`imports.kinds.${kind}`)} · {t('imports.rows', { count, value: number(count) })}
          {file.sheet !== null && ` · ${t('imports.sheet', { sheet: file.sheet })}`}
          {headLine > 1 && ` · ${t('imports.headLine', { line: number(headLine) })}`}
          {file.leftOut.length > 0 && ` · ${t('imports.sums', { lines: file.leftOut.join(', ') })}`}
        </span>
        {onColumns !== null && <Button onClick={onColumns}>{t('imports.map.change')}</Button>}
        <Button onClick={onOther}>{t('imports.other')}</Button>
      </p>
      {file.unused.length > 0 && <p>{t('imports.map.ignored', { columns: file.unused.join(', ') })}</p>}
    </>
  );
}

interface DecideProps {
  outcomes: readonly ImportOutcome[];
  /** The rows were looked at as they are. */
  isReady: boolean;
  writing: ReturnType<typeof useImport>;
  /** Rows that are written. */
  done: number;
  total: number;
  onWrite: () => void;
  /** Goes back to the rows that were not written. */
  onAgain: () => void;
}

/** Writes the correct rows, or checks them again if stored data they refer to has changed. */
function Decide({ outcomes, isReady, writing, done, total, onWrite, onAgain }: DecideProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { online } = useReach();
  /** Clears the network message. */
  const isBack = online && isCutOff(writing.error);
  const count = outcomes.filter(({ st_linha }) => st_linha !== 'X' && st_linha !== 'I').length;
  return (
    <div className={cx(css['decide'], count > 0 && css['floats'])}>
      {writing.isPending && <Progress label={t('imports.writing')} done={done} total={total} />}
      {writing.isError && !isBack && (
        <p className={css['problem']} role="alert">
          {errorText(writing.error)}
        </p>
      )}
      {done > 0 && !writing.isPending && (
        <p className={css['told']} role="status">
          {t('imports.written', { done: number(done), total: number(total) })}
        </p>
      )}
      {writing.error?.codigo === 'PREVIA_MUDOU' ? (
        <Button look="primary" size="l" onClick={onAgain}>
          {t('imports.again')}
        </Button>
      ) : (
        <Button
          look="primary"
          size="l"
          disabled={count === 0 || !isReady}
          busy={writing.isPending}
          onClick={onWrite}
        >
          {count === 0 ? t('imports.nothing') : t('imports.write', { count, value: number(count) })}
        </Button>
      )}
    </div>
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
