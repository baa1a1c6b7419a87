import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type Proof, usePanelSecondStep } from '../api.ts';
import type { SecondStep as Step } from '../factors.ts';
import { canUsePasskeys, provePasskey, usePasskeyErrorText } from '../passkeys.ts';
import { LoginFailure } from './LoginFailure.tsx';
import css from './SecondStep.module.css';
import { CodeProof, RecoveryProof } from './TypedProof.tsx';

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
  const part = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState(() => firstWay(step));
  const [typed, setTyped] = useState({ code: '', recovery: '' });
  // Its question is good for one answer.
  const [passkey, setPasskey] = useState(step.chave);
  const prove = usePanelSecondStep(step, company);
  const { isPending } = prove;
  useEffect(() => part.current?.querySelector<HTMLElement>(begins[way])?.focus(), [way]);

  function send(proof: () => Proof | Promise<Proof>) {
    if (!isPending) prove.mutate(proof, { onSuccess: onDone, onError: refuse });
  }
  function refuse(error: Error) {
    const code = error instanceof CallError ? error.codigo : null;
    const other = typedWay(step);
    if (code === 'CHAVE_RECUSADA' && other !== null) {
      setPasskey(null);
      setWay(other);
    } else if (code === 'PASSO_EXPIRADO' || code === 'CHAVE_RECUSADA') onBack(error);
    else part.current?.querySelector('input')?.select();
  }
  const change = (next: Partial<typeof typed>) => {
    prove.reset();
    setTyped({ ...typed, ...next });
  };
  const turn = (next: Way) => {
    prove.reset();
    setWay(next);
  };

  const refused = prove.error instanceof CallError && prove.error.codigo === 'CODIGO_RECUSADO';
  const field = { busy: isPending, error: refused ? say(prove.error) : undefined };
  return (
    <div ref={part} className={css['step']}>
      <div className={css['head']}>
        <h2>{t('security.step.title')}</h2>
        <p>{t(`security.step.${way}About`)}</p>
      </div>
      {way === 'code' && (
        <CodeProof
          {...field}
          typed={typed.code}
          onType={(code) => change({ code })}
          onSend={(codigo) => send(() => ({ codigo }))}
        />
      )}
      {way === 'recovery' && (
        <RecoveryProof
          {...field}
          typed={typed.recovery}
          onType={(recovery) => change({ recovery })}
          onSend={(codigo_recuperacao) => send(() => ({ codigo_recuperacao }))}
        />
      )}
      <PasskeyProof
        question={passkey}
        only={way === 'passkey'}
        busy={isPending}
        onUse={(question) => send(async () => ({ chave: await provePasskey(question) }))}
      />
      {prove.error && !refused && <LoginFailure error={prove.error} text={say(prove.error)} />}
      <div className={css['ways']}>
        {step.autenticador && way !== 'code' && (
          <Button look="quiet" disabled={isPending} onClick={() => turn('code')}>
            {t('security.step.authenticator')}
          </Button>
        )}
        {step.codigos && way !== 'recovery' && (
          <Button look="quiet" disabled={isPending} onClick={() => turn('recovery')}>
            {t('security.step.recovery')}
          </Button>
        )}
        <Button
          look="quiet"
          icon={<IconArrowLeft size={18} aria-hidden />}
          disabled={isPending}
          onClick={() => onBack(null)}
        >
          {t('security.step.back')}
        </Button>
      </div>
      <p className={css['hint']}>{t('security.step.help')}</p>
    </div>
  );
}

interface PasskeyProofProps {
  /** Null: none is asked for. */
  question: Step['chave'];
  /** Nothing else is asked for now. */
  only: boolean;
  busy: boolean;
  onUse: (question: NonNullable<Step['chave']>) => void;
}

function PasskeyProof({ question, only, busy, onUse }: PasskeyProofProps) {
  const { t } = useTranslation();
  if (question === null) return only && <p className={css['hint']}>{t('security.passkeys.elsewhere')}</p>;
  if (!canUsePasskeys()) return <p className={css['hint']}>{t('security.passkeys.unsupported')}</p>;
  return (
    <Button
      look={only ? 'primary' : 'plain'}
      size="l"
      wide
      busy={only && busy}
      disabled={!only && busy}
      icon={<IconFingerprint size={24} aria-hidden />}
      onClick={() => onUse(question)}
    >
      {t('security.step.passkey')}
    </Button>
  );
}

type Way = 'code' | 'passkey' | 'recovery';

/** Where the focus begins. */
const begins: Record<Way, string> = { code: 'input', recovery: 'input', passkey: 'button' };

/** What can be typed, the authenticator first; null: nothing. */
function typedWay({ autenticador, codigos }: Step): 'code' | 'recovery' | null {
  if (autenticador) return 'code';
  return codigos ? 'recovery' : null;
}

/** The factor asked for first: the one available. */
function firstWay(step: Step): Way {
  const typed = typedWay(step);
  const passkey = step.chave !== null && canUsePasskeys();
  return typed === 'recovery' && passkey ? 'passkey' : (typed ?? 'passkey');
}
