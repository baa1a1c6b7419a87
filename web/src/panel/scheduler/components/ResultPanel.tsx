import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type Runnable, runEnded } from '../api.ts';
import { ResultFrame } from './ResultFrame.tsx';
import css from './ResultPanel.module.css';

interface ResultPanelProps {
  schedule: Runnable;
  /** Frame that loads the run's link: the first load executes it, later ones show the result. */
  link: string;
  /** Where its result comes from, when that is known. */
  place: string | null;
  onClose: () => void;
}

/** What a run by hand answers, as it comes, in a frame that can do nothing else (SCHED-13, G-97). */
export function ResultPanel({ schedule, link, place, onClose }: ResultPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, []);
  const title = t('scheduler.result.frame', { routine: schedule.nome_rotina });
  return (
    <section ref={panel} className={css['panel']} aria-label={title} tabIndex={-1}>
      <div className={css['head']}>
        <div>
          <h2>{t('scheduler.result.title')}</h2>
          <p>
            {schedule.nome_rotina} · {schedule.nome_empresa}
            {place !== null && ` · ${addressOf(place)}`}
          </p>
        </div>
        <a
          className={css['apart']}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('scheduler.result.apart')}
          title={t('scheduler.result.apart')}
        >
          <IconExternalLink size={20} aria-hidden />
        </a>
        <IconButton
          label={t('scheduler.result.close')}
          icon={<IconX size={20} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <ResultFrame title={title} link={link} onLoaded={runEnded} />
    </section>
  );
}

/** Host and path, without what proves a link. */
function addressOf(place: string): string {
  const { host, pathname } = new URL(place, location.href);
  return `${host}${pathname}`;
}
