import { cx } from '../cx.ts';
import { changeLanguage, languages } from '../i18n/i18n.ts';
import type { Language } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { notify } from '../notices.ts';
import css from './LanguageSwitch.module.css';

const names: Record<Language, string> = { pt: 'Português', es: 'Español' };

/** Flags that switch the language at once (I18N-03). */
export function LanguageSwitch({ onBand = false }: { onBand?: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={cx(css['languages'], onBand && css['onBand'])} aria-label={t('core.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language === 'pt' ? 'pt-BR' : 'es'}
          aria-pressed={i18n.language === language}
          title={names[language]}
          onClick={() => void changeLanguage(language).catch(() => notify.error(t('core.failure.title')))}
        >
          {language === 'pt' ? <Brazil /> : <Spain />}
          {language.toUpperCase()}
          <span className="visually-hidden"> {names[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}

const Brazil = () => (
  <svg viewBox="0 0 20 14" width="22" height="15" aria-hidden>
    <rect width="20" height="14" rx="2" fill="#12853c" />
    <path d="m10 2 7 5-7 5-7-5Z" fill="#f7c600" />
    <circle cx="10" cy="7" r="2.6" fill="#14387f" />
  </svg>
);

const Spain = () => (
  <svg viewBox="0 0 20 14" width="22" height="15" aria-hidden>
    <rect width="20" height="14" rx="2" fill="#c60b1e" />
    <path d="M0 3.5h20v7H0Z" fill="#f7c600" />
    <rect x="4.5" y="5.5" width="2.5" height="3" rx=".5" fill="#c60b1e" />
  </svg>
);
