import type { ReactNode, Ref } from 'react';
import { Button } from './Button.tsx';
import css from './Form.module.css';
import { Sheet, type SheetProps } from './Sheet.tsx';

interface FormSheetProps extends Omit<SheetProps, 'footer' | 'aside'> {
  /** The word on the button. */
  send: string;
  onSend: () => void;
  busy?: boolean;
  /** There is nothing yet that could be sent. */
  disabled?: boolean;
  /** Class of a button that looks different from the main one. */
  sendClass?: string | undefined;
  /** Said above the button: why it was refused, what is missing. */
  notice?: ReactNode;
  /** The element around the fields. */
  fields?: Ref<HTMLDivElement>;
}

/** A sheet with fields and one large button that sends them. Pressing beside it does not close it: what was typed would be lost. */
export function FormSheet({
  send,
  onSend,
  busy = false,
  disabled = false,
  sendClass,
  notice,
  fields,
  ...sheet
}: FormSheetProps) {
  return (
    <Sheet
      backdropCloses={false}
      {...sheet}
      footer={
        <div className={css['form']}>
          {notice}
          <Button
            look="primary"
            size="xl"
            wide
            busy={busy}
            disabled={disabled}
            className={sendClass}
            onClick={onSend}
          >
            {send}
          </Button>
        </div>
      }
    >
      <div ref={fields} className={css['form']}>
        {sheet.children}
      </div>
    </Sheet>
  );
}
