import { useTranslation } from '../i18n/useTranslation.ts';
import css from './SkipLink.module.css';

/** Skip link for keyboard users to the content of a page (`#conteudo`); visible when focused. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={css['skip']} href="#conteudo">
      {t('core.skip')}
    </a>
  );
}
