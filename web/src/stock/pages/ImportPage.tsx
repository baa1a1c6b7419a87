import { useTranslation } from 'react-i18next';
import { PageHead } from '../../core/components/PageHead.tsx';
import { FileImport } from '../../imports/components/FileImport.tsx';
import css from '../components/Stock.module.css';
import { StockTabs } from '../components/StockTabs.tsx';

/** Entries and minimums from a file: each row is looked at before anything is written. */
export function StockImportPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('stock.importTitle')} />
      <div className={css['page']}>
        <StockTabs />
        <FileImport kind="estoque" />
      </div>
    </>
  );
}
