import * as limits from '@terminal/contract/limits';
import type { CallError } from '../../../core/api/errors.ts';
import { TextField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { GrooveFields } from '../../components/GrooveFields.tsx';
import type { TyreLayout } from '../../drawing.ts';
import type { useRemoval } from '../useRemoval.ts';
import { MeterField } from './MeterField.tsx';

interface RemovalFieldsProps {
  layout: TyreLayout;
  form: ReturnType<typeof useRemoval>;
  /** Why the movement was refused. */
  failure: CallError | null;
}

/** Meter, depths and note of a removed tyre. */
export function RemovalFields({ layout, form, failure }: RemovalFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <MeterField layout={layout} text={form.km} failure={failure} onText={form.writeKm} />
      <GrooveFields
        texts={form.depths}
        former={form.former}
        error={form.unread ? t('tyres.reading.grooves') : undefined}
        onChange={form.writeDepths}
      />
      <TextField
        label={t('tyres.movement.why')}
        maxLength={limits.removeTyre.observacao}
        value={form.note}
        onChange={(event) => form.setNote(event.target.value)}
      />
    </>
  );
}
