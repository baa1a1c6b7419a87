import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Question } from '../../core/components/Question.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { QuickAccessEntry } from '../quick-access.ts';
import { forgetLogin, useQuickAccess } from '../remembered.ts';
import { QuickAccessList } from './QuickAccessList.tsx';

interface QuickAccessSheetProps {
  onChoose: (entry: QuickAccessEntry) => void;
  onClose: () => void;
}

/** All logins of this terminal, to choose from or to take off (AUTH-19, G-22). */
export function QuickAccessSheet({ onChoose, onClose }: QuickAccessSheetProps) {
  const { t } = useTranslation();
  const entries = useQuickAccess();
  const [leaving, setLeaving] = useState<QuickAccessEntry | null>(null);
  return (
    <Sheet
      title={t('session.quick.title')}
      onClose={onClose}
      footer={
        <Button wide size="l" onClick={onClose}>
          {t('core.cancel')}
        </Button>
      }
    >
      {entries.length > 0 ? (
        <QuickAccessList entries={entries} onChoose={onChoose} onRemove={setLeaving} />
      ) : (
        <p>{t('session.quick.empty')}</p>
      )}
      {leaving !== null && (
        <Question
          title={t('session.quick.removeTitle', { name: personName(leaving.nome) })}
          words={t('session.quick.removeWords')}
          no={t('core.cancel')}
          yes={t('session.quick.removeYes')}
          onYes={() => {
            forgetLogin(leaving);
            setLeaving(null);
          }}
          onNo={() => setLeaving(null)}
        />
      )}
    </Sheet>
  );
}
