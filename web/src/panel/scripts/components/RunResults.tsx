import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { ScriptRun } from '../api.ts';
import { jsonOf } from '../matrix.ts';
import { ResultRows } from './ResultRows.tsx';
import css from './RunView.module.css';

type Result = NonNullable<ScriptRun['resultados']>[number];

interface RunResultsProps {
  results: readonly Result[];
  nameOf: (database: string) => string;
}

/** What each database brought: its rows, and all of it as JSON (MULTISQL-04, MULTISQL-05). */
export function RunResults({ results, nameOf }: RunResultsProps) {
  const { t } = useTranslation();
  const brought = results.filter(({ dados, fields }) => (dados?.length ?? 0) > 0 && fields !== null);
  return (
    <>
      {brought.map(({ db_name, dados, fields, limitado }, place) => (
        <details key={db_name} className={css['details']} open={place === 0}>
          <summary>{t('scripts.rowsOf', { base: nameOf(db_name) })}</summary>
          <div>
            {limitado && <p>{t('scripts.limited')}</p>}
            <ResultRows
              label={t('scripts.rowsOf', { base: nameOf(db_name) })}
              fields={fields ?? []}
              rows={dados ?? []}
            />
          </div>
        </details>
      ))}
      <details className={css['details']} open={brought.length === 0}>
        <summary>{t('scripts.json')}</summary>
        <div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
          <pre className={css['json']} tabIndex={0}>
            {jsonOf(results)}
          </pre>
        </div>
      </details>
    </>
  );
}
