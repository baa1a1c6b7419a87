import { useState } from 'react';
import { useCommand } from '../../core/api/hooks.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { TextField } from '../../core/components/Field.tsx';
import { MeterQuestion } from '../../core/components/MeterQuestion.tsx';
import { number } from '../../core/format/numbers.ts';
import { isMistyped, typedNumber, writtenNumber } from '../../core/format/typed.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { asksMeter } from '../../core/meter.ts';
import { notify } from '../../core/notices.ts';
import { type CorrectionAct, CorrectionFrame, isReason } from './CorrectionFrame.tsx';

/** A recorded reading that is wrong. */
export interface WrongReading {
  nr_sequencial: number;
  km: number;
  /** Of an exchange: last value of the old meter. */
  km_anterior: number | null;
}

interface CorrectionSheetProps {
  reading: WrongReading;
  /** km or h. */
  unit: string;
  onClose: () => void;
}

/** What is typed about a wrong reading, and the commands behind it. */
function useCorrection(reading: WrongReading, onDone: (act: CorrectionAct) => void) {
  const exchange = reading.km_anterior !== null;
  const [act, setAct] = useState<CorrectionAct>('correct');
  const [value, setValue] = useState('');
  const [old, setOld] = useState(writtenNumber(reading.km_anterior));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const correct = useCommand('correctReading');
  const annul = useCommand('voidReading');
  const params = { id: String(reading.nr_sequencial) };
  const motivo = reason.trim();
  const lacks = {
    reason: !isReason(reason),
    value: act === 'correct' && typedNumber(value, 0) === null,
    old: act === 'correct' && exchange && typedNumber(old, 0) === null,
  };

  function sent(confirmed: boolean): Promise<unknown> {
    if (act === 'void') return annul.mutateAsync({ params, body: { motivo } });
    const more = {
      ...(exchange && { km_anterior: typedNumber(old, 0) ?? 0 }),
      ...(confirmed && { confirma: 'S' as const }),
    };
    return correct.mutateAsync({ params, body: { km: typedNumber(value, 0) ?? 0, motivo, ...more } });
  }

  return {
    exchange,
    act,
    setAct,
    value,
    setValue,
    old,
    setOld,
    reason,
    setReason,
    lacks: tried ? lacks : { reason: false, value: false, old: false },
    ...(act === 'correct' ? correct : annul),
    forget() {
      correct.reset();
      annul.reset();
    },
    send(confirmed: boolean) {
      setTried(true);
      if (lacks.reason || lacks.value || lacks.old) return;
      onceDone(sent(confirmed), () => onDone(act));
    },
  };
}

/** Corrects a recorded reading or declares it void, with a reason; the wrong value stays stored. */
export function CorrectionSheet({ reading, unit, onClose }: CorrectionSheetProps) {
  const { t } = useTranslation();
  const form = useCorrection(reading, (act) => {
    notify.success(t(`fleet.correction.done.${act}`));
    onClose();
  });
  const { act, exchange, error, isPending } = form;
  const doubt = asksMeter(error) ? error : null;
  return (
    <CorrectionFrame
      title={t(exchange ? 'fleet.correction.exchangeTitle' : 'fleet.correction.title')}
      about={`${number(reading.km)} ${unit}`}
      act={act}
      onAct={(chosen) => {
        form.forget();
        form.setAct(chosen);
      }}
      reason={form.reason}
      lacksReason={form.lacks.reason}
      onReason={form.setReason}
      voidAbout={t(exchange ? 'fleet.correction.voidExchange' : 'fleet.correction.voidAbout')}
      failure={doubt ? null : error}
      busy={isPending}
      onSend={() => form.send(false)}
      onClose={onClose}
      question={
        doubt && (
          <MeterQuestion doubt={doubt} busy={isPending} onYes={() => form.send(true)} onNo={form.forget} />
        )
      }
    >
      <MeterFields form={form} unit={unit} />
    </CorrectionFrame>
  );
}

/** The corrected value; of an exchange both values. A change clears the question, which was about another value. */
function MeterFields({ form, unit }: { form: ReturnType<typeof useCorrection>; unit: string }) {
  const { t } = useTranslation();
  const { exchange, lacks, value, old } = form;
  const faultOf = (text: string, lacking: boolean) =>
    isMistyped(text, 0) ? t('core.typed.whole') : lacking ? t('fleet.correction.needsValue') : undefined;
  return (
    <>
      {exchange && (
        <TextField
          large
          label={t('fleet.correction.old', { unit })}
          inputMode="numeric"
          value={old}
          error={faultOf(old, lacks.old)}
          onChange={(event) => {
            form.forget();
            form.setOld(event.target.value);
          }}
        />
      )}
      <TextField
        large
        label={t(exchange ? 'fleet.correction.fresh' : 'fleet.correction.value', { unit })}
        inputMode="numeric"
        value={value}
        data-focus-first
        error={faultOf(value, lacks.value)}
        onChange={(event) => {
          form.forget();
          form.setValue(event.target.value);
        }}
      />
    </>
  );
}
