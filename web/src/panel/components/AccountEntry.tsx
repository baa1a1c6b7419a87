import { useEffect } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { takeProviderAnswer } from '../../core/provider-answer.ts';
import { type SignInAnswer, useBeginPanelAccount, useFinishPanelAccount } from '../api.ts';

interface AccountEntryProps {
  company: string;
  onAnswered: (answer: SignInAnswer) => void;
  /** Null: another try begins. */
  onFailed: (error: Error | null) => void;
}

/** The way in with an account of the panel's provider; also ends a sign-in that comes back. */
export function AccountEntry({ company, onAnswered, onFailed }: AccountEntryProps) {
  const { t } = useTranslation();
  const begin = useBeginPanelAccount();
  const { mutate: finish, isPending: isFinishing } = useFinishPanelAccount(company);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened with an answer
  useEffect(() => {
    const answer = takeProviderAnswer();
    if (answer !== null) finish(answer, { onSuccess: onAnswered, onError: onFailed });
  }, []);
  return (
    <Button
      size="l"
      wide
      busy={begin.isPending || begin.isSuccess || isFinishing}
      onClick={() => {
        onFailed(null);
        begin.mutate(company, { onError: onFailed });
      }}
    >
      {t('panel.login.account')}
    </Button>
  );
}
