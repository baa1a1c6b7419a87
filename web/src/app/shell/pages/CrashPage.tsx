import { Button } from '../../../core/components/Button.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';

/** A page that failed to draw or to load its code: reloading is safe, nothing typed into the server is lost. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main role="alert">
      <EmptyState
        heading="h1"
        title={t('shell.crash.title')}
        actions={
          <Button look="primary" size="l" onClick={() => location.reload()}>
            {t('shell.crash.reload')}
          </Button>
        }
      >
        {t('shell.crash.text')}
      </EmptyState>
    </main>
  );
}
