import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Question } from '../../core/components/Question.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { usePersonPin, useRemovePersonPin } from '../api.ts';

interface PersonPinProps {
  id: string;
  name: string;
}

/** Whether a person has a PIN, never which; one that was forgotten is taken away (AUTH-29). Without PINs there is nothing to say. */
export function PersonPin({ id, name }: PersonPinProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { ds_fuso } = useSession();
  const { data } = usePersonPin(id);
  const { mutate, isPending } = useRemovePersonPin();
  const [asking, setAsking] = useState(false);
  if (data === undefined || (data.dt_pin === null && data.tamanho_pin === 'sem')) return null;
  const { dt_pin, st_pin } = data;
  const take = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => notify.success(t('masterData.pin.gone')),
        onError: (error) => notify.error(say(error)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <section className="panel">
      <h2>{t('masterData.pin.heading')}</h2>
      <p>
        {dt_pin === null
          ? t('masterData.pin.none')
          : t(st_pin === 'S' ? 'masterData.pin.since' : 'masterData.pin.unused', {
              when: dateTime(dt_pin, ds_fuso),
            })}
      </p>
      {dt_pin !== null && <Button onClick={() => setAsking(true)}>{t('masterData.pin.take')}</Button>}
      {asking && (
        <Question
          title={t('masterData.pin.ask', { name })}
          words={t('masterData.pin.about')}
          no={t('masterData.pin.keep')}
          yes={t('masterData.pin.take')}
          busy={isPending}
          onYes={take}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}
