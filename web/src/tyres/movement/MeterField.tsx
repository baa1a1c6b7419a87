import { useTranslation } from 'react-i18next';
import { TextField } from '../../core/components/Field.tsx';
import { number } from '../../core/format/numbers.ts';
import { isMistyped, typedNumber } from '../../core/format/typed.ts';
import type { TyreLayout } from '../drawing.ts';

interface MeterFieldProps {
  layout: TyreLayout;
  text: string;
  onText: (text: string) => void;
}

/** A meter as it is sent; '' of none, or of one that cannot be read. */
export const meterOf = (text: string): number | '' => typedNumber(text, 0) ?? '';

/** The meter of a movement, as it is now unless somebody types another. */
export function MeterField({ layout, text, onText }: MeterFieldProps) {
  const { t } = useTranslation();
  const unit = layout.tp_medidor === 'K' ? 'km' : 'h';
  return (
    <TextField
      large
      label={`${t('tyres.reading.km')} (${t('tyres.reading.lastKm', { value: `${number(layout.km_atual)} ${unit}` })})`}
      inputMode="numeric"
      maxLength={9}
      data-meter
      value={text}
      error={isMistyped(text, 0) ? t('core.typed.whole') : undefined}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
