import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import { useState } from 'react';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Tabs } from '../../core/components/Tabs.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useSearch } from '../../core/navigation/visit.tsx';
import type { Problem } from '../api.ts';
import { ProblemForm } from '../components/ProblemForm.tsx';
import { ProblemList } from '../components/ProblemList.tsx';
import { type RegistryView, readRegistryView } from '../view.ts';

/** The problems of each segment, with what an order of them begins with (SEG-01). */
export function RegistryPage() {
  const { t } = useTranslation();
  const { modo } = useSearch(readRegistryView);
  const [changed, setChanged] = useState<Problem | null>(null);
  const show = (view: RegistryView) => void navigate({ to: '/conjuntos', search: view });
  return (
    <>
      <PageHead title={t('registry.title')} />
      <div className="stack-loose">
        <Tabs label={t('registry.tabs.name')}>
          <Link to="/conjuntos" search={{ modo: 'cadastro' }}>
            <IconForms aria-hidden />
            {t('registry.tabs.form')}
          </Link>
          <Link
            to="/conjuntos"
            search={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            // Returning to the list discards the change, so the form is reset.
            onClick={() => setChanged(null)}
          >
            <IconListDetails aria-hidden />
            {t('registry.tabs.list')}
          </Link>
        </Tabs>
        {modo === 'cadastro' ? (
          <ProblemForm
            key={changed?.nr_sequencial ?? 'new'}
            problem={changed}
            onSaved={() => {
              if (changed !== null) show({});
              setChanged(null);
            }}
            onGiveUp={() => {
              setChanged(null);
              show({});
            }}
          />
        ) : (
          <ProblemList
            onEdit={(problem) => {
              setChanged(problem);
              show({ modo: 'cadastro' });
            }}
          />
        )}
      </div>
    </>
  );
}
