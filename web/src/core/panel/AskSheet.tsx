import type { AnswerOf, PanelCallName } from '@terminal/contract';
import type { ReactNode } from 'react';
import type { CallInput, Request } from '../api/client.ts';
import { useCommandOver } from '../api/hooks.ts';
import { Button } from '../components/Button.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useErrorText } from '../i18n/useErrorText.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { notify } from '../notices.ts';
import css from './AskSheet.module.css';
import { isCancelled, panelRequest } from './client.ts';

interface AskSheetProps<N extends PanelCallName> {
  /** The question, as in 'Excluir o registro?'. */
  title: string;
  /** The word on the button that does it. */
  yes: string;
  /** The command behind the button, and what is sent with it. */
  call: N;
  /** How it is sent; left out: as a user of the panel. */
  over?: Request<N>;
  input: CallInput<N>;
  /** Said when it is done. */
  done?: string;
  /** Said first when it went wrong, the reason after it (G-115). */
  failed?: string;
  /** After it was done; left out: the sheet is closed. */
  onDone?: (answer: AnswerOf<N>) => void;
  onClose: () => void;
  /** The object concerned. */
  children: ReactNode;
}

/** Asks once more before something ends or is deleted, and does it. */
export function AskSheet<N extends PanelCallName>(props: AskSheetProps<N>) {
  const { title, yes, call, over = panelRequest, input, done, failed, children } = props;
  const { onClose, onDone = onClose } = props;
  const { t } = useTranslation();
  const say = useErrorText();
  const { mutate, isPending, error } = useCommandOver(over, call);
  const onSuccess = (answer: AnswerOf<N>) => {
    if (done !== undefined) notify.success(done);
    onDone(answer);
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.password.cancel')}</Button>
          <Button look="danger" busy={isPending} onClick={() => mutate(input, { onSuccess })}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={css['body']}>
        {children}
        {error !== null && !isCancelled(error) && (
          <div role="alert" className={css['error']}>
            {failed !== undefined && <strong>{failed}</strong>}
            <p>{say(error)}</p>
          </div>
        )}
      </div>
    </Sheet>
  );
}
