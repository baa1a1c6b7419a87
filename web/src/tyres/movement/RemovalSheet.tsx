import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { MeterQuestion } from '../../core/components/MeterQuestion.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import flow from '../../flow/components/Flow.module.css';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import { GrooveFields } from '../components/GrooveFields.tsx';
import type { TyreLayout } from '../drawing.ts';
import { depthsOf, type Mounted, numberOf, shown } from '../reading.ts';
import { usePositionName } from '../usePositionName.ts';
import { MeterField, meterOf } from './MeterField.tsx';
import { useMovement } from './useMovement.ts';

interface RemovalSheetProps {
  layout: TyreLayout;
  tyre: Mounted;
  onClose: () => void;
}

/** Takes a tyre off: the form says what is known, and only what has changed is typed (TYRE-19). */
export function RemovalSheet({ layout, tyre, onClose }: RemovalSheetProps) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const former = depthsOf(tyre);
  const [km, setKm] = useState(String(layout.km_atual));
  const [depths, setDepths] = useState<readonly string[]>(former.map(shown));
  const [note, setNote] = useState('');
  const [unread, setUnread] = useState(false);
  const { send, confirm, busy, doubt, failure, reset } = useMovement('removeTyre', {
    done: t('tyres.movement.removed'),
    onEnd: onClose,
  });
  const afericoes = depths.map((text, index) => ({
    index,
    ultimaAfericao: former[index] ?? null,
    novaAfericao: numberOf(text),
  }));
  const takeOff = () =>
    void send({
      body: {
        placa: layout.nr_placa,
        pneu: tyre.idpneu,
        nr_posicao: tyre.nr_posicao,
        ds_lado: tyre.ds_lado,
        km_informado: meterOf(km),
        afericoes,
        observacao: note,
      },
    });
  function press() {
    if (depths.some((text) => numberOf(text) === null)) setUnread(true);
    else takeOff();
  }
  return (
    <Sheet
      title={t('tyres.movement.removeTitle', { fire: tyre.nr_fogo })}
      about={nameOf(tyre)}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={flow['form']}>
          {failure && <FlowFailure title={t('tyres.movement.removeFailed')} error={failure} />}
          <Button look="primary" size="xl" wide busy={busy} onClick={press}>
            {t('tyres.movement.remove')}
          </Button>
        </div>
      }
    >
      <div className={flow['form']}>
        <MeterField
          layout={layout}
          text={km}
          onText={(text) => {
            setKm(text);
            reset();
          }}
        />
        <GrooveFields
          texts={depths}
          error={unread ? t('tyres.reading.grooves') : undefined}
          onChange={(texts) => {
            reset();
            setUnread(false);
            setDepths(texts);
          }}
        />
        <TextField
          label={t('tyres.movement.why')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      {doubt && <MeterQuestion doubt={doubt} busy={busy} onYes={confirm} onNo={reset} />}
    </Sheet>
  );
}
