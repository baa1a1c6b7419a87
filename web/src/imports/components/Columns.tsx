import { type ImportKind, mostFileRows } from '@terminal/contract/imports';
import { Button } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type Chosen, leftToAsk } from '../choice.ts';
import { amountProblem, laidOut, type Opened, soughtIn, topsOf } from '../columns.ts';
import { rememberedOf } from '../remembered.ts';
import css from './ColumnChoice.module.css';
import { ColumnChoice } from './ColumnChoice.tsx';

interface ColumnsProps {
  kind: ImportKind;
  opened: Opened;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** Continues to its rows. */
  onCheck: () => void;
  /** Asks for another file. */
  onOther: () => void;
}

/** The columns of a file, chosen before its rows are looked at. */
export function Columns({ kind, opened, chosen, onChoose, onCheck, onOther }: ColumnsProps) {
  const { t } = useTranslation();
  const columns = soughtIn(kind);
  const tables = topsOf(opened);
  const { rows } = laidOut(kind, opened, chosen);
  const problem = amountProblem(kind, { rows });
  const { lacking } = leftToAsk(columns, tables, chosen);
  return (
    <section className={cx('panel', css['map'])} aria-labelledby="import-columns">
      <h2 id="import-columns">
        {t(`imports.kinds.${kind}`)} <span>{opened.name}</span>
      </h2>
      {problem !== null && (
        <p className={css['problem']} role="alert">
          {t(`imports.problems.${problem}`, {
            rows: number(rows.length),
            most: number(mostFileRows(kind)),
          })}
        </p>
      )}
      <ColumnChoice
        columns={columns}
        tables={tables}
        remembered={rememberedOf(kind)}
        chosen={chosen}
        onChoose={onChoose}
      />
      <div className={css['acts']}>
        <Button look="primary" disabled={lacking.length > 0 || problem !== null} onClick={onCheck}>
          {t('imports.map.check')}
        </Button>
        <Button onClick={onOther}>{t('imports.other')}</Button>
      </div>
    </section>
  );
}
