import type { ImportKind } from '@terminal/contract/imports';
import type { ReactNode } from 'react';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { ImportOutcome } from '../api.ts';
import { shownCell } from '../cells.ts';
import { headsIn } from '../columns.ts';
import { type CellFault, faultsOf } from '../mend.ts';
import { useFaultText } from '../useFaultText.ts';
import css from './OutcomeTable.module.css';

interface WhatProps {
  kind: ImportKind;
  /** The row as in the file. */
  cells: readonly string[];
  outcome: ImportOutcome;
  /** How a fault of it is mended. */
  mend: (fault: CellFault) => ReactNode;
}

/** Outcome of a row, its refusals, and its changes. */
export function What({ kind, cells, outcome, mend }: WhatProps) {
  const { t } = useTranslation();
  const say = useFaultText();
  const { ds_fuso } = useSession();
  const { st_linha, ds_motivo, muda, novos } = outcome;
  const heads = headsIn(kind);
  return (
    <div className={css['what']}>
      <strong>{t(`imports.verdict.${st_linha}`)}</strong>
      {faultsOf(kind, cells, outcome).map((fault) => (
        <div key={`${fault.coluna} ${fault.mensagem}`}>
          <span>{say(fault)}</span>
          {mend(fault)}
        </div>
      ))}
      {ds_motivo !== null && <span>{t(`plans.keeping.held.doubts.${ds_motivo}`)}</span>}
      {novos.length > 0 && (
        <span>
          {t('imports.newIn', { columns: novos.map((column) => heads[column] ?? column).join(', ') })}
        </span>
      )}
      {muda.map(({ coluna, antes, depois }) => (
        <span key={coluna}>
          {coluna === 'saldo' ? t('imports.balance') : heads[coluna]}:{' '}
          {shownCell(coluna, antes, ds_fuso) || t('imports.none')} →{' '}
          {shownCell(coluna, depois, ds_fuso) || t('imports.none')}
        </span>
      ))}
    </div>
  );
}
