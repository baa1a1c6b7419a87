import { type ReactNode, useId } from 'react';
import type { CallError } from '../api/errors.ts';
import { Button } from '../components/Button.tsx';
import { Sheet, type SheetProps } from '../components/Sheet.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { PanelError } from './PanelError.tsx';

interface SaveSheetProps extends Pick<SheetProps, 'title' | 'about' | 'size'> {
  /** The word on the button that sends. */
  save: string;
  /** The word on the one that leaves; left out: cancel. */
  leave?: string;
  busy: boolean;
  /** Whether what is typed can be sent. */
  complete?: boolean;
  /** Why it was not saved; null: nothing to tell, or a field tells it. */
  error?: CallError | string | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form of the panel in a sheet: to leave it, or to send it by its button or with Enter. */
export function SaveSheet({ save, leave, busy, complete = true, error = null, ...props }: SaveSheetProps) {
  const { onSave, onClose, children, ...sheet } = props;
  const { t } = useTranslation();
  const formId = useId();
  return (
    <Sheet
      {...sheet}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={onClose}>{leave ?? t('panel.password.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy} disabled={!complete}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !busy) onSave();
        }}
      >
        {children}
        <PanelError error={error} />
      </form>
    </Sheet>
  );
}
