import { Answer } from '../../../core/components/Answer.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { BackLink, LinkButton } from '../../../core/components/Links.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
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
      <div className={css['page']}>
        <Answer answer={vehicles}>
          {({ vehicles: plates, tela_bloqueio: block }) =>
            block.bloqueia_tela ? (
              <EmptyState
                title={t('newOrder.blocked')}
                actions={<LinkButton to={home}>{t('newOrder.back')}</LinkButton>}
              />
            ) : (
              <NewOrderForm vehicles={plates} onlyByQrCode={block.bloqueia_qrcode} />
            )
          }
        </Answer>
      </div>
    </>
  );
}
