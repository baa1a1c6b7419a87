import type { AnswerOf } from '@terminal/contract';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { CopyButton } from '../../../core/components/CopyButton.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { QrCode } from '../../../core/labels/QrCode.tsx';
import { isCancelled } from '../../../core/panel/client.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { codeDigits, inFours } from '../../factors.ts';
import { useFinishTotp } from '../api.ts';
import css from './AuthenticatorSheet.module.css';

interface AuthenticatorSheetProps {
  secret: AnswerOf<'beginTotp'>;
  /** Its ten minutes are over: another secret, please. */
  onAgain: () => void;
  /** @param codes recovery codes, shown only now; null: the user has some */
  onDone: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Brings the secret into an authenticator, and has its first code prove that it is there. */
export function AuthenticatorSheet({ secret, onAgain, onDone, onClose }: AuthenticatorSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const wide = useMedia('wide');
  const finish = useFinishTotp();
  const over = finish.error?.codigo === 'PASSO_EXPIRADO';
  function send(codigo: string) {
    if (codigo.length < 6 || finish.isPending) return;
    finish.mutate(
      { body: { codigo } },
      {
        onSuccess: ({ codigos }) => onDone(codigos),
        onError: () => form.current?.querySelector('input')?.select(),
      },
    );
  }
  const begin = () => {
    finish.reset();
    setCode('');
    onAgain();
  };
  return (
    <Sheet
      title={t('security.totp.setUp')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.password.cancel')}</Button>
          {over ? (
            <Button look="primary" onClick={begin}>
              {t('security.totp.again')}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              look="primary"
              busy={finish.isPending}
              disabled={code.length < 6}
            >
              {t('security.totp.finish')}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="rows"
        onSubmit={(event) => {
          event.preventDefault();
          send(code);
        }}
      >
        <p>{t('security.totp.scan')}</p>
        <QrCode text={secret.uri} className={css['code']} />
        <div className={css['secret']}>
          <p>{t('security.totp.type')}</p>
          <output className={css['typed']}>{inFours(secret.segredo)}</output>
          <CopyButton text={secret.segredo} />
        </div>
        <TextField
          // On a tablet its keyboard would cover the picture.
          data-focus-first={wide || undefined}
          large
          label={t('security.totp.code')}
          value={code}
          error={finish.error && !isCancelled(finish.error) ? say(finish.error) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          onChange={({ target }) => {
            const digits = codeDigits(target.value);
            finish.reset();
            setCode(digits);
            if (digits !== code) send(digits);
          }}
        />
      </form>
    </Sheet>
  );
}
