import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { useCommand } from '../../../core/api/hooks.ts';
import { onceDone } from '../../../core/api/once-done.ts';
import { TextField } from '../../../core/components/Field.tsx';
import css from '../../../core/components/Form.module.css';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { MeterQuestion } from '../../../core/components/MeterQuestion.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { number } from '../../../core/format/numbers.ts';
import { plateText } from '../../../core/format/plates.ts';
import { longestNumber } from '../../../core/format/typed.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { asksMeter } from '../../../core/meter.ts';
import { notify } from '../../../core/notices.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useToday } from '../../api.ts';
import type { Readings } from '../api.ts';
import { readNumber } from '../cycle-form.ts';
import { useCycleWords } from '../words.ts';

interface ReadingSheetProps {
  vehicle: Readings;
  /** A reading of the meter there is, or another meter. */
  act: 'record' | 'exchange';
  onClose: () => void;
}

/** What a meter shows, now or some time before; an unlikely value is asked about before it is written. */
export function ReadingSheet({ vehicle, act, onClose }: ReadingSheetProps) {
  const { t } = useTranslation();
  const today = useToday();
  const unit = useCycleWords().unitOf(vehicle.tp_medidor);
  const exchange = act === 'exchange';
  const [value, setValue] = useState('');
  const [fresh, setFresh] = useState('0');
  const [when, setWhen] = useState<Moment | null>(null);
  const [tried, setTried] = useState(false);
  const { send, busy, failure, doubt, forget } = useReadingCommand(vehicle.nr_placa, act);
  const [km, first] = [wholeOf(value), exchange ? wholeOf(fresh) : 0];
  const missing = tried ? t('plans.keeping.reading.needsValue') : undefined;

  function confirm(confirmed: boolean) {
    setTried(true);
    if (km === null || first === null || when?.dia === '' || when?.hora === '') return;
    onceDone(send({ km, first, when, confirmed }), () => {
      notify.success(t(exchange ? 'plans.keeping.reading.exchanged' : 'plans.keeping.reading.recorded'));
      onClose();
    });
  }

  return (
    <FormSheet
      title={t(exchange ? 'plans.keeping.reading.exchangeTitle' : 'plans.keeping.reading.title')}
      about={`${plateText(vehicle.nr_placa)} · ${number(vehicle.km_atual)} ${unit}`}
      size="m"
      onClose={onClose}
      busy={busy}
      onSend={() => confirm(false)}
      send={t(exchange ? 'plans.keeping.reading.exchange' : 'plans.keeping.reading.record')}
    >
      {failure && <FlowFailure title={t('plans.keeping.reading.failed')} error={failure} />}
      {exchange && <p>{t('plans.keeping.reading.exchangeAbout')}</p>}
      <TextField
        large
        label={t(exchange ? 'plans.keeping.reading.old' : 'plans.keeping.reading.value', { unit })}
        inputMode="numeric"
        value={value}
        maxLength={longestNumber(limits.addReading.km)}
        data-focus-first
        data-meter
        error={km === null ? missing : undefined}
        onChange={(event) => {
          // What was asked about was another value.
          forget();
          setValue(event.target.value);
        }}
      />
      {exchange && (
        <TextField
          large
          label={t('plans.keeping.reading.fresh', { unit })}
          inputMode="numeric"
          value={fresh}
          maxLength={longestNumber(limits.addReading.km)}
          error={first === null ? missing : undefined}
          onChange={(event) => setFresh(event.target.value)}
        />
      )}
      <WhenFields when={when} today={today} onChange={setWhen} />
      {doubt && <MeterQuestion doubt={doubt} busy={busy} onYes={() => confirm(true)} onNo={forget} />}
    </FormSheet>
  );
}

/** A day and a time on the branch's own clock. */
interface Moment {
  dia: string;
  hora: string;
}

interface WhenFieldsProps {
  /** Null: now. */
  when: Moment | null;
  today: string;
  onChange: (when: Moment | null) => void;
}

/** Now, or some time before. */
function WhenFields({ when, today, onChange }: WhenFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={t('plans.keeping.reading.when')}
        value={when === null ? 'now' : 'before'}
        options={[
          { value: 'now', label: t('plans.keeping.reading.now') },
          { value: 'before', label: t('plans.keeping.reading.before') },
        ]}
        onChange={(chosen) => onChange(chosen === 'now' ? null : { dia: today, hora: '12:00' })}
      />
      {when !== null && (
        <div className={css['sideBySide']}>
          <TextField
            label={t('plans.keeping.reading.day')}
            type="date"
            max={today}
            value={when.dia}
            onChange={(event) => onChange({ ...when, dia: event.target.value })}
          />
          <TextField
            label={t('plans.keeping.reading.time')}
            type="time"
            value={when.hora}
            onChange={(event) => onChange({ ...when, hora: event.target.value })}
          />
        </div>
      )}
    </>
  );
}

/** Whole meter units; null when it is none. */
function wholeOf(text: string): number | null {
  const value = readNumber(text);
  return value !== null && Number.isInteger(value) ? value : null;
}

interface Told {
  km: number;
  first: number;
  when: Moment | null;
  confirmed: boolean;
}

/** The command behind the sheet; `doubt`: the server asks whether the value is right. */
function useReadingCommand(plate: string, act: ReadingSheetProps['act']) {
  const add = useCommand('addReading');
  const exchange = useCommand('exchangeMeter');
  const { error, isPending } = act === 'exchange' ? exchange : add;
  const doubt = asksMeter(error) ? error : null;
  return {
    busy: isPending,
    doubt,
    failure: doubt ? null : error,
    forget() {
      add.reset();
      exchange.reset();
    },
    send({ km, first, when, confirmed }: Told): Promise<unknown> {
      const same = { nr_placa: plate, quando: when, ...(confirmed && { confirma: 'S' as const }) };
      return act === 'exchange'
        ? exchange.mutateAsync({ body: { ...same, km_anterior: km, km_novo: first } })
        : add.mutateAsync({ body: { ...same, km } });
    },
  };
}
