import type { Remembered, SoughtColumn } from '@terminal/contract/intake-heads';
import { SelectField } from '../../core/components/Field.tsx';
import { dotted } from '../../core/format/dotted.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type Chosen, chosenIn, leftToAsk, type TopTable } from '../choice.ts';
import css from './ColumnChoice.module.css';

interface ColumnChoiceProps {
  columns: readonly SoughtColumn[];
  tables: readonly TopTable[];
  /** Columns given by hand before, by plain head. */
  remembered: Remembered;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const none = '-1';

/** Worksheet, head row and columns: detected, shown, and changeable by hand. */
export function ColumnChoice({ columns, tables, remembered, chosen, onChoose }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const { sheet, row, places } = chosen;
  const { top = [], lines = [] } = tables[sheet] ?? {};
  const heads = top[row] ?? [];
  const { lacking, absent, unused } = leftToAsk(columns, tables, chosen);
  const namesOf = (some: readonly SoughtColumn[]) => some.map(({ head }) => label(head)).join(', ');
  return (
    <>
      <div className={css['choices']}>
        {tables.length > 1 && (
          <SelectField
            label={t('imports.map.sheet')}
            value={String(sheet)}
            options={tables.map(({ name }, n) => ({ value: String(n), label: name ?? '' }))}
            onChange={(value) => onChoose(chosenIn(columns, tables, remembered, { sheet: Number(value) }))}
          />
        )}
        <SelectField
          label={t('imports.map.headRow')}
          value={String(row)}
          options={top.map((cells, n) => ({
            value: String(n),
            label: `${lines[n] ?? n + 1}: ${shownRow(cells)}`,
          }))}
          onChange={(value) => onChoose(chosenIn(columns, tables, remembered, { sheet, row: Number(value) }))}
        />
      </div>
      <ul className={css['columns']}>
        {columns.map(({ name, head, required }, n) => (
          <li key={name} className={required && places[n] === -1 ? css['lacking'] : undefined}>
            <SelectField
              label={required ? `${label(head)} (${t('imports.map.required')})` : label(head)}
              value={String(places[n] ?? none)}
              options={[
                { value: none, label: t('imports.map.notInFile') },
                ...heads.flatMap((told, place) =>
                  told.trim() === '' ? [] : [{ value: String(place), label: told.trim() }],
                ),
              ]}
              onChange={(value) => onChoose({ ...chosen, places: places.with(n, Number(value)) })}
            />
            <code>{top[row + 1]?.[places[n] ?? -1] ?? ''}</code>
          </li>
        ))}
      </ul>
      {unused.length > 0 && <p>{t('imports.map.ignored', { columns: unused.join(', ') })}</p>}
      {absent.length > 0 && <p>{t('imports.map.absent', { columns: namesOf(absent) })}</p>}
      {lacking.length > 0 && (
        <p className={css['problem']} role="alert">
          {t('imports.map.lacking', { columns: namesOf(lacking) })}
        </p>
      )}
    </>
  );
}

/** A row in one line: its first filled cells. */
const shownRow = (cells: readonly string[]) =>
  dotted(cells.filter((cell) => cell.trim() !== '').slice(0, 5)).slice(0, 80);
