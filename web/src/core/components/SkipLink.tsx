import { useTranslation } from 'react-i18next';
import css from './SkipLink.module.css';

/** Leads whoever goes by keyboard past the frame of a page to its content (`#conteudo`); seen once it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={css['skip']} href="#conteudo">
      {t('core.skip')}
    </a>
  );
}
