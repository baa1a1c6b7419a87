import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { useOfficeCommand } from '../../../core/api/office.ts';
import { onceDone } from '../../../core/api/once-done.ts';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import css from '../../../core/components/Form.module.css';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { plateText } from '../../../core/format/plates.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useToday } from '../../api.ts';
import type { Place, Plan } from '../api.ts';
import { readNumber } from '../cycle-form.ts';
import { useCycleWords } from '../words.ts';

export type PlaceAct = 'correct' | 'done' | 'suspend' | 'resume';

interface PlaceFormProps {
  plan: Plan;
  place: Place;
  act: PlaceAct;
  /** Sent, or given up. */
  onDone: () => void;
}

/** Input of a change of place by hand; the reason is stored in the history. */
export function PlaceForm({ plan, place, act, onDone }: PlaceFormProps) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const today = useToday();
  const correcting = act === 'correct';
  const placing = correcting || act === 'done';
  const [cycle, setCycle] = useState(String(place.nr_seq_ciclo));
  const [meter, setMeter] = useState(String(correcting ? Math.max(0, place.km_ultimo) : place.km_atual));
  const [day, setDay] = useState(correcting ? place.dt_ultimo : today);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, failure } = usePlaceCommand(place);
  const value = readNumber(meter);
  const meterWrong = placing && (value === null || !Number.isInteger(value));

  function confirm() {
    setTried(true);
    if (reason.trim() === '' || meterWrong || (placing && day === '')) return;
    onceDone(send(act, { cycle: Number(cycle), meter: value ?? 0, day, reason: reason.trim() }), () => {
      notify.success(t('plans.keeping.saved'));
      onDone();
    });
  }

  return (
    <FormSheet
      title={t(`plans.keeping.place.${act}`)}
      about={`${plateText(place.nr_placa)} · ${plan.ds_plano}`}
      size="m"
      onClose={onDone}
      busy={busy}
      onSend={confirm}
      send={t(`plans.keeping.place.${act}`)}
    >
      {failure && <FlowFailure title={t('plans.keeping.notSaved')} error={failure} />}
      <p>{t(`plans.keeping.place.${act}About`)}</p>
      {placing && (
        <>
          <SelectField
            label={t(correcting ? 'plans.keeping.place.nextCycle' : 'plans.keeping.place.doneCycle')}
            value={cycle}
            options={plan.ciclos.map(({ nr_sequencial, ds_ciclo }, at) => ({
              value: String(nr_sequencial),
              label: `${at + 1} · ${ds_ciclo}`,
            }))}
            onChange={setCycle}
          />
          <div className={css['sideBySide']}>
            <TextField
              label={t(correcting ? 'plans.keeping.place.lastMeter' : 'plans.keeping.place.meter', {
                unit: unitOf(place.tp_medidor),
              })}
              inputMode="numeric"
              value={meter}
              error={tried && meterWrong ? t('plans.keeping.place.needsMeter') : undefined}
              onChange={(event) => setMeter(event.target.value)}
            />
            <TextField
              label={t(correcting ? 'plans.keeping.place.lastDay' : 'plans.keeping.place.day')}
              type="date"
              max={today}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          </div>
        </>
      )}
      <TextField
        label={t(act === 'done' ? 'plans.keeping.place.note' : 'plans.keeping.place.reason')}
        value={reason}
        maxLength={limits.correctPlace.motivo}
        error={tried && reason.trim() === '' ? t('plans.keeping.place.needsReason') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormSheet>
  );
}

interface Told {
  cycle: number;
  meter: number;
  day: string;
  reason: string;
}

/** The command behind each of the four acts. */
function usePlaceCommand(place: Place) {
  const correct = useOfficeCommand('correctPlace');
  const done = useOfficeCommand('reportDone');
  const suspend = useOfficeCommand('suspendVehicle');
  const resume = useOfficeCommand('resumeVehicle');
  const all = [correct, done, suspend, resume];
  const params = { id: String(place.nr_seq_veiculo_plano) };
  return {
    busy: all.some(({ isPending }) => isPending),
    failure: all.find(({ error }) => error !== null)?.error ?? null,
    send(act: PlaceAct, { cycle, meter, day, reason }: Told): Promise<unknown> {
      if (act === 'suspend') return suspend.mutateAsync({ params, body: { motivo: reason } });
      if (act === 'resume') return resume.mutateAsync({ params, body: { motivo: reason } });
      if (act === 'correct') {
        const body = { nr_seq_ciclo: cycle, km_ultimo: meter, dt_ultimo: day, motivo: reason };
        return correct.mutateAsync({ params, body });
      }
      const shown = { km_ultimo: place.km_ultimo, dt_ultimo: place.dt_ultimo };
      const body = { nr_seq_ciclo: cycle, km: meter, dia: day, observacao: reason, ...shown };
      return done.mutateAsync({ params, body });
    },
  };
}
