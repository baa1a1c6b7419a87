import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { holdsForbiddenWord, upperCased } from '@terminal/contract/sql';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Shape } from '../../../core/components/Skeleton.tsx';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../../core/lazy-part.tsx';
import { showPopup } from '../../../core/notices.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { useDraft } from '../../../core/useDraft.ts';
import { useFreeScript } from '../../scripts/api.ts';
import { SavedScripts } from '../../scripts/components/SavedScripts.tsx';
import { BoxFoot } from '../../scripts/components/ScriptBox.tsx';
import type { ListedTable } from '../api.ts';
import { FreeResultView } from './FreeResultView.tsx';
import { RunningClock } from './RunningClock.tsx';
import css from './SqlBox.module.css';

const SqlEditor = lazyPart(async () => (await import('../../scripts/components/SqlEditor.tsx')).SqlEditor);

interface SqlBoxProps {
  database: string;
  tables: readonly ListedTable[];
}

/** Free script on a database: editor, run, cancellation and result (TABLES-06 to TABLES-08). */
export function SqlBox({ database, tables }: SqlBoxProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const [script, setScript] = useDraft(`sql-livre ${usePanelSession().nr_sequencial}`, 'tab');
  const free = useFreeScript();
  const schema = useMemo(
    () => Object.fromEntries(tables.map(({ name, colunas }) => [name, colunas])),
    [tables],
  );
  const forbidden = holdsForbiddenWord(script);
  const run = (explain = false) => {
    if (free.isPending || script.trim() === '') return;
    if (forbidden) showPopup({ title: t('tables.sql.forbiddenTitle'), text: t('tables.sql.forbidden') });
    else free.run(upperCased(script), database, { explain });
  };
  return (
    <section className={css['box']} aria-label={t('tables.sql.title')}>
      <button type="button" className={css['title']} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
        <span>{t('tables.sql.title')}</span>
        <span className={cx(css['rule'], forbidden && css['broken'])}>
          {t(forbidden ? 'tables.sql.forbidden' : 'tables.sql.refused')}
        </span>
      </button>
      {open && (
        <>
          <Suspense fallback={<Shape height="116px" radius="0" />}>
            <SqlEditor
              label={t('tables.sql.editor')}
              hint={t('tables.sql.placeholder')}
              value={script}
              onChange={setScript}
              onRun={() => run()}
              schema={schema}
            />
          </Suspense>
          <BoxFoot hint={free.isPending ? <RunningClock /> : t('tables.sql.first')}>
            <SavedScripts value={script} onChange={setScript} />
            <Button
              look="quiet"
              onClick={() => {
                setScript('');
                free.reset();
              }}
            >
              {t('tables.sql.clear')}
            </Button>
            {free.isPending ? (
              <Button look="danger" onClick={() => void free.cancel()}>
                {t('tables.sql.cancel')}
              </Button>
            ) : (
              <>
                <Button onClick={() => run(true)}>{t('tables.sql.explain')}</Button>
                <Button look="primary" trailing={<kbd>Ctrl ↵</kbd>} onClick={() => run()}>
                  {t('tables.sql.run')}
                </Button>
              </>
            )}
          </BoxFoot>
          <FreeResultView
            result={free.data}
            error={free.error}
            explained={free.variables?.explicar === 'S'}
          />
        </>
      )}
    </section>
  );
}
