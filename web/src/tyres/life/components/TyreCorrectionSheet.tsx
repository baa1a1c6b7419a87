import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { useCommand } from '../../../core/api/hooks.ts';
import { onceDone } from '../../../core/api/once-done.ts';
import { TextField } from '../../../core/components/Field.tsx';
import { MeterQuestion } from '../../../core/components/MeterQuestion.tsx';
import { isMistyped, longestNumber, typedNumber, writtenNumber } from '../../../core/format/typed.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { asksMeter, type Yes } from '../../../core/meter.ts';
import { notify } from '../../../core/notices.ts';
import { type CorrectionAct, CorrectionFrame, isReason } from '../../../fleet/components/CorrectionFrame.tsx';
import { GrooveFields } from '../../components/GrooveFields.tsx';
import { depthOf, shownDepth } from '../../reading.ts';
import type { TyreHistory } from '../chart.ts';

type Reading = Pick<TyreHistory['leituras'][number], 'nr_sequencial' | 'vl_mm' | 'calibragem'>;

interface TyreCorrectionSheetProps {
  reading: Reading;
  /** The measurement as text. */
  about: string;
  onClose: () => void;
}

/** What is typed about a wrong reading of a tyre, and the commands behind it. */
function useTyreCorrection(
  { nr_sequencial, vl_mm, calibragem }: Reading,
  onDone: (act: CorrectionAct) => void,
) {
  const [act, setAct] = useState<CorrectionAct>('correct');
  const [texts, setTexts] = useState<readonly string[]>(
    vl_mm?.map(shownDepth) ?? [writtenNumber(calibragem ?? 0)],
  );
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const correct = useCommand('correctTyreReading');
  const annul = useCommand('voidTyreReading');
  const { error, isPending } = act === 'correct' ? correct : annul;
  const doubt = asksMeter(error) ? error : null;
  const params = { id: String(nr_sequencial) };
  const motivo = reason.trim();
  const values = texts.flatMap((text) => (vl_mm === null ? typedNumber(text, 1) : depthOf(text)) ?? []);
  const lacks = { reason: !isReason(reason), value: act === 'correct' && values.length < texts.length };

  function sent(yes: Yes): Promise<unknown> {
    if (act === 'void') return annul.mutateAsync({ params, body: { motivo } });
    const [pressure = 0] = values;
    const value = vl_mm === null ? { calibragem: pressure } : { vl_mm: values };
    return correct.mutateAsync({ params, body: { ...value, ...yes, motivo } });
  }
  function forget() {
    correct.reset();
    annul.reset();
  }
  return {
    act,
    texts,
    reason,
    doubt,
    failure: doubt ? null : error,
    forget,
    busy: isPending,
    lacks: tried ? lacks : { reason: false, value: false },
    setReason,
    choose(chosen: CorrectionAct) {
      forget();
      setAct(chosen);
    },
    write(typed: readonly string[]) {
      forget();
      setTexts(typed);
    },
    /** @param yes confirms unlikely depths */
    send(yes: Yes) {
      setTried(true);
      if (lacks.reason || lacks.value) return;
      onceDone(sent(yes), () => onDone(act));
    },
  };
}

/** Corrects depths or pressure of a tyre's measurement, or declares it void. */
export function TyreCorrectionSheet({ reading, about, onClose }: TyreCorrectionSheetProps) {
  const { t } = useTranslation();
  const form = useTyreCorrection(reading, (act) => {
    notify.success(t(`fleet.correction.done.${act}`));
    onClose();
  });
  const missing = form.lacks.value ? t('fleet.correction.needsValue') : undefined;
  const [first = ''] = form.texts;
  return (
    <CorrectionFrame
      title={t('fleet.correction.title')}
      about={about}
      act={form.act}
      onAct={form.choose}
      reason={form.reason}
      lacksReason={form.lacks.reason}
      onReason={form.setReason}
      voidAbout={t('tyres.life.history.voidReading')}
      failure={form.failure}
      busy={form.busy}
      onSend={() => form.send({})}
      onClose={onClose}
      question={
        form.doubt && (
          <MeterQuestion
            doubt={form.doubt}
            busy={form.busy}
            onYes={() => form.send({ confirma_sulco: 'S' })}
            onNo={form.forget}
          />
        )
      }
    >
      {reading.vl_mm === null ? (
        <TextField
          large
          label={`${t('tyres.reading.pressure')} (psi)`}
          inputMode="decimal"
          maxLength={longestNumber(limits.correctTyreReading.calibragem, 1)}
          value={first}
          data-focus-first
          error={isMistyped(first, 1) ? t('core.typed.decimal') : missing}
          onChange={({ target }) => form.write([target.value])}
        />
      ) : (
        <GrooveFields texts={form.texts} error={missing} onChange={form.write} />
      )}
    </CorrectionFrame>
  );
}
