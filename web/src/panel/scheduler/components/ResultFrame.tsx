import { useState } from 'react';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useScheme } from '../../../core/theme/scheme.ts';
import css from './ResultPanel.module.css';

interface ResultFrameProps {
  title: string;
  /** A page of ours about a run. */
  link: string;
  onLoaded?: () => void;
}

/** What a run came to. The frame has no origin, and the page it shows runs nothing. */
export function ResultFrame({ title, link, onLoaded }: ResultFrameProps) {
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
        src={`${link}#${schemes[scheme]}`}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => {
          setLoaded(true);
          onLoaded?.();
        }}
      />
    </>
  );
}

/** The page follows the colours of the page around it; the fragment is not sent. */
const schemes = { light: 'claro', dark: 'escuro' };
