import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useQueryClient } from '@tanstack/react-query';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { IconButton } from '../../../core/components/Button.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import { type SystemType, useBases } from '../../scripts/api.ts';
import { useTables } from '../api.ts';
import { BaseSelect } from '../components/BaseSelect.tsx';
import { SqlBox } from '../components/SqlBox.tsx';
import { TableList } from '../components/TableList.tsx';
import { TableView, type View } from '../components/TableView.tsx';
import css from './TablesPage.module.css';

/** The table browser: company, tables, rows, and free SQL (doc 3 §2, TABLES-*). */
export function TablesPage() {
  const { t } = useTranslation();
  const session = usePanelSession();
  const client = useQueryClient();
  const [type, setType] = useState<SystemType>('T');
  const [database, setDatabase] = useState<string | null>(null);
  const bases = useBases(type);
  const known = bases.data?.bases ?? [];
  // The company chosen at the login presets the selector; it limits nothing (G-89).
  const preset = known.find(({ name }) => name.toUpperCase() === session.empresa.toUpperCase()) ?? known[0];
  const shown = database ?? preset?.db_name ?? '';
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['selectBases'] }),
      client.invalidateQueries({ queryKey: ['getTable'] }),
    ]);
  return (
    <>
      <PageHead
        title={t('panel.pages.tables')}
        about={null}
        actions={
          <>
            <BaseSelect
              type={type}
              onType={(chosen) => {
                setType(chosen);
                setDatabase(null);
              }}
              bases={known}
              database={shown}
              onDatabase={setDatabase}
            />
            <IconButton
              look="plain"
              label={t('tables.reload')}
              icon={<IconRefresh size={20} aria-hidden />}
              onClick={() => void reload()}
            />
          </>
        }
      />
      {shown === '' && bases.data ? (
        <EmptyState title={t('tables.noCompany')} />
      ) : (
        <Browser
          key={shown}
          type={type}
          database={shown}
          runs={mayCallPanel(session, rights.executeScript)}
        />
      )}
    </>
  );
}

function Browser({ type, database, runs }: { type: SystemType; database: string; runs: boolean }) {
  const { t } = useTranslation();
  const answer = useTables(type, database);
  /** Tables opened one from the other by foreign keys; the last one is shown. */
  const [views, setViews] = useState<readonly View[]>([]);
  const shown = views.at(-1);
  const before = views.at(-2);
  const choose = (table: string) => setViews([{ table, begin: {} }]);
  return (
    <Answer
      answer={answer}
      failed={t('tables.failed')}
      empty={t('tables.noneFound')}
      isEmpty={({ tabelas }) => tabelas.length === 0}
    >
      {({ tabelas }) => (
        <div className={css['columns']}>
          <TableList tables={tabelas} chosen={shown?.table ?? null} onChoose={choose} />
          <div className={css['work']}>
            {runs && <SqlBox database={database} tables={tabelas} />}
            {shown === undefined ? (
              <p className={css['choose']}>{t('tables.choose')}</p>
            ) : (
              <TableView
                key={`${views.length} ${shown.table}`}
                database={database}
                {...shown}
                onFollow={(to, typed) => setViews([...views.slice(0, -1), { ...shown, begin: typed }, to])}
                back={before ? { table: before.table, go: () => setViews(views.slice(0, -1)) } : null}
              />
            )}
          </div>
        </div>
      )}
    </Answer>
  );
}
