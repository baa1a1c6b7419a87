import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../core/components/PageHead.tsx';
import type { ReadFile } from '../../imports/columns.ts';
import { FileChoice } from '../../imports/components/FileChoice.tsx';
import { Review } from '../../imports/components/Review.tsx';
import { LifeTabs } from '../components/LifeTabs.tsx';
import css from './Pages.module.css';

/** Tyres from a file: each row is looked at before anything is written. */
export function TyreImportPage() {
  const { t } = useTranslation();
  const [file, setFile] = useState<ReadFile | null>(null);
  return (
    <>
      <PageHead title={t('tyreLife.importTitle')} />
      <div className={css['page']}>
        <LifeTabs />
        {file === null ? (
          <FileChoice kind="pneus" onRead={setFile} />
        ) : (
          <Review kind="pneus" file={file} onOther={() => setFile(null)} />
        )}
      </div>
    </>
  );
}
