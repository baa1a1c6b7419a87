import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { ChoiceField } from '../../../core/components/ChoiceField.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { usePanelCompanies } from '../../../core/panel/companies.ts';
import { SaveSheet } from '../../../core/panel/SaveSheet.tsx';
import { type Schedule, useEditSchedule, useRoutines, useSaveSchedule } from '../api.ts';
import { hourly, hours, weekdays } from '../names.ts';
import { bodyOf, formOf, isComplete, type ScheduleForm } from '../schedule-form.ts';
import css from './Form.module.css';

interface ScheduleSheetProps {
  /** null: a new one. */
  schedule: Schedule | null;
  /** The company the list shows. */
  company: string;
  onClose: () => void;
}

/** Day and hour of a routine for a company, and e-mail recipients (SCHED-05, SCHED-12). */
export function ScheduleSheet({ schedule, company, onClose }: ScheduleSheetProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => formOf(schedule, company));
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useSending(schedule, onClose);
  const send = () => {
    setTried(true);
    if (isComplete(form)) mutate(form);
  };
  const wrong = Object.keys(error?.campos ?? {});
  const missing = tried && !isComplete(form);
  const { companies, routines, choices } = useChoices();
  const field = (name: Exclude<keyof ScheduleForm, 'emails'>, sent: string) => ({
    value: form[name],
    options: [{ value: '', label: t('scheduler.form.choose') }, ...choices[name]],
    error: wrong.includes(sent) ? t('scheduler.form.unknown') : undefined,
    onChange: (value: string) => setForm({ ...form, [name]: value }),
  });
  return (
    <SaveSheet
      title={t(schedule === null ? 'scheduler.form.newTitle' : 'scheduler.form.editTitle')}
      save={t('scheduler.form.save')}
      busy={isPending}
      error={missing ? t('scheduler.form.required') : wrong.length === 0 ? error : null}
      onSave={send}
      onClose={onClose}
    >
      <ChoiceField
        label={t('scheduler.company')}
        answer={companies}
        {...field('company', 'nr_seq_empresa')}
      />
      <ChoiceField
        data-focus-first
        label={t('scheduler.routine')}
        answer={routines}
        {...field('routine', 'rotina')}
      />
      <div className={css['pair']}>
        <SelectField label={t('scheduler.day')} {...field('day', 'dia')} />
        <SelectField label={t('scheduler.hour')} {...field('hour', 'hora')} />
      </div>
      <p className={css['hint']}>{t('scheduler.form.clock')}</p>
      <TextField
        label={t('scheduler.form.emails')}
        value={form.emails}
        error={wrong.includes('emails') ? t('scheduler.form.emailsWrong') : undefined}
        onChange={({ target }) =>
          setForm({ ...form, emails: target.value.slice(0, limits.saveSchedule.emails) })
        }
      />
      <p className={css['hint']}>{t('scheduler.form.emailsHint')}</p>
    </SaveSheet>
  );
}

/** What each select offers, and the answers it comes from. */
function useChoices() {
  const { t } = useTranslation();
  const companies = usePanelCompanies();
  const routines = useRoutines();
  const choices = {
    company: (companies.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    routine: (routines.data ?? []).map(({ nr_sequencial, nome_rotina }) => ({
      value: String(nr_sequencial),
      label: nome_rotina,
    })),
    day: weekdays.map((day) => ({ value: day, label: label(day) })),
    hour: hours.map((hour) => ({
      value: hour,
      label: hour === hourly ? label(hour) : t('scheduler.hourOf', { hour }),
    })),
  };
  return { companies, routines, choices };
}

/** Sends the form as a new schedule or as the changed one (SCHED-06). */
function useSending(schedule: Schedule | null, onClose: () => void) {
  const { t } = useTranslation();
  const save = useSaveSchedule();
  const edit = useEditSchedule();
  const onSuccess = () => {
    notify.success(t('scheduler.form.saved'));
    onClose();
  };
  const mutate = (form: ScheduleForm) => {
    if (schedule === null) save.mutate({ body: { ...bodyOf(form), acao_global: 'salvar' } }, { onSuccess });
    else {
      const { nr_seq_agendamento, nr_seq_agendamento_cliente } = schedule;
      const numbers = { nr_seq_agendamento, nr_seq_agendamento_cliente };
      edit.mutate({ body: { ...bodyOf(form), ...numbers, acao_global: 'editar' } }, { onSuccess });
    }
  };
  const used = schedule === null ? save : edit;
  return { mutate, error: used.error, isPending: used.isPending };
}
