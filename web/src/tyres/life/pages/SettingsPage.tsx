import { Answer } from '../../../core/components/Answer.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useTyreSettings } from '../api.ts';
import { LifeTabs } from '../components/LifeTabs.tsx';
import { SettingsFields } from '../components/SettingsFields.tsx';

/** Limits for findings about tyres, changed by approvers. */
export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('tyres.life.settings.title')} />
      <div className="stack">
        <LifeTabs />
        <Answer
          answer={useTyreSettings()}
          failed={t('tyres.life.settings.failed')}
          empty={t('tyres.life.settings.failed')}
          isEmpty={() => false}
        >
          {(settings) => <SettingsFields settings={settings} />}
        </Answer>
      </div>
    </>
  );
}
