import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { IconButton } from './Button.tsx';
import css from './Sheet.module.css';

export interface SheetProps {
  title: ReactNode;
  /** Said under the title. */
  about?: ReactNode;
  /** Absent: an answer is asked for, and only the sheet's own buttons end it. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** Stays visible at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** s 480, m 640, l 800, xl 1092 px from tablets up. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Whether a press outside closes it (not if a choice is required, CORE-12). */
  backdropCloses?: boolean;
  /** A second half at the left from tablets up, above on phones. */
  aside?: ReactNode;
}

/**
 * A bottom sheet on phones, a dialog from tablets up. Drawn while mounted: `{open && <Sheet …/>}`.
 * The browser's own dialog keeps the focus inside; it goes back where it was on closing.
 */
export function Sheet({
  title,
  about,
  onClose,
  children,
  footer,
  size = 's',
  backdropCloses = true,
  aside,
}: SheetProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={cx(css['sheet'], css[size], aside !== undefined && css['halves'])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field inside fires `cancel` too, when its dialog is closed.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // Browsers let a second Escape close a dialog that refused the first.
      onKeyDown={(event) => event.key === 'Escape' && onClose === undefined && event.preventDefault()}
      onClose={({ currentTarget: element }) => reopen(element, onClose)}
      onClick={(event) => backdropCloses && event.target === event.currentTarget && onClose?.()}
    >
      {aside !== undefined && <div className={css['aside']}>{aside}</div>}
      <div className={css['main']}>
        <div className={css['head']}>
          <div>
            <h2 id={titleId} tabIndex={-1} data-title>
              {title}
            </h2>
            {about !== undefined && <p className="soft">{about}</p>}
          </div>
          {onClose && (
            <IconButton label={t('core.close')} icon={<IconX size={26} aria-hidden />} onClick={onClose} />
          )}
        </div>
        <div className={css['body']}>{children}</div>
        {footer !== undefined && <div className={css['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** A back gesture or a repeated Escape closes a dialog without asking: it comes back, and is asked whether it may close. */
function reopen(dialog: HTMLDialogElement, ask?: () => void) {
  if (!dialog.isConnected || dialog.open) return;
  dialog.showModal();
  ask?.();
}

/** Where the focus goes when the button that opened a sheet no longer exists (its row was deleted): the sheet below, else the page heading. */
function whatIsLeft(): HTMLElement | null {
  const below = [...document.querySelectorAll<HTMLElement>('dialog[open] [data-title]')].at(-1);
  const left = below ?? document.querySelector<HTMLElement>('h1');
  if (left !== null) left.tabIndex = -1;
  return left;
}

/** Opens a dialog element on mount and gives the focus back on unmount. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    // A field that asks for it, else the title: a screen reader then begins with what the sheet is.
    const first = element.querySelector<HTMLElement>('[data-focus-first]');
    (first ?? element.querySelector<HTMLElement>('[data-title]'))?.focus();
    return () => {
      element.close();
      const back = before instanceof HTMLElement && before.isConnected ? before : whatIsLeft();
      back?.focus();
    };
  }, []);
  return dialog;
}
