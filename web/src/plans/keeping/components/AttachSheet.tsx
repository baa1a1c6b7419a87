import { useState } from 'react';
import { useOfficeCommand } from '../../../core/api/office.ts';
import { onceDone } from '../../../core/api/once-done.ts';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import css from '../../../core/components/Form.module.css';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useToday } from '../../api.ts';
import { type CandidateSearch, type Plan, useCandidates } from '../api.ts';
import { readNumber } from '../cycle-form.ts';
import { useCycleWords } from '../words.ts';
import { CandidateFilters } from './CandidateFilters.tsx';
import { CandidateList } from './CandidateList.tsx';

const nothing: CandidateSearch = { busca: '', tipo: '', modelo: '', operacao: '', filial: '' };

/** Attaches vehicles, filtered by their attributes, to a plan with a next cycle. */
export function AttachSheet({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const today = useToday();
  const id = String(plan.nr_sequencial);
  const [search, setSearch] = useState(nothing);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [cycle, setCycle] = useState(String(plan.ciclos[0]?.nr_sequencial ?? ''));
  const [from, setFrom] = useState<'now' | 'typed'>('now');
  const [meter, setMeter] = useState('');
  const [day, setDay] = useState(today);
  const [tried, setTried] = useState(false);
  const candidates = useCandidates(id, useSettled(search));
  const attach = useOfficeCommand('attachVehicles');
  const value = from === 'now' ? null : readNumber(meter);
  const meterWrong = from === 'typed' && (value === null || !Number.isInteger(value));

  function send() {
    setTried(true);
    if (chosen.size === 0 || meterWrong || day === '') return;
    const body = { placas: [...chosen], nr_seq_ciclo: Number(cycle), km_ultimo: value, dt_ultimo: day };
    onceDone(attach.mutateAsync({ params: { id }, body }), ({ vinculados, ja_vinculados: already }) => {
      const done = t('plans.keeping.attach.done', { count: vinculados.length });
      const kept = already.length > 0 ? ` ${t('plans.keeping.attach.left', { count: already.length })}` : '';
      notify.success(done + kept);
      onClose();
    });
  }

  return (
    <FormSheet
      title={t('plans.keeping.attach.title')}
      about={plan.ds_plano}
      size="l"
      onClose={onClose}
      busy={attach.isPending}
      disabled={chosen.size === 0}
      onSend={send}
      send={t('plans.keeping.attach.send', { count: chosen.size })}
    >
      {attach.error && <FlowFailure title={t('plans.keeping.attach.failed')} error={attach.error} />}
      <CandidateFilters search={search} onChange={setSearch} />
      <CandidateList candidates={candidates} chosen={chosen} onChoose={setChosen} />
      <SelectField
        label={t('plans.keeping.attach.start')}
        value={cycle}
        options={plan.ciclos.map(({ nr_sequencial, ds_ciclo }, at) => ({
          value: String(nr_sequencial),
          label: `${at + 1} · ${ds_ciclo}`,
        }))}
        onChange={setCycle}
      />
      <Segmented
        label={t('plans.keeping.attach.lastMeter')}
        value={from}
        options={[
          { value: 'now', label: t('plans.keeping.attach.now') },
          { value: 'typed', label: t('plans.keeping.attach.typed') },
        ]}
        onChange={setFrom}
      />
      <div className={css['sideBySide']}>
        {from === 'typed' && (
          <TextField
            label={t('plans.keeping.place.lastMeter', { unit: unitOf(plan.tp_medidor) })}
            inputMode="numeric"
            value={meter}
            error={tried && meterWrong ? t('plans.keeping.place.needsMeter') : undefined}
            onChange={(event) => setMeter(event.target.value)}
          />
        )}
        <TextField
          label={t('plans.keeping.attach.lastDay')}
          type="date"
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
    </FormSheet>
  );
}
