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
              <div className={css['elsewhere']}>
                <Elsewhere />
              </div>
              <SettingsForm settings={settings} onRefused={() => void answer.refetch()} />
              <ChangeList
                history={settings.historia}
                nameOf={(key) => (isSettingKey(key) ? t(`settings.names.${key}`) : key)}
                say={say}
              />
            </div>
          )}
        </Answer>
      </div>
    </>
  );
}

/** What has a page of its own, in the order of this one. */
const elsewhere = [
  ['tyreSettings', 'tyres', '/borracharia/ajustes'],
  ['terminals', 'terminals', '/ajustes/terminais'],
  ['systems', 'systems', '/ajustes/sistemas'],
  ['account', 'entry', '/ajustes/conta'],
] as const;

/** Settings that have a page of their own, those the person may open. */
function Elsewhere() {
  const { t } = useTranslation();
  const session = useSession();
  return elsewhere
    .filter(([page]) => mayOpen(session, page))
    .map(([page, name, to]) => (
      <section key={page} className="panel">
        <h2>{t(`settings.${name}`)}</h2>
        <p className="soft-text">{t(`settings.${name}About`)}</p>
        <Link to={to} className={css['link']}>
          {t(`settings.${name}Link`)}
        </Link>
      </section>
    ));
}
