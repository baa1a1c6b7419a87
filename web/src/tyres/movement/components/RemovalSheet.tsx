import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { MeterQuestion } from '../../../core/components/MeterQuestion.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { TyreLayout } from '../../drawing.ts';
import { isOfMeter } from '../../of-meter.ts';
import type { Mounted } from '../../reading.ts';
import { usePositionName } from '../../usePositionName.ts';
import { useMovement } from '../useMovement.ts';
import { useRemoval } from '../useRemoval.ts';
import { RemovalFields } from './RemovalFields.tsx';

interface RemovalSheetProps {
  layout: TyreLayout;
  tyre: Mounted;
  onClose: () => void;
}

/** Takes a tyre off into the stock. */
export function RemovalSheet({ layout, tyre, onClose }: RemovalSheetProps) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const { send, confirm, busy, doubt, failure, reset } = useMovement('removeTyre', {
    done: t('tyres.movement.removed'),
    onEnd: onClose,
  });
  const form = useRemoval(layout, tyre, reset);
  function press() {
    const body = form.told();
    if (body !== null) void send({ body });
  }
  return (
    <FormSheet
      title={t('tyres.movement.removeTitle', { fire: tyre.nr_fogo })}
      about={nameOf(tyre)}
      onClose={onClose}
      busy={busy}
      onSend={press}
      send={t('tyres.movement.remove')}
      notice={
        failure &&
        !isOfMeter(failure) && <FlowFailure title={t('tyres.movement.removeFailed')} error={failure} />
      }
    >
      <RemovalFields layout={layout} form={form} failure={failure} />
      {doubt && <MeterQuestion doubt={doubt} busy={busy} onYes={confirm} onNo={reset} />}
    </FormSheet>
  );
}
