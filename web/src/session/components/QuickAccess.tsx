import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Suspense, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import type { QuickAccessEntry } from '../quick-access.ts';
import { useQuickAccess } from '../remembered.ts';
import css from './QuickAccess.module.css';
import { QuickAccessList } from './QuickAccessList.tsx';

const QuickAccessSheet = lazySheet(async () => (await import('./QuickAccessSheet.tsx')).QuickAccessSheet);

interface QuickAccessProps {
  onChoose: (entry: QuickAccessEntry) => void;
  /** On the dark half (tablets up) or under the form (phones). */
  onBand: boolean;
}

/** The last people of this terminal at hand, and a button to all of them. */
export function QuickAccess({ onChoose, onBand }: QuickAccessProps) {
  const { t } = useTranslation();
  const entries = useQuickAccess();
  const [open, setOpen] = useState(false);
  const shown = entries.slice(0, onBand ? 4 : 3);
  return (
    <section className={css['quick']} aria-label={t('session.quick.title')}>
      {onBand ? (
        <header className={css['head']}>
          <h2>{t('session.quick.title')}</h2>
          <span>{t('session.quick.here')}</span>
        </header>
      ) : (
        shown.length > 0 && <p className={css['or']}>{t('session.quick.tap')}</p>
      )}
      {shown.length > 0 ? (
        <QuickAccessList entries={shown} onChoose={onChoose} onBand={onBand} />
      ) : (
        onBand && <p className={css['empty']}>{t('session.quick.empty')}</p>
      )}
      <Button
        look={onBand ? 'bandPlain' : 'plain'}
        size="l"
        wide
        icon={<IconUsers aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {onBand && entries.length > 0
          ? t('session.quick.all', { count: entries.length })
          : t('session.quick.title')}
        {onBand && entries.length > 0 && (
          <span className="visually-hidden">, {t('session.quick.title')}</span>
        )}
      </Button>
      {open && (
        <Suspense>
          <QuickAccessSheet
            onClose={() => setOpen(false)}
            onChoose={(entry) => {
              setOpen(false);
              onChoose(entry);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
