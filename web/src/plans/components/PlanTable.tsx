import type { ReactNode } from 'react';
import button from '../../core/components/Button.module.css';
import { Button } from '../../core/components/Button.tsx';
import { PlateLink } from '../../core/components/PlateLink.tsx';
import { cx } from '../../core/cx.ts';
import { number } from '../../core/format/numbers.ts';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import type { Candidate } from '../candidate.ts';
import css from './PlanTable.module.css';

/** A column after the action and the plate. */
export interface Column<Line> {
  head: string;
  cell: (line: Line) => ReactNode;
  /** Right-aligned, for numbers. */
  numeric?: boolean;
}

interface PlanTableProps<Line> {
  lines: readonly Line[];
  candidateOf: (line: Line) => Candidate;
  columns: readonly Column<Line>[];
  onGenerate: (candidate: Candidate) => void;
  /** An order was chosen, its page opens. */
  onOpen: () => void;
}

/** Vehicles with their next cycle, each with its one action; on a phone a card whose cells name themselves. */
export function PlanTable<Line>({ lines, candidateOf, columns, onGenerate, onOpen }: PlanTableProps<Line>) {
  const { t } = useTranslation();
  return (
    <table className={css['table']}>
      <thead className="heads">
        <tr>
          <th scope="col">{t('plans.head.action')}</th>
          <th scope="col">{t('plans.head.plate')}</th>
          {columns.map(({ head, numeric }) => (
            <th key={head} scope="col" className={cx(numeric && css['numeric'])}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const candidate = candidateOf(line);
          return (
            <tr key={candidate.vehiclePlan}>
              <td className={css['action']}>
                <Action candidate={candidate} onGenerate={onGenerate} onOpen={onOpen} />
              </td>
              <th scope="row" className={css['vehicle']}>
                <div>
                  <PlateLink plate={candidate.plate} />
                  {candidate.fleet !== null && (
                    <span className={css['fleet']}>
                      <strong>{candidate.fleet}</strong> {t('plans.fleet')}
                    </span>
                  )}
                </div>
              </th>
              {columns.map(({ head, cell, numeric }) => (
                <td key={head} data-head={head} className={cx(numeric && css['numeric'])}>
                  {cell(line)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** To the open order, or a new one: never both (PREV-05). */
function Action({
  candidate,
  onGenerate,
  onOpen,
}: { candidate: Candidate } & Pick<PlanTableProps<never>, 'onGenerate' | 'onOpen'>) {
  const { t } = useTranslation();
  const { openOrder, plate, cycleName } = candidate;
  if (openOrder === null) {
    return (
      <Button
        look="tinted"
        wide
        aria-label={t('plans.generateOf', { plate: plateText(plate), cycle: cycleName })}
        onClick={() => onGenerate(candidate)}
      >
        {t('plans.generate')}
      </Button>
    );
  }
  return (
    <Link
      to="/os/$id"
      params={{ id: String(openOrder) }}
      className={cx(button['button'], button['plain'], button['wide'])}
      aria-label={t('plans.accessOf', { number: number(openOrder), plate: plateText(plate) })}
      onClick={onOpen}
    >
      {t('plans.access')}
    </Link>
  );
}
