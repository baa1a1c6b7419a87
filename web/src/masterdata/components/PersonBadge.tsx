import { Suspense, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Question } from '../../core/components/Question.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { notify } from '../../core/notices.ts';
import { usePersonPin, useSetPersonBadge } from '../api.ts';

const BadgeSheet = lazySheet(
  async () => (await import('../../identity/components/BadgeSheet.tsx')).BadgeSheet,
);

interface PersonBadgeProps {
  id: string;
  name: string;
}

/** The badge of a person, given and taken away by whoever administers the company (G-126). */
export function PersonBadge({ id, name }: PersonBadgeProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { data } = usePersonPin(id);
  const { mutate, isPending, error } = useSetPersonBadge();
  const [asking, setAsking] = useState<'code' | 'end' | null>(null);
  if (data === undefined) return null;
  const has = data.st_cracha === 'S';
  const set = (cracha: string | null) =>
    mutate(
      { params: { id }, body: { cracha } },
      {
        onSuccess: () => {
          notify.success(t(cracha === null ? 'masterData.badge.gone' : 'masterData.badge.given'));
          setAsking(null);
        },
        // What the sheet asks it says itself.
        onError: (failure) => cracha === null && notify.error(say(failure)),
      },
    );
  return (
    <section className="panel" aria-label={t('masterData.badge.heading')}>
      <h2>{t('masterData.badge.heading')}</h2>
      <p>{t(has ? 'masterData.badge.has' : 'masterData.badge.none')}</p>
      <div className="wrap-loose">
        <Button onClick={() => setAsking('code')}>
          {t(has ? 'masterData.badge.change' : 'masterData.badge.give')}
        </Button>
        {has && <Button onClick={() => setAsking('end')}>{t('masterData.badge.take')}</Button>}
      </div>
      {asking === 'end' && (
        <Question
          title={t('masterData.badge.ask', { name })}
          words={t('masterData.badge.lost')}
          no={t('masterData.badge.keep')}
          yes={t('masterData.badge.take')}
          busy={isPending}
          onYes={() => set(null)}
          onNo={() => setAsking(null)}
        />
      )}
      <Suspense>
        {asking === 'code' && (
          <BadgeSheet
            words={{
              title: t('masterData.badge.title', { name }),
              about: t('masterData.badge.about'),
              code: t('masterData.badge.code'),
              save: t('masterData.save'),
            }}
            busy={isPending}
            failure={
              error && (
                <p className="error-text" role="alert">
                  {say(error)}
                </p>
              )
            }
            onGive={set}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
