import { useState } from 'react';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { MeterQuestion } from '../../../core/components/MeterQuestion.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { Position, TyreLayout } from '../../drawing.ts';
import { makeText } from '../../make.ts';
import { isOfMeter } from '../../of-meter.ts';
import { usePositionName } from '../../usePositionName.ts';
import type { StockedTyre } from '../arrangement.ts';
import { useMovement } from '../useMovement.ts';
import { FitWarnings } from './FitWarnings.tsx';
import { MeterField, meterOf } from './MeterField.tsx';

interface MountSheetProps {
  layout: TyreLayout;
  position: Position;
  tyre: StockedTyre;
  onClose: () => void;
}

/** Puts a tyre on an empty position: meter, and what speaks against it, which forbids nothing (TYRE-21). */
export function MountSheet({ layout, position, tyre, onClose }: MountSheetProps) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const [km, setKm] = useState(String(layout.km_atual));
  const { send, confirm, busy, doubt, failure, reset } = useMovement('mountTyre', {
    done: t('tyres.movement.mounted'),
    onEnd: onClose,
  });
  return (
    <FormSheet
      backdropCloses
      title={t('tyres.movement.mountTitle', { fire: tyre.nr_fogo })}
      about={nameOf(position)}
      onClose={onClose}
      busy={busy}
      onSend={() =>
        void send({
          body: {
            placa: layout.nr_placa,
            pneu: tyre.idpneu,
            nr_posicao: position.nr_posicao,
            ds_lado: position.ds_lado,
            km_informado: meterOf(km),
          },
        })
      }
      send={t('tyres.movement.mount')}
    >
      <p>
        {makeText(tyre)} · {tyre.ds_medida} · {t('tyres.reading.life', { life: tyre.nr_vida })}
      </p>
      <FitWarnings layout={layout} position={position} tyre={tyre} />
      {failure && !isOfMeter(failure) && (
        <FlowFailure title={t('tyres.movement.mountFailed')} error={failure} />
      )}
      <MeterField
        layout={layout}
        text={km}
        failure={failure}
        onText={(text) => {
          setKm(text);
          reset();
        }}
      />
      {doubt && <MeterQuestion doubt={doubt} busy={busy} onYes={confirm} onNo={reset} />}
    </FormSheet>
  );
}
