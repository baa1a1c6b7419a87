import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { usePanelSession } from '../../../core/panel/store.ts';
import { pagesOf } from '../menu.ts';
import css from './HomePage.module.css';

/** Main menu of the panel: a button for each page of the user (PANEL-09). */
export function PanelHomePage() {
  const { t } = useTranslation();
  const session = usePanelSession();
  return (
    <>
      <PageHead title={t('panel.name')} about={null} />
      <ul className={css['pages']}>
        {pagesOf(session).map(({ id, path, icon: Icon }) => (
          <li key={id}>
            <Link to={path} className={css['page']}>
              <Icon size={28} aria-hidden />
              <strong>{t(`panel.pages.${id}`)}</strong>
              <span>{t(`panel.about.${id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
