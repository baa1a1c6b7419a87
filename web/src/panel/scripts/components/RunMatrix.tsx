import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { ScriptRun } from '../api.ts';
import css from './RunView.module.css';

type Base = ScriptRun['bases'][number];

interface RunMatrixProps {
  bases: readonly Base[];
  nameOf: (database: string) => string;
}

/** What became of a script, database by database: state, rows, time, error. */
export function RunMatrix({ bases, nameOf }: RunMatrixProps) {
  const { t } = useTranslation();
  const columns: Column<Base>[] = [
    { id: 'base', head: t('scripts.heads.base'), cell: ({ db_name }) => nameOf(db_name) },
    {
      id: 'state',
      head: t('scripts.heads.state'),
      cell: ({ st_base }) => (
        <span className={css[`state-${st_base}`]}>{t(`scripts.states.${st_base}`)}</span>
      ),
    },
    {
      id: 'rows',
      head: t('scripts.heads.rows'),
      end: true,
      cell: ({ linhas }) => (linhas === null ? '–' : number(linhas)),
    },
    {
      id: 'time',
      head: t('scripts.heads.time'),
      end: true,
      cell: ({ ms }) => (ms === null ? '–' : `${number(ms)} ms`),
    },
    {
      id: 'error',
      head: t('scripts.heads.error'),
      cell: ({ erro }) => (erro === null ? '–' : <span className={css['wrong']}>{erro}</span>),
    },
  ];
  return (
    <DataTable label={t('scripts.result')} columns={columns} rows={bases} keyOf={({ db_name }) => db_name} />
  );
}
