import { type ImportKind, importColumns, mostFileRows } from '@terminal/contract/imports';
import { isTotal } from '@terminal/contract/intake-heads';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { DropZone } from '../../core/files/DropZone.tsx';
import { downloadCsv, downloadXlsx } from '../../core/files/download.ts';
import { number } from '../../core/format/numbers.ts';
import { headFit, layOut, type ReadFile, templateOf } from '../columns.ts';
import { useReading } from '../useReading.ts';
import css from './FileChoice.module.css';

interface FileChoiceProps {
  kind: ImportKind;
  onRead: (file: ReadFile) => void;
}

/** Which file: chosen or dropped; says what it must hold and offers an example. */
export function FileChoice({ kind, onRead }: FileChoiceProps) {
  const { t } = useTranslation();
  const { problem, busy, read } = useReading<string[]>({
    layOut(cells) {
      const laid = layOut(kind, cells);
      return laid.missing === null ? laid : { ...laid, missing: laid.missing.join(', ') };
    },
    headFit: headFit(kind),
    leftOut: isTotal,
    most: mostFileRows(kind),
    onRead,
  });
  const template = templateOf(kind);
  const name = t('imports.templateFile', { kind: t(`imports.kinds.${kind}`) });
  return (
    <section className={css['choice']}>
      <p>{t(`imports.about.${kind}`)}</p>
      <DropZone
        title={busy ? t('imports.reading') : t('imports.choose')}
        limits={t('imports.limits', { rows: number(mostFileRows(kind)) })}
        accept=".csv,.txt,.xlsx,text/csv"
        busy={busy}
        problem={problem}
        onFile={(file) => void read(file)}
      />
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
