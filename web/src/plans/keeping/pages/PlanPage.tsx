import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { IconButton } from '../../../core/components/Button.tsx';
import { BackLink } from '../../../core/components/Links.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useParam } from '../../../core/navigation/visit.tsx';
import { type Plan, usePlan } from '../api.ts';
import { Cycles } from '../components/Cycles.tsx';
import { Places } from '../components/Places.tsx';
import { PlanChanges } from '../components/PlanChanges.tsx';
import { PlanSheet } from '../components/PlanSheet.tsx';

/** One plan: the ring of its cycles, and the vehicles that follow it. */
export function PlanPage() {
  const { t } = useTranslation();
  const id = useParam('id');
  const plan = usePlan(id);
  const shown = plan.data;
  return (
    <>
      <PageHead
        title={shown?.ds_plano ?? t('plans.keeping.title')}
        about={shown && <About plan={shown} />}
        lead={<BackLink to="/planos" label={t('plans.keeping.back')} />}
        actions={shown && <Edit plan={shown} />}
      />
      <div className="stack-loose">
        <Answer answer={plan} failed={t('plans.keeping.plan.failed')}>
          {(one) => (
            <>
              <Cycles plan={one} />
              <Places key={one.nr_sequencial} plan={one} />
              <PlanChanges plan={one} />
            </>
          )}
        </Answer>
      </div>
    </>
  );
}

function About({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const kind = t(`plans.keeping.kinds.${plan.tp_plano}`);
  return <>{plan.st_status === 'I' ? `${kind} · ${t('plans.keeping.inactive')}` : kind}</>;
}

function Edit({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        look="plain"
        label={t('plans.keeping.plan.edit')}
        icon={<IconPencil aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && <PlanSheet plan={plan} onSaved={close} onClose={close} />}
    </>
  );
}
