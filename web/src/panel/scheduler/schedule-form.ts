import type { InputOf } from '@terminal/contract';
import type { Schedule } from './api.ts';

/** A schedule as it is typed. */
export interface ScheduleForm {
  company: string;
  routine: string;
  day: string;
  hour: string;
  emails: string;
}

/** A form as it begins: of a schedule, or new with the company the list shows. */
export const formOf = (schedule: Schedule | null, company: string): ScheduleForm =>
  schedule === null
    ? { company, routine: '', day: '', hour: '', emails: '' }
    : {
        company: String(schedule.nr_seq_empresa),
        routine: String(schedule.nr_seq_arquivo),
        day: schedule.dia_semana,
        hour: schedule.hora,
        emails: schedule.ds_email ?? '',
      };

/** Whether everything but the addresses, which may be left out, was given. */
export const isComplete = ({ emails: _, ...needed }: ScheduleForm): boolean =>
  Object.values(needed).every((value) => value !== '');

type Body = Omit<InputOf<'saveSchedule'>['body'], 'acao_global'>;

/** What both calls send of a complete form. */
export const bodyOf = (form: ScheduleForm): Body => ({
  rotina: Number(form.routine),
  nr_seq_arquivo: Number(form.routine),
  nr_seq_empresa: Number(form.company),
  // The choices are the contract's own.
  dia: form.day as Body['dia'],
  hora: form.hour,
  emails: form.emails.trim() === '' ? null : form.emails.trim(),
});
