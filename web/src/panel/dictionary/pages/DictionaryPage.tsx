import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import * as rights from '@terminal/contract/call-rights';
import { Suspense, useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import { useWords, type WordFilter } from '../api.ts';
import { Filters } from '../components/Filters.tsx';
import { useExport } from '../components/useExport.ts';
import { type WordAct, WordTable } from '../components/WordTable.tsx';
import css from './DictionaryPage.module.css';

const WordSheet = lazySheet(async () => (await import('../components/WordSheet.tsx')).WordSheet);
const DeleteSheet = lazySheet(async () => (await import('../components/DeleteSheet.tsx')).DeleteSheet);
const ImportSheet = lazySheet(async () => (await import('../components/ImportSheet.tsx')).ImportSheet);

type Open = WordAct | { act: 'add' } | { act: 'import' };
const everything: WordFilter = { text: '', exact: false };

/** Words that replace built-in texts on every terminal (DICT-*). */
export function DictionaryPage() {
  const { t } = useTranslation();
  const session = usePanelSession();
  const [filter, setFilter] = useState(everything);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const answer = useWords(filter, page);
  const { save, busy } = useExport();
  const look = (next: WordFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <>
      <PageHead
        title={t('panel.pages.dictionary')}
        about={null}
        actions={
          mayCallPanel(session, rights.saveWord) && (
            <Button
              look="primary"
              icon={<IconPlus size={20} aria-hidden />}
              onClick={() => setOpen({ act: 'add' })}
            >
              {t('dictionary.add')}
            </Button>
          )
        }
      />
      <Filters filter={filter} onFilter={look} />
      <div className={css['file']}>
        <p>
          {t('dictionary.total', { count: answer.data?.total ?? 0, shown: number(answer.data?.total ?? 0) })}
        </p>
        <Button icon={<IconDownload size={20} aria-hidden />} busy={busy} onClick={save}>
          {t('dictionary.export')}
        </Button>
        {mayCallPanel(session, rights.importWords) && (
          <Button icon={<IconFileUpload size={20} aria-hidden />} onClick={() => setOpen({ act: 'import' })}>
            {t('dictionary.import.open')}
          </Button>
        )}
      </div>
      <Answer
        answer={answer}
        failed={t('dictionary.failed')}
        empty={t(filter.text === '' ? 'dictionary.none' : 'dictionary.noneHere')}
        isEmpty={({ data }) => data.length === 0}
      >
        {({ data, last_page }) => (
          <>
            <WordTable
              words={data}
              busy={answer.isPlaceholderData}
              onAct={mayCallPanel(session, rights.editWord) ? setOpen : undefined}
            />
            <Pagination page={page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
      <Suspense>
        <OpenSheet open={open} onClose={() => setOpen(null)} />
      </Suspense>
    </>
  );
}

function OpenSheet({ open, onClose }: { open: Open | null; onClose: () => void }) {
  switch (open?.act) {
    case 'add':
      return <WordSheet word={null} onClose={onClose} />;
    case 'edit':
      return <WordSheet word={open.word} onClose={onClose} />;
    case 'delete':
      return <DeleteSheet word={open.word} onClose={onClose} />;
    case 'import':
      return <ImportSheet onClose={onClose} />;
    default:
      return null;
  }
}
