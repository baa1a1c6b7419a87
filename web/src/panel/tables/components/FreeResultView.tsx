import type { CallError } from '../../../core/api/errors.ts';
import { Button } from '../../../core/components/Button.tsx';
import { downloadCsv } from '../../../core/files/download.ts';
import { number } from '../../../core/format/numbers.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import type { FreeResult } from '../../scripts/api.ts';
import { ResultRows } from '../../scripts/components/ResultRows.tsx';
import css from './SqlBox.module.css';

interface FreeResultViewProps {
  result: FreeResult | undefined;
  error: CallError | null;
  /** It tells how the database would do it. */
  explained: boolean;
}

/** What a free script brought, or what the database says of it. */
export function FreeResultView({ result, error, explained }: FreeResultViewProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  if (error && !isCancelled(error))
    return (
      <p className={css['error']} role="alert">
        {say(error)}
      </p>
    );
  if (result === undefined) return null;
  const { dados, fields, ms, limitado, cortados } = result;
  if (explained)
    return (
      <div className={css['result']}>
        <h2>{t('tables.sql.plan')}</h2>
        <pre className={css['plan']}>{dados.data.flat().join('\n')}</pre>
      </div>
    );
  const count = dados.data.length;
  return (
    <div className={css['result']}>
      <div className={css['told']}>
        <h2>{t('tables.sql.result')}</h2>
        <p role="status">{t('tables.sql.rows', { count, shown: number(count), time: `${number(ms)} ms` })}</p>
        {limitado && <p>{t('tables.sql.limited')}</p>}
        {cortados > 0 && <p>{t('tables.sql.cut', { count: cortados })}</p>}
        {count > 0 && (
          <Button
            onClick={() =>
              downloadCsv(t('tables.sql.file'), { heads: fields.map(({ name }) => name), rows: dados.data })
            }
          >
            {t('tables.sql.csv')}
          </Button>
        )}
      </div>
      <ResultRows label={t('tables.sql.result')} fields={fields} rows={dados.data} />
    </div>
  );
}
