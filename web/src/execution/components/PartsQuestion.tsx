import type { OrderDetail } from '@terminal/contract';
import { kindOf } from '@terminal/contract/permissions';
import { Button } from '../../core/components/Button.tsx';
import css from '../../core/components/Form.module.css';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { dismissFlow, openFlow, workOf } from '../../identity/flow.ts';
import { isPart } from '../../items/open-parts.ts';

/** Before finishing, internal people are asked about parts, or whether those there are all; suppliers never are (EXEC-40, G-52). */
export function PartsQuestion({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  // Who he is, not what he may: a supplier adds parts too, but brings his own.
  const supplier = kindOf(useSession()) === 'supplier';
  if (supplier || !order.permitido.includes('itens')) return null;
  const count = order.itens.filter(isPart).length;
  const register = () => {
    dismissFlow();
    const work = workOf(order);
    openFlow({ kind: 'itemAdd', work, back: { kind: 'finish', work } });
  };
  return (
    <div className={css['question']}>
      <p>{count === 0 ? t('orders.errand.parts.question') : t('orders.errand.parts.more', { count })}</p>
      <Button onClick={register}>{t('orders.errand.parts.register')}</Button>
    </div>
  );
}
