import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScheme } from '../../core/theme/scheme.ts';
import css from './ResultPanel.module.css';

/** A page of a company's host, or of ours about a run. It has no origin: scripts in it reach nothing of this page. */
export function ResultFrame({ title, link }: { title: string; link: string }) {
  const { t } = useTranslation();
  const scheme = useScheme();
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && (
        <p role="status" className={css['loading']}>
          {t('scheduler.running')}
        </p>
      )}
      <iframe
        className={css['frame']}
        title={title}
        src={isOurs(link) ? `${link}#${schemes[scheme]}` : link}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}

/** Pages of our own follow the colours of the page around them; the fragment is not sent. */
const isOurs = (link: string) => link.startsWith('/');
const schemes = { light: 'claro', dark: 'escuro' };
