import { type ImportKind, importColumns } from '@terminal/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { number } from '../../core/format/numbers.ts';
import { useSession } from '../../core/session/store.ts';
import type { Outcome, Verdict } from '../api.ts';
import { shownCell } from '../cells.ts';
import css from './OutcomeTable.module.css';
import { What } from './What.tsx';

/** Rows shown at first, and with each press more. */
const step = 100;
const verdicts = ['X', 'R', 'M', 'N', 'I'] as const satisfies readonly Verdict[];

interface OutcomeTableProps {
  kind: ImportKind;
  rows: readonly (readonly string[])[];
  /** Their lines in the file. */
  lines: readonly number[];
  outcomes: readonly Outcome[];
}

/** Every row with what it will do; how many of each there are, and only those of one. */
export function OutcomeTable({ kind, rows, lines, outcomes }: OutcomeTableProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const [only, setOnly] = useState<Verdict | null>(null);
  const [most, setMost] = useState(step);
  const columns = Object.entries(importColumns[kind]);
  const all = outcomes.map((outcome, n) => ({ outcome, line: lines[n] ?? 0, cells: rows[n] ?? [] }));
  const shown = all.filter(({ outcome }) => only === null || outcome.st_linha === only);
  const count = (verdict: Verdict) => outcomes.filter(({ st_linha }) => st_linha === verdict).length;
  return (
    <>
      <ul className={css['totals']} aria-label={t('imports.totals')}>
        {verdicts
          .filter((verdict) => count(verdict) > 0)
          .map((verdict) => (
            <li key={verdict}>
              <button
                type="button"
                className={cx(css['total'], css[verdict])}
                aria-pressed={only === verdict}
                onClick={() => setOnly(only === verdict ? null : verdict)}
              >
                <strong>{number(count(verdict))}</strong>{' '}
                {t(`imports.verdicts.${verdict}`, { count: count(verdict) })}
              </button>
            </li>
          ))}
      </ul>
      <div className={css['frame']}>
        <table className={css['table']}>
          <caption className="visually-hidden">{t('imports.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('imports.line')}</th>
              <th scope="col">{t('imports.outcome')}</th>
              {columns.map(([name, head]) => (
                <th key={name} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, most).map(({ outcome, line, cells }) => (
              <tr key={line} className={css[outcome.st_linha]}>
                <th scope="row" data-head={t('imports.line')}>
                  {line}
                </th>
                <td>
                  <What kind={kind} outcome={outcome} />
                </td>
                {columns.map(([name, head], n) => (
                  <td key={name} data-head={head}>
                    {outcome.lida === null ? cells[n] : shownCell(name, outcome.lida[n] ?? '', ds_fuso)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > most && (
        <Button onClick={() => setMost(most + step)}>
          {t('imports.more', { shown: number(most), total: number(shown.length) })}
        </Button>
      )}
    </>
  );
}
