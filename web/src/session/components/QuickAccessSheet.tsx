import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
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
        <QuickAccessList entries={entries} onChoose={onChoose} onRemove={forgetLogin} />
      ) : (
        <p>{t('session.quick.empty')}</p>
      )}
    </Sheet>
  );
}
