import { Brand } from '../../../core/components/Brand.tsx';
import { LanguageSwitch } from '../../../core/components/LanguageSwitch.tsx';
import { useDocumentTitle } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import css from './HelpPage.module.css';

const subjects = ['login', 'find', 'work', 'create', 'offline', 'tyres', 'trouble'] as const;
const steps = ['one', 'two', 'three'] as const;

/** What people do at the terminal, step by step: where no help of the company's own is set (AUTH-06). */
export function HelpPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('help.title'));
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <Brand />
        <div className={css['title']}>
          <h1>{t('help.title')}</h1>
          <p>{t('help.about')}</p>
        </div>
        <LanguageSwitch onBand />
      </header>
      <main className={css['subjects']}>
        {subjects.map((subject) => (
          <section key={subject} className={css['subject']} aria-labelledby={`help-${subject}`}>
            <h2 id={`help-${subject}`}>{t(`help.${subject}.title`)}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`help.${subject}.${step}`)}</li>
              ))}
            </ol>
          </section>
        ))}
        <Link to="/" className={css['back']}>
          {t('help.back')}
        </Link>
      </main>
    </div>
  );
}
