import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { Suspense, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import type { SavedSheetProps } from './SavedSheet.tsx';

const SavedSheet = lazySheet(async () => (await import('./SavedSheet.tsx')).SavedSheet);

/** Opens what the user keeps: the own scripts, or the own filters of a table. */
export function SavedButton(props: Omit<SavedSheetProps, 'onClose'>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={<IconBookmark size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t(props.table === null ? 'saved.scripts' : 'saved.openFilters')}
      </Button>
      {open && (
        <Suspense>
          <SavedSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
