import { useEffect } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { takeProviderAnswer } from '../../core/provider-answer.ts';
import type { BranchSession, Company } from '../../core/session/record.ts';
import { useBeginAccountSignIn, useFinishAccountSignIn } from '../account.ts';

interface AccountEntryProps {
  company: Company;
  /** The company offers it, and nothing else is asked for just now. */
  offered: boolean;
  onEntered: (session: BranchSession) => void;
  /** Null: another try begins. */
  onFailed: (error: CallError | null) => void;
}

/** The way in with the company's own account, where the company offers it; also ends a sign-in that comes back. */
export function AccountEntry({ company, offered, onEntered, onFailed }: AccountEntryProps) {
  const { t } = useTranslation();
  const begin = useBeginAccountSignIn();
  const { mutate: finish, isPending: isFinishing } = useFinishAccountSignIn(company);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened with an answer
  useEffect(() => {
    const answer = takeProviderAnswer();
    if (answer !== null) finish(answer, { onSuccess: onEntered, onError: onFailed });
  }, []);
  const busy = begin.isPending || begin.isSuccess || isFinishing;
  if (!busy && !offered) return null;
  return (
    <Button
      size="l"
      wide
      busy={busy}
      onClick={() => {
        onFailed(null);
        begin.mutate(undefined, { onError: onFailed });
      }}
    >
      {t('session.account')}
    </Button>
  );
}
