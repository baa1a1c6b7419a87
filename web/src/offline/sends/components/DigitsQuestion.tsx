import { kindOf } from '@terminal/contract/permissions';
import { pinLengthOf } from '@terminal/contract/pin';
import { useEffect, useRef, useState } from 'react';
import { isDigitsRefusal } from '../../../core/api/errors.ts';
import { Button } from '../../../core/components/Button.tsx';
import { DigitBoxes } from '../../../core/components/DigitBoxes.tsx';
import { DigitsHelp } from '../../../core/components/DigitsHelp.tsx';
import { Wait } from '../../../core/components/Wait.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { proveWith } from '../decide.ts';
import { digitsRefusal } from '../digits.ts';
import css from './Sends.module.css';

/** Digits of a CPF, or of a CNPJ. */
const cpfDigits = 3;

interface Person {
  id: number;
  name: string;
  count: number;
}

/**
 * Asks again for the digits of people whose sends wait for them, of whichever is there first; sending continues at the last
 * digit there is room for, or with OK at the third, where the company has PINs (AUTH-29).
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
  const session = useSession();
  const pin = kindOf(session) === 'supplier' ? null : pinLengthOf(session.parametros.tamanho_pin);
  const room = pin ?? cpfDigits;

  const wrong = why && (pin !== null && isDigitsRefusal(why) ? t('core.digits.wrong') : say(why));

  function send(typed: string) {
    setDigits('');
    proveWith(who.id, typed);
  }

  function write(next: string) {
    if (next.length < room) setDigits(next);
    else send(next.slice(0, room));
  }

  // Also after wrong digits, which end this question while they are tried.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const goOn = () => digits.length === cpfDigits && send(digits);

  return (
    <div ref={box} className="rows">
      <DigitBoxes
        label={t(pin === null ? 'offline.digits.label' : 'offline.digits.pin', { name: who.name })}
        length={room}
        onKey={(key) => key === 'Enter' && goOn()}
        value={digits}
        onChange={write}
        error={why && digits === '' ? wrong : undefined}
      />
      {pin !== null && (
        <Button disabled={digits.length !== cpfDigits} onClick={goOn}>
          OK
        </Button>
      )}
      {why && digits === '' && why.retryAfter !== null && (
        <Wait key={why.retryAfter} seconds={why.retryAfter} />
      )}
      {why && digits === '' && <DigitsHelp error={why} pins={pin !== null} />}
    </div>
  );
}
