import { useState } from 'react';
import { useCommand } from '../../../core/api/hooks.ts';
import { onceDone } from '../../../core/api/once-done.ts';
import { MoneyField } from '../../../core/components/MoneyField.tsx';
import { date } from '../../../core/format/dates.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { type CorrectionAct, CorrectionFrame, isReason } from '../../../fleet/components/CorrectionFrame.tsx';
import { GrooveFields } from '../../components/GrooveFields.tsx';
import { depthOf, shownDepth } from '../../reading.ts';
import type { TyreHistory } from '../chart.ts';

export type Departure = TyreHistory['destinos'][number];

interface DepartureCorrectionSheetProps {
  departure: Departure;
  onClose: () => void;
}

const centsOf = (price: number | null) => (price === null ? null : Math.round(price * 100));

/** What is typed about a wrong departure or return, and the commands behind it. */
function useDepartureCorrection(departure: Departure, onDone: (done: 'out' | 'back' | 'correct') => void) {
  const returned = departure.dt_retorno !== null;
  const [act, setAct] = useState<CorrectionAct>(returned ? 'correct' : 'void');
  const [depths, setDepths] = useState<readonly string[]>((departure.vl_mm_retorno ?? []).map(shownDepth));
  const [cents, setCents] = useState(centsOf(departure.vl_servico));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const out = useCommand('voidTyreDeparture');
  const back = useCommand('voidTyreReturn');
  const correct = useCommand('correctTyreReturn');
  const { error, isPending } = act === 'correct' ? correct : returned ? back : out;
  const params = { id: String(departure.nr_sequencial) };
  const motivo = reason.trim();
  const values = depths.flatMap((text) => depthOf(text) ?? []);
  const unread = values.length < depths.length;

  function sent(): Promise<unknown> {
    if (!returned) return out.mutateAsync({ params, body: { motivo } });
    if (act === 'void') return back.mutateAsync({ params, body: { motivo } });
    const read = depths.length > 0 ? { vl_mm: values } : {};
    return correct.mutateAsync({
      params,
      body: { ...read, vl_servico: cents === null ? null : cents / 100, motivo },
    });
  }
  function forget() {
    for (const command of [out, back, correct]) command.reset();
  }
  return {
    returned,
    act,
    depths,
    cents,
    reason,
    error,
    busy: isPending,
    lacksReason: tried && !isReason(reason),
    lacksDepth: tried && unread,
    setReason,
    choose(chosen: CorrectionAct) {
      forget();
      setAct(chosen);
    },
    writeDepths(texts: readonly string[]) {
      forget();
      setDepths(texts);
    },
    writePrice(amount: number | null) {
      forget();
      setCents(amount);
    },
    send() {
      setTried(true);
      if (!isReason(reason) || (act === 'correct' && unread)) return;
      onceDone(sent(), () => onDone(act === 'correct' ? 'correct' : returned ? 'back' : 'out'));
    },
  };
}

/** Declares a scrapping or sending void; of a returned tyre corrects the return or declares it void. */
export function DepartureCorrectionSheet({ departure, onClose }: DepartureCorrectionSheetProps) {
  const { t } = useTranslation();
  const form = useDepartureCorrection(departure, (done) => {
    notify.success(t(`tyres.life.history.departure.done.${done}`));
    onClose();
  });
  const what = form.returned ? 'back' : 'out';
  return (
    <CorrectionFrame
      title={t(`tyres.life.history.departure.titles.${what}`)}
      about={`${t(`tyres.life.history.destinations.${departure.tp_destino}`)} · ${label(departure.ds_fornecedor)} · ${date(departure.dt_envio, 'UTC')}`}
      act={form.act}
      valued={form.returned}
      onAct={form.choose}
      reason={form.reason}
      lacksReason={form.lacksReason}
      onReason={form.setReason}
      voidName={t('tyres.life.history.departure.void')}
      voidAbout={t(`tyres.life.history.departure.${form.returned ? 'voidBack' : 'voidDeparture'}`)}
      failure={form.error}
      busy={form.busy}
      onSend={form.send}
      onClose={onClose}
    >
      {form.depths.length > 0 && (
        <GrooveFields
          texts={form.depths}
          error={form.lacksDepth ? t('fleet.correction.needsValue') : undefined}
          onChange={form.writeDepths}
        />
      )}
      <MoneyField
        free
        label={t('tyres.stock.back.price')}
        large={false}
        cents={form.cents}
        onChange={form.writePrice}
      />
    </CorrectionFrame>
  );
}
