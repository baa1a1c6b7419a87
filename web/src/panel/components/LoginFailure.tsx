import { CallError } from '../../core/api/errors.ts';
import { Wait } from '../../core/components/Wait.tsx';
import css from './LoginFailure.module.css';

interface LoginFailureProps {
  id?: string;
  error: Error;
  /** The error in words. */
  text: string;
}

/** Why a step of the login did not succeed, and how long to wait where that is wanted. */
export function LoginFailure({ id, error, text }: LoginFailureProps) {
  const seconds = error instanceof CallError ? error.retryAfter : null;
  return (
    <div id={id} className={css['failure']} role="alert">
      <strong>{text}</strong>
      {seconds !== null && <Wait key={seconds} seconds={seconds} />}
    </div>
  );
}
