import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { cellText, isNumberType } from '../cells.ts';
import css from './ResultRows.module.css';

interface ResultRowsProps {
  label: string;
  fields: readonly { name: string; tipo: string }[];
  rows: readonly (readonly (string | null)[])[];
}

/** Rows shown at first (TABLES-06), and with each press more. */
const first = 10;
const step = 90;

/** What a statement brought: ten rows, and more on demand. */
export function ResultRows({ label, fields, rows }: ResultRowsProps) {
  const { t } = useTranslation();
  const [most, setMost] = useState(first);
  // Two columns may have the same name: so the index is the key.
  const columns = fields.map((field, place) => ({ ...field, place, id: `${place} ${field.name}` }));
  if (fields.length === 0 || rows.length === 0) return <p>{t('tables.sql.none')}</p>;
  return (
    <div className={css['whole']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={css['scroll']} aria-label={label} tabIndex={0}>
        <table className={css['table']}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              {columns.map(({ id, name, tipo }) => (
                <th key={id} scope="col" className={cx(isNumberType(tipo) && css['end'])} title={tipo}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no other name than their place.
              <tr key={line}>
                {columns.map(({ id, tipo, place }) => (
                  <Cell key={id} value={row[place] ?? null} tipo={tipo} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > most && (
        <div>
          <Button look="quiet" onClick={() => setMost(most === first ? first + step : most + 100)}>
            {t('tables.sql.more', { shown: number(most), total: number(rows.length) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Longest text drawn in a cell; the whole of it is its title. */
const longest = 300;

function Cell({ value, tipo }: { value: string | null; tipo: string }) {
  const { t } = useTranslation();
  if (value === null) return <td className={css['null']}>{t('tables.null')}</td>;
  const text = cellText(value, tipo);
  return (
    <td className={cx(isNumberType(tipo) && css['end'])} title={text === value ? undefined : value}>
      {text.length > longest ? `${text.slice(0, longest)}…` : text}
    </td>
  );
}
