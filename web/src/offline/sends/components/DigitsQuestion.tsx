import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { DigitBoxes } from '../../../core/components/DigitBoxes.tsx';
import { Wait } from '../../../core/components/Wait.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { proveWith } from '../decide.ts';
import { digitsRefusal } from '../digits.ts';
import css from './Sends.module.css';

const digitsNeeded = 3;

interface Person {
  id: number;
  name: string;
  count: number;
}

/**
 * Asks again for the digits of people whose sends wait for them, of whichever is there first; sending continues at the third
 * digit.
 */
export function DigitsQuestion({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<number | null>(null);
  const who = people.find(({ id }) => id === chosen) ?? people[0];
  if (who === undefined) return null;
  return (
    <section className={css['question']}>
      <h2>{t('offline.digits.title', { count: who.count })}</h2>
      {people.length > 1 && (
        <div className={css['people']}>
          {people.map(({ id, name }) => (
            <Button
              key={id}
              look={id === who.id ? 'tinted' : 'plain'}
              aria-pressed={id === who.id}
              onClick={() => choose(id)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <Boxes key={who.id} who={who} />
      <p className="soft-text">{t('offline.digits.why')}</p>
    </section>
  );
}

function Boxes({ who }: { who: Person }) {
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
    <>
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
    </>
  );
}
