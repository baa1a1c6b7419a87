import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import * as limits from '@terminal/contract/limits';
import { type FormEvent, Suspense, useState } from 'react';
import { useFilterSegments } from '../../catalog/api.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { Button } from '../../core/components/Button.tsx';
import { ChoiceField } from '../../core/components/ChoiceField.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { notify } from '../../core/notices.ts';
import { byLabel } from '../../core/sorting.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type Problem, useCriticalities, useSaveProblem } from '../api.ts';
import { readSla } from '../sla.ts';
import css from './ProblemForm.module.css';
import { type Service, ServiceChoice } from './ServiceChoice.tsx';

const SegmentSheet = lazySheet(async () => (await import('./SegmentSheet.tsx')).SegmentSheet);

interface ProblemFormProps {
  /** The one that is changed; null: a new one. */
  problem: Problem | null;
  onSaved: () => void;
  onGiveUp: () => void;
}

const blank = { name: '', segment: '', criticality: '', sla: '', active: true };

/** What is typed of a problem, and the command that saves it. */
function useProblemForm(problem: Problem | null, onSaved: () => void) {
  const { t } = useTranslation();
  const [form, setForm] = useState(problem === null ? blank : formOf(problem));
  const [service, setService] = useState<Service | null>(problem === null ? null : serviceOf(problem));
  const [tried, setTried] = useState(false);
  const { mutateAsync, error, isPending } = useSaveProblem();
  const sla = readSla(form.sla);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if ([form.name, form.segment, form.criticality].some((value) => value.trim() === '') || sla === null)
      return;
    const body = {
      ...(problem !== null && { nr_sequencial: problem.nr_sequencial }),
      descricao: form.name.trim(),
      segmento: Number(form.segment),
      criticidade: Number(form.criticality),
      sla,
      status: form.active ? ('A' as const) : ('I' as const),
      servico_padrao: service?.nr_sequencial ?? null,
    };
    onceDone(mutateAsync({ body }), () => {
      notify.success(t('registry.saved'));
      setForm(blank);
      setService(null);
      setTried(false);
      onSaved();
    });
  }
  const needed = (value: string) => (tried && value.trim() === '' ? t('registry.form.needed') : undefined);
  return {
    form,
    set: (changed: Partial<typeof form>) => setForm({ ...form, ...changed }),
    service,
    setService,
    needed,
    slaFault: needed(form.sla) ?? (tried && sla === null ? t('registry.form.wrongSla') : undefined),
    send,
    error,
    busy: isPending,
  };
}

/** Name, segment, level, time, standard service and use of a problem (SEG-04, SEG-05). */
export function ProblemForm({ problem, onSaved, onGiveUp }: ProblemFormProps) {
  const { t } = useTranslation();
  const { form, set, needed, ...own } = useProblemForm(problem, onSaved);
  const [naming, setNaming] = useState(false);
  return (
    <>
      <form className={css['form']} onSubmit={own.send} noValidate>
        <h2>
          {problem === null
            ? t('registry.fresh')
            : t('registry.changing', { problem: label(problem.ds_conjunto) })}
        </h2>
        {own.error && <FlowFailure title={t('registry.notSaved')} error={own.error} />}
        <TextField
          label={t('registry.form.name')}
          value={form.name}
          maxLength={limits.saveProblem.descricao}
          error={needed(form.name)}
          onChange={(event) => set({ name: event.target.value })}
        />
        <SegmentField
          value={form.segment}
          error={needed(form.segment)}
          onChange={(segment) => set({ segment })}
        />
        <Button look="quiet" icon={<IconPlus aria-hidden />} onClick={() => setNaming(true)}>
          {t('registry.segment.open')}
        </Button>
        <div className={css['pair']}>
          <CriticalityField
            value={form.criticality}
            error={needed(form.criticality)}
            onChange={(criticality) => set({ criticality })}
          />
          <TextField
            label={t('registry.form.sla')}
            value={form.sla}
            maxLength={limits.saveProblem.sla}
            placeholder={t('registry.form.slaExample')}
            error={own.slaFault}
            onChange={(event) => set({ sla: event.target.value })}
          />
        </div>
        <ServiceChoice value={own.service} onChange={own.setService} />
        <div>
          <Switch
            label={t('registry.form.status')}
            checked={form.active}
            onChange={(active) => set({ active })}
          />
          <p className="soft-small">{t('registry.form.statusAbout')}</p>
        </div>
        <div className={css['buttons']}>
          {problem !== null && (
            <Button size="l" onClick={onGiveUp}>
              {t('registry.giveUp')}
            </Button>
          )}
          <Button type="submit" look="primary" size="l" busy={own.busy}>
            {t('registry.form.save')}
          </Button>
        </div>
      </form>
      <Suspense>
        {naming && (
          <SegmentSheet
            onSaved={(segment) => set({ segment: String(segment) })}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ChoiceProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function SegmentField(props: ChoiceProps) {
  const { t } = useTranslation();
  const segments = useFilterSegments(true);
  const options = byLabel(
    (segments.data?.data ?? []).map(({ nr_sequencial, ds_grupo }) => ({
      value: String(nr_sequencial),
      label: label(ds_grupo),
    })),
  );
  const choose = { value: '', label: t('registry.form.choose') };
  return (
    <ChoiceField
      {...props}
      label={t('registry.form.segment')}
      answer={segments}
      options={[choose, ...options]}
    />
  );
}

function CriticalityField(props: ChoiceProps) {
  const { t } = useTranslation();
  const levels = useCriticalities();
  const options = (levels.data ?? []).map(({ nr_sequencial, ds_titulo, ds_criticidade }) => ({
    value: String(nr_sequencial),
    label: `${label(ds_titulo)} · ${ds_criticidade}`,
  }));
  const choose = { value: '', label: t('registry.form.choose') };
  return (
    <ChoiceField
      {...props}
      label={t('registry.form.criticality')}
      answer={levels}
      options={[choose, ...options]}
    />
  );
}

const formOf = (problem: Problem): typeof blank => ({
  name: problem.ds_conjunto,
  segment: String(problem.nr_seq_segmento),
  criticality: String(problem.nr_seq_criticidade),
  sla: problem.hr_sla,
  active: problem.st_status === 'A',
});

const serviceOf = ({ nr_seq_item, ds_item }: Problem): Service | null =>
  nr_seq_item === null || ds_item === null ? null : { nr_sequencial: nr_seq_item, ds_item };
