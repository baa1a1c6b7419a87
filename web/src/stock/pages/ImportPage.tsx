import { PageHead } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { FileImport } from '../../imports/components/FileImport.tsx';
import { StockTabs } from '../components/StockTabs.tsx';

/** Entries and minimums from a file: each row is looked at before anything is written. */
export function StockImportPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('stock.importTitle')} />
      <div className="stack">
        <StockTabs />
        <FileImport kind="estoque" />
      </div>
    </>
  );
}
