import { type ImportKind, mostFileRows } from '@terminal/contract/imports';
import type { Remembered } from '@terminal/contract/intake-heads';
import { Button } from '../../core/components/Button.tsx';
import { DropZone } from '../../core/files/DropZone.tsx';
import { downloadCsv, downloadXlsx } from '../../core/files/download.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { headFit, headsIn, type Opened, templateOf } from '../columns.ts';
import { useOpening } from '../useOpening.ts';
import css from './FileChoice.module.css';

interface FileChoiceProps {
  kind: ImportKind;
  /** Columns given by hand before, by plain head. */
  remembered: Remembered;
  onOpened: (file: Opened) => void;
}

/** Choice of a file, by dialog or drop, with a description of its contents and an example. */
export function FileChoice({ kind, remembered, onOpened }: FileChoiceProps) {
  const { t } = useTranslation();
  const { problem, busy, read } = useOpening(async (file) => {
    const { readTables } = await import('../../core/files/sheet.ts');
    onOpened({ name: file.name, tables: await readTables(file, headFit(kind, remembered)) });
    return null;
  });
  const template = templateOf(kind);
  const name = t('imports.templateFile', { kind: t(`imports.kinds.${kind}`) });
  return (
    <section className="stack">
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
          {Object.entries(headsIn(kind)).map(([column, head]) => (
            <div key={column}>
              <dt>{head}</dt>
              <dd>{t(hintOf(kind, column))}</dd>
            </div>
          ))}
        </dl>
        <div className="wrap-loose">
          <Button onClick={() => void downloadXlsx(name, template)}>{t('imports.templateXlsx')}</Button>
          <Button onClick={() => downloadCsv(name, template)}>{t('imports.templateCsv')}</Button>
        </div>
      </div>
    </section>
  );
}

/** Description of a column; the cycle of a vehicle may be given by its position. */
function hintOf(kind: ImportKind, column: string) {
  if (kind === 'veiculos' && column === 'ciclo') return 'imports.hints.proximo' as const;
  if (kind === 'pneus' && column === 'placa') return 'imports.hints.placaDoPneu' as const;
  // Every column of the contract has its hint: a test compares.
  return `imports.hints.${column}` as 'imports.hints.placa';
}
