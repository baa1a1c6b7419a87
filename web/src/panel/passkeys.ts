import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { AnswerOf, InputOf } from '@terminal/contract';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';

type Question = AnswerOf<'beginPasskey'>;
/** What the browser says for a passkey, as the server takes it. */
type PasskeyAnswer = InputOf<'finishPasskey'>['body']['chave'];
type Made = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** cancelled: by the person or the clock. known: the device has one already. address: the browser wants a host name with https. */
type Reason = 'cancelled' | 'known' | 'address' | 'device';

/** The browser brought no passkey. */
class PasskeyError extends Error {
  readonly reason: Reason;

  constructor(cause: unknown) {
    super('no passkey', { cause });
    this.reason = reasonOf(cause);
  }
}

/** Whether this browser uses passkeys here: it does so with https, and on the machine itself. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** Has the device make a passkey. @throws PasskeyError */
export const makePasskey = (question: Question): Promise<PasskeyAnswer> =>
  // The server's half of the same library wrote the question.
  answered(() => startRegistration({ optionsJSON: question as unknown as Made }));

/** Has the device prove a passkey. @throws PasskeyError */
export const provePasskey = (question: Question): Promise<PasskeyAnswer> =>
  answered(() => startAuthentication({ optionsJSON: question }));

async function answered(ask: () => Promise<{ id: string; type: 'public-key' }>): Promise<PasskeyAnswer> {
  try {
    return { ...(await ask()) };
  } catch (error) {
    throw new PasskeyError(error);
  }
}

function reasonOf(error: unknown): Reason {
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'address';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'device';
}

/** Says what went wrong, with a passkey or with a call. */
export function usePasskeyErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const say = useErrorText();
  return (error) =>
    error instanceof PasskeyError ? t(`security.passkeys.failure.${error.reason}`) : say(error);
}
