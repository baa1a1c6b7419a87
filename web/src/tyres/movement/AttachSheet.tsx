import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { AnswerOf } from '@terminal/contract';
import { twinDifference, twinSide } from '@terminal/contract/tyre-wear';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { MeterQuestion } from '../../core/components/MeterQuestion.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import css from '../../flow/components/Flow.module.css';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import type { Position, TyreLayout } from '../drawing.ts';
import { makeText } from '../make.ts';
import { depthsOf, isMounted, shown } from '../reading.ts';
import { usePositionName } from '../usePositionName.ts';
import { usualSize } from './arrangement.ts';
import { MeterField, meterOf } from './MeterField.tsx';
import { useMovement } from './useMovement.ts';

export type StockedTyre = AnswerOf<'listAvailableTyres'>[number];

interface AttachSheetProps {
  layout: TyreLayout;
  position: Position;
  tyre: StockedTyre;
  onClose: () => void;
}

/** Puts a tyre on an empty position: meter, and what speaks against it, which forbids nothing (TYRE-21). */
export function AttachSheet({ layout, position, tyre, onClose }: AttachSheetProps) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const [km, setKm] = useState(String(layout.km_atual));
  const { send, confirm, busy, doubt, failure, reset } = useMovement('attachTyre', {
    done: t('tyres.movement.attached'),
    onEnd: onClose,
  });
  const usual = usualSize(layout.posicoes);
  const apart = fromTwin(layout, position, tyre);
  return (
    <Sheet
      title={t('tyres.movement.attachTitle', { fire: tyre.nr_fogo })}
      about={nameOf(position)}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          size="xl"
          wide
          busy={busy}
          onClick={() =>
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
        >
          {t('tyres.movement.attach')}
        </Button>
      }
    >
      <div className={css['form']}>
        <p>
          {makeText(tyre)} · {tyre.ds_medida} · {t('tyres.reading.life', { life: tyre.nr_vida })}
        </p>
        {tyre.nr_vida > 1 && position.eixo_direcional === 'S' && (
          <p className={css['warning']} role="alert">
            <IconAlertTriangle aria-hidden />
            {t('tyres.movement.retreadSteers')}
          </p>
        )}
        {usual !== null && usual !== tyre.ds_medida && (
          <p className={css['warning']}>
            <IconAlertTriangle aria-hidden />
            {t('tyres.movement.otherSize', { size: tyre.ds_medida, usual })}
          </p>
        )}
        {apart > layout.limites.vl_mm_geminados && (
          <p className={css['warning']}>
            <IconAlertTriangle aria-hidden />
            {t('tyres.movement.twinApart', {
              apart: shown(apart),
              most: shown(layout.limites.vl_mm_geminados),
            })}
          </p>
        )}
        {failure && <FlowFailure title={t('tyres.movement.attachFailed')} error={failure} />}
        <MeterField
          layout={layout}
          text={km}
          onText={(text) => {
            setKm(text);
            reset();
          }}
        />
      </div>
      {doubt && <MeterQuestion doubt={doubt} busy={busy} onYes={confirm} onNo={reset} />}
    </Sheet>
  );
}

/** How far a tyre would be from its twin at a position, in mm; 0 where there is none. */
function fromTwin(layout: TyreLayout, { nr_posicao, ds_lado }: Position, tyre: StockedTyre): number {
  const twin = layout.posicoes.find(
    (other) => nr_posicao > 0 && other.nr_posicao === nr_posicao && other.ds_lado === twinSide[ds_lado],
  );
  return twin && isMounted(twin) ? twinDifference(depthsOf(tyre), depthsOf(twin)) : 0;
}
