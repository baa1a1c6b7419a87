import type { PlanImportKind } from '@terminal/contract/imports';
import { useState } from 'react';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { KeepingTabs } from '../../plans/keeping/components/KeepingTabs.tsx';
import { FileImport } from '../components/FileImport.tsx';
import css from './ImportPage.module.css';

const kinds = ['leituras', 'veiculos', 'planos'] as const satisfies readonly PlanImportKind[];

/** Plans, vehicles in plans and readings from files: each row is looked at before anything is written. */
export function ImportPage() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PlanImportKind>('leituras');
  return (
    <>
      <PageHead title={t('plans.keeping.imports')} />
      <div className="stack">
        <KeepingTabs />
        <FileImport
          kind={kind}
          above={
            <div className={css['kinds']}>
              <Segmented
                label={t('imports.what')}
                options={kinds.map((value) => ({ value, label: t(`imports.kinds.${value}`) }))}
                value={kind}
                onChange={setKind}
              />
            </div>
          }
        />
      </div>
    </>
  );
}
