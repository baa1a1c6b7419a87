import { type ImportKind, importColumns } from '@terminal/contract/imports';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../core/api/errors.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useSession } from '../../core/session/store.ts';
import type { Outcome } from '../api.ts';
import { shownCell } from '../cells.ts';
import css from './OutcomeTable.module.css';

/** What a row will do, why it will not, and what it changes. */
export function What({ kind, outcome }: { kind: ImportKind; outcome: Outcome }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { ds_fuso } = useSession();
  const { st_linha, recusas, ds_motivo, muda } = outcome;
  const heads: Readonly<Record<string, string>> = importColumns[kind];
  return (
    <div className={css['what']}>
      <strong>{t(`imports.verdict.${st_linha}`)}</strong>
      {recusas.map(({ codigo, mensagem }) => (
        <span key={mensagem}>{errorText(new CallError({ kind: 'refused', codigo, mensagem }))}</span>
      ))}
      {ds_motivo !== null && (
        <span>
          {ds_motivo === 'MARCA_NOVA' ? t('imports.newBrand') : t(`planKeeping.held.doubts.${ds_motivo}`)}
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
