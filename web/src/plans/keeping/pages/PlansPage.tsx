import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import { narrowed } from '../../narrow.ts';
import { usePlans } from '../api.ts';
import { KeepingTabs } from '../components/KeepingTabs.tsx';
import { PlanCard } from '../components/PlanCard.tsx';
import { PlanSheet } from '../components/PlanSheet.tsx';
import css from './Pages.module.css';

/** All plans of the company. */
export function PlansPage() {
  const { t } = useTranslation();
  const plans = usePlans();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const found = narrowed(plans.data ?? [], search, ({ ds_plano }) => [ds_plano]);
  const add = (
    <Button look="primary" icon={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
      {t('plans.keeping.newPlan')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('plans.keeping.title')} />
      <div className="stack-loose">
        <div className={css['bar']}>
          <KeepingTabs />
          {add}
        </div>
        {plans.isPending && (
          <Skeleton>
            <Shape height="420px" radius="12px" />
          </Skeleton>
        )}
        {plans.isError && !plans.data && (
          <ErrorState
            title={t('plans.keeping.failed')}
            error={plans.error}
            busy={plans.isFetching}
            onRetry={() => void plans.refetch()}
          />
        )}
        {plans.data?.length === 0 && (
          <EmptyState title={t('plans.keeping.none')}>{t('plans.keeping.noneAbout')}</EmptyState>
        )}
        {plans.data !== undefined && plans.data.length > 0 && (
          <>
            <div className={css['search']}>
              <TextField
                label={t('plans.keeping.search')}
                type="search"
                icon={<IconSearch aria-hidden />}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
            {found.length === 0 && <p>{t('plans.keeping.noneFound')}</p>}
            <div className={css['plans']}>
              {found.map((plan) => (
                <PlanCard key={plan.nr_sequencial} plan={plan} />
              ))}
            </div>
          </>
        )}
      </div>
      {adding && (
        <PlanSheet
          onSaved={(id) => void navigate({ to: '/planos/$id', params: { id: String(id) } })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
