import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import type { PlanRow } from '../api.ts';
import css from './PlanCard.module.css';

/** A plan at a glance: its ring as a chain of names, and how its vehicles stand. */
export function PlanCard({ plan }: { plan: PlanRow }) {
  const { t } = useTranslation();
  const unused = plan.st_status === 'I';
  return (
    <Link
      to="/planos/$id"
      params={{ id: String(plan.nr_sequencial) }}
      className={cx(css['card'], unused && css['unused'])}
    >
      <span className={css['head']}>
        <strong>{plan.ds_plano}</strong>
        <span className={css['kind']}>
          {t(unused ? 'plans.keeping.inactive' : `plans.keeping.kinds.${plan.tp_plano}`)}
        </span>
      </span>
      <Chain names={plan.ciclos} />
      <span className={css['foot']}>
        <span>{t('plans.keeping.vehicles', { count: plan.veiculos })}</span>
        <Standing plan={plan} />
      </span>
    </Link>
  );
}

/** Names shown before the rest becomes a number. */
const mostNames = 6;

function Chain({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return <span className={css['chain']}>{t('plans.keeping.noCycles')}</span>;
  const shown = names.slice(0, mostNames);
  return (
    <span className={css['chain']}>
      {shown.map((name, place) => (
        // A name may occur twice in a ring, so the position is part of the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is.
        <span key={place} className={css['link']}>
          {place > 0 && <IconChevronRight size={16} aria-hidden />}
          <span className={css['name']}>{name}</span>
        </span>
      ))}
      {names.length > mostNames && <span>+{names.length - mostNames}</span>}
    </span>
  );
}

function Standing({ plan }: { plan: PlanRow }) {
  const { t } = useTranslation();
  if (plan.veiculos + plan.suspensos === 0) return null;
  const fine = plan.vencidos + plan.a_vencer === 0;
  return (
    <span className={css['standing']}>
      {plan.vencidos > 0 && (
        <span className={css['late']}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('plans.keeping.counts.V', { count: plan.vencidos })}
        </span>
      )}
      {plan.a_vencer > 0 && (
        <span className={css['soon']}>{t('plans.keeping.counts.A', { count: plan.a_vencer })}</span>
      )}
      {fine && plan.veiculos > 0 && (
        <span className={css['fine']}>
          <IconCheck size={18} aria-hidden />
          {t('plans.keeping.counts.none')}
        </span>
      )}
      {plan.suspensos > 0 && <span>{t('plans.keeping.counts.S', { count: plan.suspensos })}</span>}
    </span>
  );
}
