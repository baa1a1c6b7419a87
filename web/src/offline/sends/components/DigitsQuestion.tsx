import { useState } from 'react';
import { DigitBoxes } from '../../../core/components/DigitBoxes.tsx';
import { Wait } from '../../../core/components/Wait.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { proveWith } from '../decide.ts';
import { digitsRefusal } from '../digits.ts';
import css from './Sends.module.css';

const digitsNeeded = 3;

/** Asks again for the digits of a person whose sends wait for them; sending continues at the third digit. */
export function DigitsQuestion({ who }: { who: { id: number; name: string; count: number } }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const why = digitsRefusal(who.id);
  const [digits, setDigits] = useState('');

  function write(next: string) {
    const value = next.slice(0, digitsNeeded);
    setDigits(value.length === digitsNeeded ? '' : value);
    if (value.length === digitsNeeded) proveWith(who.id, value);
  }

  return (
    <section className={css['question']}>
      <h2>{t('offline.digits.title', { count: who.count })}</h2>
      <DigitBoxes
        label={t('offline.digits.label', { name: who.name })}
        length={digitsNeeded}
        value={digits}
        onChange={write}
        error={why && digits === '' ? say(why) : undefined}
      />
      {why && digits === '' && why.retryAfter !== null && (
        <Wait key={why.retryAfter} seconds={why.retryAfter} />
      )}
      <p className="soft-text">{t('offline.digits.why')}</p>
    </section>
  );
}
