import { useTranslation } from 'react-i18next';
import { label } from '../../../core/i18n/labels.ts';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { type Schedule, useDeleteSchedule } from '../api.ts';

/** Asks, then deletes a schedule (SCHED-11, PANEL-14). */
export function DeleteSchedule({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useDeleteSchedule();
  const send = () =>
    remove.mutate(
      { body: { nr_seq_agendamento: schedule.nr_seq_agendamento } },
      {
        onSuccess: () => {
          notify.success(t('scheduler.deleted'));
          onClose();
        },
      },
    );
  return (
    <AskSheet
      title={t('scheduler.deleteQuestion')}
      yes={t('scheduler.deleteYes')}
      busy={remove.isPending}
      error={remove.error}
      failed={t('panel.deleteFailed')}
      onYes={send}
      onClose={onClose}
    >
      <p>
        <strong>{schedule.nome_rotina}</strong> · {schedule.nome_empresa} · {label(schedule.dia_semana)},{' '}
        {schedule.hora}
      </p>
    </AskSheet>
  );
}
