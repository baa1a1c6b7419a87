import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { useDocumentTitle } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { usePathname } from '../../../core/navigation/navigate.ts';

/** An address the terminal does not have. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const path = usePathname();
  useDocumentTitle(t('shell.notFound.title'));
  return (
    <main>
      <EmptyState
        heading="h1"
        title={t('shell.notFound.title')}
        actions={<Link to="/">{t('shell.notFound.home')}</Link>}
      >
        {t('shell.notFound.text', { path })}
      </EmptyState>
    </main>
  );
}
