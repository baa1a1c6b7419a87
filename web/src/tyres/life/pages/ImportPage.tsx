import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FileImport } from '../../../imports/components/FileImport.tsx';
import { LifeTabs } from '../components/LifeTabs.tsx';

/** Tyres from a file: each row is looked at before anything is written. */
export function TyreImportPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('tyres.life.importTitle')} />
      <div className="stack">
        <LifeTabs />
        <FileImport kind="pneus" />
      </div>
    </>
  );
}
