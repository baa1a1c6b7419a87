import { type ImportKind, importColumns } from '@terminal/contract/imports';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../core/api/errors.ts';
import { date } from '../../core/format/dates.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import type { Outcome } from '../api.ts';
import css from './OutcomeTable.module.css';

/** What a row will do, why it will not, and what it changes. */
export function What({ kind, outcome }: { kind: ImportKind; outcome: Outcome }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { st_linha, recusa, ds_motivo, muda } = outcome;
  const heads: Readonly<Record<string, string>> = importColumns[kind];
  return (
    <div className={css['what']}>
      <strong>{t(`imports.verdict.${st_linha}`)}</strong>
      {recusa !== null && (
        <span>
          {errorText(new CallError({ kind: 'refused', codigo: recusa.codigo, mensagem: recusa.mensagem }))}
        </span>
      )}
      {ds_motivo !== null && <span>{t(`planKeeping.held.doubts.${ds_motivo}`)}</span>}
      {muda.map(({ coluna, antes, depois }) => (
        <span key={coluna}>
          {heads[coluna]}: {shown(antes) || t('imports.none')} → {shown(depois) || t('imports.none')}
        </span>
      ))}
    </div>
  );
}

/** Days as people write them. */
const shown = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? date(value, 'UTC') : value);
