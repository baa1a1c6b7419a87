import { type FormEvent, useState } from 'react';
import { isDigitsRefusal } from '../../core/api/errors.ts';
import { useOfficeCommand } from '../../core/api/office.ts';
import { Button } from '../../core/components/Button.tsx';
import { DigitBoxes } from '../../core/components/DigitBoxes.tsx';
import { DigitsHelp } from '../../core/components/DigitsHelp.tsx';
import { Wait } from '../../core/components/Wait.tsx';
import { cx } from '../../core/cx.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { currentSession } from '../../core/session/store.ts';
import { forgetDigits } from '../../session/forget-digits.ts';
import { FlowFailure } from './FlowFailure.tsx';
import css from './PinForm.module.css';

/** Digits of a CPF. */
const cpfDigits = 3;

const empty = { before: '', fresh: '', again: '' };
type Field = keyof typeof empty;

interface PinFormProps {
  /** Digits the company wants. */
  length: number;
  /** The person has a PIN that counts: it is asked for, not the digits. */
  has: boolean;
}

/** What proves the person now, and the new PIN twice. What was typed stays when it is refused; nothing of it is kept. */
export function PinForm({ length, has }: PinFormProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useOfficeCommand('setOwnPin');
  const { before, fresh, again } = typed;
  const room = has ? length : cpfDigits;
  const lacks = { before: before.length < room, fresh: fresh.length < length, again: again.length < length };
  const isDifferent = !lacks.again && again !== fresh;
  const isWrong = error !== null && isDigitsRefusal(error);
  const isFault = error?.campos['pin'] !== undefined;

  function set(field: Field, value: string) {
    setTyped({ ...typed, [field]: value });
    reset();
  }

  const errors = {
    before: isWrong ? t('core.digits.wrong') : undefined,
    fresh: isFault ? say(error) : undefined,
    again: isDifferent ? t('identity.pin.different') : undefined,
  };

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isDifferent || Object.values(lacks).includes(true)) return;
    mutate(
      { body: { cpf: before, pin: fresh } },
      {
        onSuccess: () => {
          const session = currentSession();
          if (session) forgetDigits(session.infColab);
          setTyped(empty);
          setTried(false);
          notify.success(t('identity.pin.saved'));
        },
      },
    );
  }

  const box = (field: Field, label: string, places: number) => (
    <DigitBoxes
      label={label}
      length={places}
      value={typed[field]}
      onChange={(value) => set(field, value)}
      error={tried && lacks[field] ? t('identity.pin.needed') : errors[field]}
    />
  );
  return (
    <form
      className={cx('panel', css['form'])}
      noValidate
      aria-label={t('identity.pin.title')}
      onSubmit={save}
    >
      {box('before', t(has ? 'identity.pin.before' : 'identity.cpf'), room)}
      {isWrong && error.retryAfter !== null && <Wait key={error.retryAfter} seconds={error.retryAfter} />}
      {isWrong && <DigitsHelp error={error} pins={false} />}
      {box('fresh', t('identity.pin.fresh', { count: length }), length)}
      {box('again', t('identity.pin.again'), length)}
      {error !== null && !isWrong && !isFault && (
        <FlowFailure title={t('identity.pin.notSaved')} error={error} />
      )}
      <Button type="submit" look="primary" size="l" busy={isPending}>
        {t('identity.pin.save')}
      </Button>
    </form>
  );
}
