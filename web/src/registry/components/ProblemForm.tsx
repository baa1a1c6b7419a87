import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import * as limits from '@terminal/contract/limits';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterSegments } from '../../catalog/api.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { Button } from '../../core/components/Button.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { label } from '../../core/i18n/labels.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { notify } from '../../core/notices.ts';
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

/** Name, segment, level, time, standard service and use of a problem (SEG-04, SEG-05). */
export function ProblemForm({ problem, onSaved, onGiveUp }: ProblemFormProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(problem === null ? blank : formOf(problem));
  const [service, setService] = useState<Service | null>(problem === null ? null : serviceOf(problem));
  const [tried, setTried] = useState(false);
  const [naming, setNaming] = useState(false);
  const segments = useFilterSegments(true).data?.data ?? [];
  const levels = useCriticalities().data ?? [];
  const save = useSaveProblem();
  const sla = readSla(form.sla);
  const set = (changed: Partial<typeof form>) => setForm({ ...form, ...changed });
  const needed = (value: string) => (tried && value.trim() === '' ? t('registry.form.needed') : undefined);
  const choose = { value: '', label: t('registry.form.choose') };

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
    onceDone(save.mutateAsync({ body }), () => {
      notify.success(t('registry.saved'));
      setForm(blank);
      setService(null);
      setTried(false);
      onSaved();
    });
  }

  return (
    <>
      <form className={css['form']} onSubmit={send} noValidate>
        <h2>
          {problem === null
            ? t('registry.fresh')
            : t('registry.changing', { problem: label(problem.ds_conjunto) })}
        </h2>
        {save.error && <FlowFailure title={t('registry.notSaved')} error={save.error} />}
        <TextField
          label={t('registry.form.name')}
          value={form.name}
          maxLength={limits.saveProblem.descricao}
          error={needed(form.name)}
          onChange={(event) => set({ name: event.target.value })}
        />
        <SelectField
          label={t('registry.form.segment')}
          value={form.segment}
          error={needed(form.segment)}
          options={[
            choose,
            ...segments.map(({ nr_sequencial, ds_grupo }) => ({
              value: String(nr_sequencial),
              label: label(ds_grupo),
            })),
          ]}
          onChange={(segment) => set({ segment })}
        />
        <Button look="quiet" icon={<IconPlus aria-hidden />} onClick={() => setNaming(true)}>
          {t('registry.segment.open')}
        </Button>
        <div className={css['pair']}>
          <SelectField
            label={t('registry.form.criticality')}
            value={form.criticality}
            error={needed(form.criticality)}
            options={[
              choose,
              ...levels.map(({ nr_sequencial, ds_titulo, ds_criticidade }) => ({
                value: String(nr_sequencial),
                label: `${label(ds_titulo)} · ${ds_criticidade}`,
              })),
            ]}
            onChange={(criticality) => set({ criticality })}
          />
          <TextField
            label={t('registry.form.sla')}
            value={form.sla}
            maxLength={limits.saveProblem.sla}
            placeholder={t('registry.form.slaExample')}
            error={needed(form.sla) ?? (tried && sla === null ? t('registry.form.wrongSla') : undefined)}
            onChange={(event) => set({ sla: event.target.value })}
          />
        </div>
        <ServiceChoice value={service} onChange={setService} />
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
          <Button type="submit" look="primary" size="l" busy={save.isPending}>
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

const formOf = (problem: Problem): typeof blank => ({
  name: problem.ds_conjunto,
  segment: String(problem.nr_seq_segmento),
  criticality: String(problem.nr_seq_criticidade),
  sla: problem.hr_sla,
  active: problem.st_status === 'A',
});

const serviceOf = ({ nr_seq_item, ds_item }: Problem): Service | null =>
  nr_seq_item === null || ds_item === null ? null : { nr_sequencial: nr_seq_item, ds_item };
