import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useErrorText } from '../i18n/useErrorText.ts';
import css from './AskSheet.module.css';
import { isCalledOff } from './client.ts';

interface AskSheetProps {
  /** The question, as in 'Excluir o registro?'. */
  title: string;
  /** The word on the button that does it. */
  yes: string;
  busy: boolean;
  error: unknown;
  /** Said first when it went wrong, the reason after it (G-115). */
  failed?: string;
  onYes: () => void;
  onClose: () => void;
  /** The object concerned. */
  children: ReactNode;
}

/** Asks once more before something ends or is deleted. */
export function AskSheet({ title, yes, busy, error, failed, onYes, onClose, children }: AskSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  return (
    <Sheet
      title={title}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.password.cancel')}</Button>
          <Button look="danger" busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={css['body']}>
        {children}
        {error !== null && !isCalledOff(error) && (
          <div role="alert" className={css['error']}>
            {failed !== undefined && <strong>{failed}</strong>}
            <p>{say(error)}</p>
          </div>
        )}
      </div>
    </Sheet>
  );
}
