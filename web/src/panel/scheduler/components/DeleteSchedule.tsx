import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import type { Schedule } from '../api.ts';

/** Asks, then deletes a schedule (SCHED-11, PANEL-14). */
export function DeleteSchedule({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('scheduler.deleteQuestion')}
      yes={t('scheduler.deleteYes')}
      call="deleteSchedule"
      input={{ body: { nr_seq_agendamento: schedule.nr_seq_agendamento } }}
      done={t('scheduler.deleted')}
      failed={t('panel.deleteFailed')}
      onClose={onClose}
    >
      <p>
        <strong>{schedule.nome_rotina}</strong> · {schedule.nome_empresa} · {label(schedule.dia_semana)},{' '}
        {schedule.hora}
      </p>
    </AskSheet>
  );
}
