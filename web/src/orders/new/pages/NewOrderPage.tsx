import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { BackLink, LinkButton } from '../../../core/components/Links.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { landingOf } from '../../../session/landing.ts';
import { useVehicles } from '../api.ts';
import { NewOrderForm } from '../components/NewOrderForm.tsx';
import css from './NewOrderPage.module.css';

/** Page for a new order about a problem (doc 2 §2, NEWOS-01). */
export function NewOrderPage() {
  const { t } = useTranslation();
  const home = landingOf(useSession());
  const vehicles = useVehicles();
  return (
    <>
      <PageHead title={t('newOrder.title')} lead={<BackLink to={home} label={t('newOrder.back')} />} />
      {vehicles.isPending && (
        <div className={css['page']}>
          <Skeleton>
            <Shape height="480px" radius="12px" />
          </Skeleton>
        </div>
      )}
      {vehicles.isError && (
        <ErrorState
          error={vehicles.error}
          busy={vehicles.isFetching}
          onRetry={() => void vehicles.refetch()}
        />
      )}
      {vehicles.data?.tela_bloqueio.bloqueia_tela === true && (
        <EmptyState
          title={t('newOrder.blocked')}
          actions={<LinkButton to={home}>{t('newOrder.back')}</LinkButton>}
        />
      )}
      {vehicles.data?.tela_bloqueio.bloqueia_tela === false && (
        <div className={css['page']}>
          <NewOrderForm
            vehicles={vehicles.data.vehicles}
            onlyByQrCode={vehicles.data.tela_bloqueio.bloqueia_qrcode}
          />
        </div>
      )}
    </>
  );
}
