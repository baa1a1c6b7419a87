import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../core/components/PageHead.tsx';
import type { ReadFile } from '../../imports/columns.ts';
import { FileChoice } from '../../imports/components/FileChoice.tsx';
import { Review } from '../../imports/components/Review.tsx';
import css from '../components/Stock.module.css';
import { StockTabs } from '../components/StockTabs.tsx';

/** Entries and minimums from a file: each row is looked at before anything is written. */
export function StockImportPage() {
  const { t } = useTranslation();
  const [file, setFile] = useState<ReadFile | null>(null);
  return (
    <>
      <PageHead title={t('stock.importTitle')} />
      <div className={css['page']}>
        <StockTabs />
        {file === null ? (
          <FileChoice kind="estoque" onRead={setFile} />
        ) : (
          <Review kind="estoque" file={file} onOther={() => setFile(null)} />
        )}
      </div>
    </>
  );
}
