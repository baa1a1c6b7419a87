import { useState } from 'react';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { MeterQuestion } from '../../../core/components/MeterQuestion.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { Position, TyreLayout } from '../../drawing.ts';
import { isOfMeter } from '../../of-meter.ts';
import type { Move } from '../arrangement.ts';
import { useMovement } from '../useMovement.ts';
import { MeterField, meterOf } from './MeterField.tsx';
import { MoveList } from './MoveList.tsx';

interface MovesSheetProps {
  layout: TyreLayout;
  moves: readonly Move[];
  /** As they will be. */
  positions: readonly Position[];
  /** Recorded, or somebody else was faster. */
  onEnd: () => void;
  onClose: () => void;
}

/** Records a change of positions, all moves at once. */
export function MovesSheet({ layout, moves, positions, onEnd, onClose }: MovesSheetProps) {
  const { t } = useTranslation();
  const [km, setKm] = useState(String(layout.km_atual));
  const { send, confirm, busy, doubt, failure, reset } = useMovement('moveTyres', {
    done: t('tyres.movement.movedDone'),
    onEnd,
  });
  return (
    <FormSheet
      backdropCloses
      title={t('tyres.movement.movesTitle')}
      about={layout.nr_placa}
      onClose={onClose}
      busy={busy}
      onSend={() =>
        void send({
          body: {
            placa: layout.nr_placa,
            km_informado: meterOf(km),
            movimentos: moves.map(({ tyre, from, to }) => ({
              pneu: tyre,
              nr_posicao: from.nr_posicao,
              ds_lado: from.ds_lado,
              para: { nr_posicao: to.nr_posicao, ds_lado: to.ds_lado },
            })),
          },
        })
      }
      send={t('tyres.movement.record')}
    >
      <MoveList moves={moves} positions={positions} limits={layout.limites} />
      {failure && !isOfMeter(failure) && (
        <FlowFailure title={t('tyres.movement.movesFailed')} error={failure} />
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
