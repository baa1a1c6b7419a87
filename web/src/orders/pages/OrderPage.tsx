import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { AnswerOf } from '@terminal/contract';
import { useDeferredValue } from 'react';
import { useCall } from '../../core/api/hooks.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { IconButton } from '../../core/components/Button.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { BackLink, LinkButton } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { cameFrom } from '../../core/last-list.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useParam } from '../../core/navigation/visit.tsx';
import { useSession } from '../../core/session/store.ts';
import { useMedia } from '../../core/useMedia.ts';
import { landingOf } from '../../session/landing.ts';
import { OrderSkeleton } from '../detail/components/OrderSkeleton.tsx';
import { OrderView } from '../detail/components/OrderView.tsx';
import { isUnknown } from '../unknown.ts';
import css from './OrderPage.module.css';

type Order = AnswerOf<'getOrder'>;

/** One order with all there is to know and do (doc 2 §2). */
export const OrderPage = () => <Order toFinish={false} />;

/** The order's page, opened to finish the order. */
export const OrderToFinishPage = () => <Order toFinish />;

function Order({ toFinish }: { toFinish: boolean }) {
  const { t } = useTranslation();
  const id = useParam('id');
  const order = useCall('getOrder', { params: { id } });
  const drawn = useDrawn(order.data);
  return (
    <>
      <OrderPageHead id={id} printable={order.data !== undefined} />
      <Answer
        answer={order}
        failed={t('identity.orderFailed')}
        loading={<OrderSkeleton />}
        instead={(error) => isUnknown(error) && <Unknown id={id} gone={order.data !== undefined} />}
      >
        {() => (drawn ? <OrderView key={id} order={drawn} toFinish={toFinish} /> : <OrderSkeleton />)}
      </Answer>
    </>
  );
}

/** The order as it is drawn: in slices, so that a finger is answered between them; never one under the number of another. */
function useDrawn(order: Order | undefined): Order | undefined {
  const drawn = useDeferredValue(order);
  return drawn?.nr_sequencial === order?.nr_sequencial ? drawn : undefined;
}

/** 'Ordens de Serviço / 184.502' with the way back to the list one came from (DETAIL-02, DETAIL-03). */
function OrderPageHead({ id, printable }: { id: string; printable: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  const tablet = useMedia('tablet');
  const shown = /^\d+$/.test(id) ? number(Number(id)) : id;
  return (
    <PageHead
      title={t('core.order', { number: shown })}
      about={null}
      lead={<BackLink to={cameFrom(landingOf(session))} label={t('core.back')} />}
      actions={
        printable && (
          <IconButton
            label={t('orders.detail.print')}
            icon={<IconPrinter aria-hidden />}
            onClick={() => globalThis.print()}
          />
        )
      }
    >
      {tablet && (
        <span className={css['crumbs']}>
          <Link to="/">{t('orders.detail.orders')}</Link>
          <span>{' / '}</span>
          <strong>{shown}</strong>
        </span>
      )}
      {!tablet && t('core.order', { number: shown })}
    </PageHead>
  );
}

/** @param gone it was on this page until now: another workshop or branch has it */
function Unknown({ id, gone }: { id: string; gone: boolean }) {
  const { t } = useTranslation();
  const home = landingOf(useSession());
  const words = gone ? 'gone' : 'unknown';
  return (
    <EmptyState
      title={t(`orders.detail.${words}.title`)}
      actions={<LinkButton to={home}>{t('orders.detail.unknown.back')}</LinkButton>}
    >
      {t(`orders.detail.${words}.text`, { number: id })}
    </EmptyState>
  );
}
