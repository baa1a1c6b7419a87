import type { ImportKind } from '@terminal/contract/imports';
import { type ReactNode, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { ImportVerdict } from '../api.ts';
import { shownCell } from '../cells.ts';
import { headsIn } from '../columns.ts';
import type { CellFault, Looked } from '../mend.ts';
import css from './OutcomeTable.module.css';
import { What } from './What.tsx';

/** Rows shown at first, and with each press more. */
const step = 100;
const verdicts = ['X', 'R', 'M', 'N', 'I'] as const satisfies readonly ImportVerdict[];

interface OutcomeTableProps {
  kind: ImportKind;
  looked: Looked;
  /** How a fault of a row, by its place, is mended. */
  mend: (row: number, fault: CellFault) => ReactNode;
}

/** Every row with its outcome, counts by outcome, and a filter. */
export function OutcomeTable({ kind, looked, mend }: OutcomeTableProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const { rows, lines, outcomes } = looked;
  const [chosen, setOnly] = useState<ImportVerdict | null>(null);
  const [most, setMost] = useState(step);
  const columns = Object.entries(headsIn(kind));
  const count = (verdict: ImportVerdict) => outcomes.filter(({ st_linha }) => st_linha === verdict).length;
  // The filtered outcome may have no rows left after corrections.
  const only = chosen !== null && count(chosen) > 0 ? chosen : null;
  const all = outcomes.map((outcome, n) => ({ n, outcome, line: lines[n] ?? 0, cells: rows[n] ?? [] }));
  const shown = all.filter(({ outcome }) => only === null || outcome.st_linha === only);
  return (
    <>
      <ul className="wrap" aria-label={t('imports.totals')}>
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
          <caption className="visually-hidden">{t('plans.keeping.imports')}</caption>
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
            {shown.slice(0, most).map(({ n: row, outcome, line, cells }) => (
              <tr key={line} className={css[outcome.st_linha]}>
                <th scope="row" data-head={t('imports.line')}>
                  {line}
                </th>
                <td>
                  <What {...{ kind, cells, outcome }} mend={(fault) => mend(row, fault)} />
                </td>
                {columns.map(([name, head], n) => {
                  const text =
                    outcome.lida === null ? cells[n] : shownCell(name, outcome.lida[n] ?? '', ds_fuso);
                  return (
                    <td key={name} data-head={head} className={cx(isShort(text) && css['short'])}>
                      {text}
                    </td>
                  );
                })}
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

/** Numbers, plates and codes are short and stay on one line. */
const isShort = (text: string | undefined) => text !== undefined && text.length <= 20;
