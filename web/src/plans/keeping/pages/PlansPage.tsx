import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { plateKind } from '../../../core/format/plates.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import { lettersAndDigits } from '../../../core/scan/code.ts';
import { narrowed } from '../../narrow.ts';
import { type PlanRow, usePlans } from '../api.ts';
import { KeepingTabs } from '../components/KeepingTabs.tsx';
import { PlanCard } from '../components/PlanCard.tsx';
import { PlanSheet } from '../components/PlanSheet.tsx';
import css from './Pages.module.css';

/** All plans of the company. */
export function PlansPage() {
  const { t } = useTranslation();
  const plans = usePlans();
  const [adding, setAdding] = useState(false);
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
        <Answer
          answer={plans}
          failed={t('plans.keeping.failed')}
          isEmpty={(all) => all.length === 0}
          empty={t('plans.keeping.none')}
          emptyAbout={t('plans.keeping.noneAbout')}
        >
          {(all) => <Plans all={all} />}
        </Answer>
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

function Plans({ all }: { all: readonly PlanRow[] }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const found = narrowed(all, search, ({ ds_plano }) => [ds_plano]);
  return (
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
      {found.length === 0 && <NoneFound search={search} />}
      <div className={css['plans']}>
        {found.map((plan) => (
          <PlanCard key={plan.nr_sequencial} plan={plan} />
        ))}
      </div>
    </>
  );
}

/** A plate is no name of a plan: it leads to the vehicle, which tells its plans. */
function NoneFound({ search }: { search: string }) {
  const { t } = useTranslation();
  const plate = lettersAndDigits(search);
  if (plateKind(plate) === 'equipment') return <p>{t('plans.keeping.noneFound')}</p>;
  return (
    <p className="row-wrap">
      {t('plans.keeping.plansOf')} <PlateLink plate={plate} size="s" />
    </p>
  );
}
