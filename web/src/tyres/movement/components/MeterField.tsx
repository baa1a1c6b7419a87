import * as limits from '@terminal/contract/limits';
import { useEffect, useRef } from 'react';
import type { CallError } from '../../../core/api/errors.ts';
import { TextField } from '../../../core/components/Field.tsx';
import { number } from '../../../core/format/numbers.ts';
import { isMistyped, longestNumber, typedNumber } from '../../../core/format/typed.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { TyreLayout } from '../../drawing.ts';
import { isOfMeter } from '../../of-meter.ts';

interface MeterFieldProps {
  layout: TyreLayout;
  text: string;
  /** Why the movement was refused: of the meter it is said here. */
  failure: CallError | null;
  onText: (text: string) => void;
}

/** A meter as it is sent; '' of none, or of one that cannot be read. */
export const meterOf = (text: string): number | '' => typedNumber(text, 0) ?? '';

/** Meter of a movement, by default the present value. */
export function MeterField({ layout, text, failure, onText }: MeterFieldProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const refused = failure !== null && isOfMeter(failure);
  useEffect(() => {
    if (refused) box.current?.querySelector('input')?.focus();
  }, [refused]);
  const unit = layout.tp_medidor === 'K' ? 'km' : 'h';
  return (
    <div ref={box}>
      <TextField
        large
        label={`${t('tyres.reading.km')} (${t('tyres.reading.lastKm', { value: `${number(layout.km_atual)} ${unit}` })})`}
        inputMode="numeric"
        maxLength={longestNumber(limits.moveTyres.km_informado)}
        data-meter
        value={text}
        error={isMistyped(text, 0) ? t('core.typed.whole') : refused ? say(failure) : undefined}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}
