import type { CallError } from '../api/errors.ts';
import { useErrorText } from '../i18n/useErrorText.ts';
import css from './PanelError.module.css';

/** Why something of the panel did not happen: a refusal, said in its words, or words of our own; null: nothing to tell. */
export function PanelError({ error }: { error: CallError | string | null }) {
  const say = useErrorText();
  if (error === null) return null;
  return (
    <p role="alert" className={css['error']}>
      {typeof error === 'string' ? error : say(error)}
    </p>
  );
}
