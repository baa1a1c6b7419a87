import { useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { Button } from '../../core/components/Button.tsx';
import { Question } from '../../core/components/Question.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import css from './Settings.module.css';

interface RemoveAccountProps {
  /** Version of what is removed. */
  version: number;
  /** Loads it anew. */
  onRefused: () => void;
}

/** Takes the provider of the company's accounts away, once the person said so twice. */
export function RemoveAccount({ version, onRefused }: RemoveAccountProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, error, isPending } = useOfficeCommand('removeCompanyAccount');

  const remove = () =>
    void mutateAsync({ body: { versao: version } })
      .then(() => notify.success(t('settings.account.removed')), onRefused)
      .finally(() => setAsking(false));

  return (
    <>
      {error && <FlowFailure title={t('settings.account.notRemoved')} error={error} />}
      <div className={css['buttons']}>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('settings.account.remove')}
        </Button>
      </div>
      {isAsking && (
        <Question
          title={t('settings.account.remove')}
          words={t('settings.account.removeAbout')}
          no={t('settings.account.keep')}
          yes={t('settings.account.remove')}
          busy={isPending}
          onNo={() => setAsking(false)}
          onYes={remove}
        />
      )}
    </>
  );
}
