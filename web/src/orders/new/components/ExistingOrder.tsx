import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useOpenOrder } from '../api.ts';
import type { NewOrderForm } from '../form.ts';
import { subjectOf } from '../useNewOrder.ts';
import css from './NewOrderForm.module.css';

/** Says as soon as the problem is chosen that it is in work already, and where (NEWOS-04). */
export function ExistingOrder({ form }: { form: NewOrderForm }) {
  const { t } = useTranslation();
  const subject = subjectOf(form);
  const found = useOpenOrder(subject).data;
  if (subject === null || found?.osExistente !== true) return null;
  return (
    <div className={css['existing']} role="status">
      <p>{t('newOrder.exists')}</p>
      {found.nr_seq_os !== null && (
        <Link to="/os/$id" params={{ id: String(found.nr_seq_os) }}>
          {t('newOrder.open', { number: number(found.nr_seq_os) })}
        </Link>
      )}
    </div>
  );
}
