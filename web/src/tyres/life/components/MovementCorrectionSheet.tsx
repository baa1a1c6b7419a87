import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { useCommand } from '../../../core/api/hooks.ts';
import { onceDone } from '../../../core/api/once-done.ts';
import { TextField } from '../../../core/components/Field.tsx';
import { MeterQuestion } from '../../../core/components/MeterQuestion.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { isMistyped, longestNumber, typedNumber, writtenNumber } from '../../../core/format/typed.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { asksMeter, type Yes, yesTo } from '../../../core/meter.ts';
import { notify } from '../../../core/notices.ts';
import { useSession } from '../../../core/session/store.ts';
import { type CorrectionAct, CorrectionFrame, isReason } from '../../../fleet/components/CorrectionFrame.tsx';
import { GrooveFields } from '../../components/GrooveFields.tsx';
import { depthOf, shownDepth } from '../../reading.ts';
import type { TyreHistory } from '../chart.ts';

/** A movement that stands, seen from one of its tyres. */
export interface WrongMovement extends NonNullable<TyreHistory['aplicacoes'][number]['movimento_saida']> {
  at: string;
  /** Depths at the removal of this tyre; null: not removed. */
  depths: readonly number[] | null;
}

interface MovementCorrectionSheetProps {
  fire: string;
  movement: WrongMovement;
  onClose: () => void;
}

/** What is typed about a wrong movement, and the commands behind it. */
function useMovementCorrection(movement: WrongMovement, onDone: (act: CorrectionAct) => void) {
  const [act, setAct] = useState<CorrectionAct>('correct');
  const [km, setKm] = useState(writtenNumber(movement.km));
  const [depths, setDepths] = useState<readonly string[]>((movement.depths ?? []).map(shownDepth));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [answered, setAnswered] = useState<Yes>({});
  const correct = useCommand('correctTyreMovement');
  const annul = useCommand('voidTyreMovement');
  const params = { id: String(movement.nr_sequencial) };
  const motivo = reason.trim();
  const values = depths.flatMap((text) => depthOf(text) ?? []);
  const meter = typedNumber(km, 0);
  const correcting = act === 'correct';
  const lacks = {
    reason: !isReason(reason),
    km: correcting && meter === null,
    depth: correcting && values.length < depths.length,
  };

  function sent(yes: Yes): Promise<unknown> {
    if (!correcting) return annul.mutateAsync({ params, body: { motivo } });
    const read = depths.length > 0 ? { vl_mm: values } : {};
    return correct.mutateAsync({ params, body: { km: meter ?? 0, ...read, ...yes, motivo } });
  }
  function forget() {
    correct.reset();
    annul.reset();
  }
  const { error, isPending } = correcting ? correct : annul;
  const doubt = asksMeter(error) ? error : null;
  return {
    act,
    km,
    depths,
    reason,
    doubt,
    failure: doubt ? null : error,
    busy: isPending,
    lacks: tried ? lacks : { reason: false, km: false, depth: false },
    setReason,
    forget,
    choose(chosen: CorrectionAct) {
      forget();
      setAct(chosen);
    },
    writeKm(text: string) {
      forget();
      setKm(text);
    },
    writeDepths(texts: readonly string[]) {
      forget();
      setDepths(texts);
    },
    /** @param more the yes to what was asked; null: it is sent for the first time */
    send(more: Yes | null) {
      const yes = more === null ? {} : { ...answered, ...more };
      setAnswered(yes);
      setTried(true);
      if (lacks.reason || lacks.km || lacks.depth) return;
      onceDone(sent(yes), () => onDone(act));
    },
  };
}

/** Corrects meter or depths of a movement, or declares it void as a whole. */
export function MovementCorrectionSheet({ fire, movement, onClose }: MovementCorrectionSheetProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const form = useMovementCorrection(movement, (act) => {
    notify.success(t(`tyres.life.history.movement.done.${act}`));
    onClose();
  });
  const { doubt, lacks } = form;
  const others = movement.pneus.filter((one) => one !== fire);
  const missing = t('fleet.correction.needsValue');
  return (
    <CorrectionFrame
      title={t('tyres.life.history.movement.title')}
      about={`${t(`tyres.life.history.movement.kinds.${movement.tp_movimento}`)} · ${dateTime(movement.at, ds_fuso)}`}
      act={form.act}
      onAct={form.choose}
      reason={form.reason}
      lacksReason={lacks.reason}
      onReason={form.setReason}
      voidName={t('tyres.life.history.movement.void')}
      voidAbout={[
        t('tyres.life.history.movement.voidAbout'),
        ...(others.length > 0
          ? [t('tyres.life.history.movement.together', { fires: others.join(', ') })]
          : []),
      ].join(' ')}
      failure={form.failure}
      busy={form.busy}
      onSend={() => form.send(null)}
      onClose={onClose}
      question={
        doubt && (
          <MeterQuestion
            doubt={doubt}
            busy={form.busy}
            onYes={() => form.send(yesTo(doubt))}
            onNo={form.forget}
          />
        )
      }
    >
      <TextField
        large
        label={t('tyres.life.history.meter')}
        inputMode="numeric"
        maxLength={longestNumber(limits.correctTyreMovement.km)}
        data-meter
        data-focus-first
        value={form.km}
        error={isMistyped(form.km, 0) ? t('core.typed.whole') : lacks.km ? missing : undefined}
        onChange={({ target }) => form.writeKm(target.value)}
      />
      {form.depths.length > 0 && (
        <GrooveFields
          texts={form.depths}
          error={lacks.depth ? missing : undefined}
          onChange={form.writeDepths}
        />
      )}
    </CorrectionFrame>
  );
}
