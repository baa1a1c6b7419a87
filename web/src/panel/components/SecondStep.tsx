import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { type Proof, usePanelSecondStep } from '../api.ts';
import { codeDigits, recoveryCode, type SecondStep as Step } from '../factors.ts';
import { canUsePasskeys, provePasskey, usePasskeyErrorText } from '../passkeys.ts';
import { LoginFailure } from './LoginFailure.tsx';
import css from './SecondStep.module.css';

interface SecondStepProps {
  step: Step;
  /** Chosen at the first step. */
  company: string;
  onDone: () => void;
  /** @param error why the step is over; null: the person goes back */
  onBack: (error: Error | null) => void;
}

/** The second step of the login: a code of the authenticator, a passkey, or a recovery code (docs/panel.md). */
export function SecondStep({ step, company, onDone, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const say = usePasskeyErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [way, setWay] = useState(() => firstWay(step));
  const [typed, setTyped] = useState({ code: '', recovery: '' });
  const prove = usePanelSecondStep(step, company);
  // Its question is good for one answer.
  const [passkey, setPasskey] = useState(step.chave);
  const supported = canUsePasskeys();
  useEffect(
    () => form.current?.querySelector<HTMLElement>(way === 'passkey' ? 'button' : 'input')?.focus(),
    [way],
  );

  function send(proof: () => Proof | Promise<Proof>) {
    if (prove.isPending) return;
    prove.mutate(proof, {
      onSuccess: onDone,
      onError: (error) => {
        const code = error instanceof CallError ? error.codigo : null;
        const others = step.autenticador || step.codigos;
        if (code === 'PASSO_EXPIRADO' || (code === 'CHAVE_RECUSADA' && !others)) return onBack(error);
        if (code === 'CHAVE_RECUSADA') {
          setPasskey(null);
          setWay(step.autenticador ? 'code' : 'recovery');
        } else form.current?.querySelector('input')?.select();
      },
    });
  }
  const sendCode = (codigo: string) => send(() => ({ codigo }));
  const sendPasskey = (question: NonNullable<Step['chave']>) =>
    send(async () => ({ chave: await provePasskey(question) }));
  function submit() {
    const recovery = recoveryCode(typed.recovery);
    if (way === 'code' && typed.code.length === 6) sendCode(typed.code);
    if (way === 'recovery' && recovery !== null) send(() => ({ codigo_recuperacao: recovery }));
    if (way === 'passkey' && passkey !== null && supported) sendPasskey(passkey);
  }
  function change(part: Partial<typeof typed>) {
    prove.reset();
    setTyped({ ...typed, ...part });
  }
  function turn(next: Way) {
    prove.reset();
    setWay(next);
  }

  const refused = prove.error instanceof CallError && prove.error.codigo === 'CODIGO_RECUSADO';
  const wrong = refused ? say(prove.error) : undefined;
  return (
    <form
      ref={form}
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={css['head']}>
        <h2>{t('security.step.title')}</h2>
        <p>{t(`security.step.${way}About`)}</p>
      </div>
      {way === 'code' && (
        <TextField
          key="code"
          large
          label={t('security.step.code')}
          value={typed.code}
          error={wrong}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          onChange={({ target }) => {
            const code = codeDigits(target.value);
            change({ code });
            if (code.length === 6 && code !== typed.code) sendCode(code);
          }}
        />
      )}
      {way === 'recovery' && (
        <TextField
          key="recovery"
          large
          label={t('security.step.recoveryCode')}
          value={typed.recovery}
          error={wrong}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => change({ recovery: target.value.slice(0, 40) })}
        />
      )}
      {way !== 'passkey' && (
        <Button
          type="submit"
          look="primary"
          size="l"
          wide
          busy={prove.isPending}
          disabled={way === 'code' ? typed.code.length < 6 : recoveryCode(typed.recovery) === null}
        >
          {t('security.step.confirm')}
        </Button>
      )}
      {passkey !== null && supported && (
        <Button
          type="button"
          look={way === 'passkey' ? 'primary' : 'plain'}
          size="l"
          wide
          busy={way === 'passkey' && prove.isPending}
          disabled={way !== 'passkey' && prove.isPending}
          icon={<IconFingerprint size={24} aria-hidden />}
          onClick={() => sendPasskey(passkey)}
        >
          {t('security.step.passkey')}
        </Button>
      )}
      {passkey !== null && !supported && <p className={css['hint']}>{t('security.passkeys.unsupported')}</p>}
      {prove.error && !refused && <LoginFailure error={prove.error} text={say(prove.error)} />}
      <div className={css['ways']}>
        {step.autenticador && way !== 'code' && (
          <Button look="quiet" disabled={prove.isPending} onClick={() => turn('code')}>
            {t('security.step.authenticator')}
          </Button>
        )}
        {step.codigos && way !== 'recovery' && (
          <Button look="quiet" disabled={prove.isPending} onClick={() => turn('recovery')}>
            {t('security.step.recovery')}
          </Button>
        )}
        <Button
          look="quiet"
          icon={<IconArrowLeft size={18} aria-hidden />}
          disabled={prove.isPending}
          onClick={() => onBack(null)}
        >
          {t('security.step.back')}
        </Button>
      </div>
      <p className={css['hint']}>{t('security.step.help')}</p>
    </form>
  );
}

type Way = 'code' | 'passkey' | 'recovery';

/** What is asked for first: what the person has at hand. */
function firstWay({ autenticador, chave, codigos }: Step): Way {
  if (autenticador) return 'code';
  return codigos && (chave === null || !canUsePasskeys()) ? 'recovery' : 'passkey';
}
