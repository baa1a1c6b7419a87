import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useSession } from '../../../core/session/store.ts';
import { landingOf } from '../../../session/landing.ts';

/** Pallet trucks: announced by the specification, without content. */
export const PalletTruckPage = () => <NoticePage of="palletTruck" />;
/** Maintenance: announced by the specification, without content. */
export const MaintenancePage = () => <NoticePage of="maintenance" />;

/** A page that has nothing to do on it yet and says so (SHELL-09, SHELL-10). */
function NoticePage({ of }: { of: 'palletTruck' | 'maintenance' }) {
  const { t } = useTranslation();
  const home = landingOf(useSession());
  return (
    <>
      <PageHead title={t(`shell.notices.${of}.title`)} />
      <EmptyState
        title={t(`shell.notices.${of}.text`)}
        actions={<Link to={home}>{t('shell.notFound.home')}</Link>}
      >
        {t(`shell.notices.${of}.more`)}
      </EmptyState>
    </>
  );
}
