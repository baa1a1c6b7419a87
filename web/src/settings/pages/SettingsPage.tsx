import { mayOpen } from '@terminal/contract/access';
import { isSettingKey } from '@terminal/contract/settings';
import { Answer } from '../../core/components/Answer.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import { ChangeList } from '../../masterdata/components/ChangeList.tsx';
import { useSettings } from '../api.ts';
import css from '../components/Settings.module.css';
import { SettingsForm } from '../components/SettingsForm.tsx';
import { useSettingText } from '../useSettingText.ts';

/** Settings of the company, where those of tyres are, and who changed what. */
export function SettingsPage() {
  const { t } = useTranslation();
  const say = useSettingText();
  const answer = useSettings();
  return (
    <>
      <PageHead title={t('settings.title')} />
      <div className="stack">
        <p className="soft-text">{t('settings.about')}</p>
        <Answer answer={answer} failed={t('settings.failed')}>
          {(settings) => (
            <div className={css['page']}>
              <SettingsForm settings={settings} onRefused={() => void answer.refetch()} />
              <div className="stack">
                <OfTyres />
                <OfSystems />
                <ChangeList
                  history={settings.historia}
                  nameOf={(key) => (isSettingKey(key) ? t(`settings.names.${key}`) : key)}
                  say={say}
                />
              </div>
            </div>
          )}
        </Answer>
      </div>
    </>
  );
}

/** Limits of tyres have a page of their own. */
function OfTyres() {
  const { t } = useTranslation();
  if (!mayOpen(useSession(), 'tyreSettings')) return null;
  return (
    <section className="panel">
      <h2>{t('settings.tyres')}</h2>
      <p className="soft-text">{t('settings.tyresAbout')}</p>
      <Link to="/borracharia/ajustes" className={css['link']}>
        {t('settings.tyresLink')}
      </Link>
    </section>
  );
}

/** Keys and webhooks have a page of their own. */
function OfSystems() {
  const { t } = useTranslation();
  return (
    <section className="panel">
      <h2>{t('settings.systems')}</h2>
      <p className="soft-text">{t('settings.systemsAbout')}</p>
      <Link to="/ajustes/sistemas" className={css['link']}>
        {t('settings.systemsLink')}
      </Link>
    </section>
  );
}
