import { useCall } from '../../core/api/hooks.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { BackLink, LinkButton } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { cameFrom } from '../../core/last-list.ts';
import { useParam, useSearch } from '../../core/navigation/visit.tsx';
import { useSession } from '../../core/session/store.ts';
import { OrderSkeleton } from '../../orders/detail/components/OrderSkeleton.tsx';
import { isUnknown } from '../../orders/unknown.ts';
import { landingOf } from '../../session/landing.ts';
import { WorkView } from '../components/work/WorkView.tsx';

/** Whether the address asks to start the order. */
const readStart = (raw: Record<string, unknown>): boolean => raw['iniciar'] === 'S';

/** The work in hand on a page of its own, with nothing beside it: what to do next, and the means for it. */
export function WorkPage() {
  const { t } = useTranslation();
  const id = useParam('id');
  const iniciar = useSearch(readStart);
  const session = useSession();
  const order = useCall('getOrder', { params: { id } });
  const shown = /^\d+$/.test(id) ? number(Number(id)) : id;
  return (
    <>
      <PageHead
        title={t('execution.work.title', { number: shown })}
        about={null}
        lead={<BackLink to={cameFrom(landingOf(session))} label={t('core.back')} />}
      />
      <Answer
        answer={order}
        failed={t('identity.orderFailed')}
        loading={<OrderSkeleton />}
        instead={(error) =>
          isUnknown(error) && (
            <EmptyState
              title={t('orders.detail.unknown.title')}
              actions={<LinkButton to="/execucao">{t('workList.title')}</LinkButton>}
            >
              {t('orders.detail.unknown.text', { number: id })}
            </EmptyState>
          )
        }
      >
        {(one) => <WorkView key={id} order={one} toStart={iniciar} />}
      </Answer>
    </>
  );
}
