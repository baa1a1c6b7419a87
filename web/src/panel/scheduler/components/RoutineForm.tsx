import { useId, useState } from 'react';
import { TextField } from '../../../core/components/Field.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { SaveSheet } from '../../../core/panel/SaveSheet.tsx';
import { type Routine, useEditRoutine, useSaveRoutine } from '../api.ts';
import { reports } from '../names.ts';
import css from './Form.module.css';

interface RoutineFormProps {
  /** null: a new one. */
  routine: Routine | null;
  onClose: () => void;
}

/** The configuration of a routine (SCHED-09, SCHED-15). */
export function RoutineForm({ routine, onClose }: RoutineFormProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const listId = useId();
  const [form, setForm] = useState({
    name: routine?.nome_rotina ?? '',
    path: routine?.ds_caminho ?? '',
    note: routine?.ds_observacao ?? '',
  });
  const { mutate, error, isPending } = useSending(routine, onClose);
  const complete = form.name.trim() !== '' && form.path.trim() !== '';
  const field = (name: keyof typeof form, most: number) => ({
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setForm({ ...form, [name]: target.value.slice(0, most) }),
  });
  const wrongPath = error?.codigo === 'CAMINHO_ROTINA_INVALIDO' ? say(error) : undefined;
  return (
    <SaveSheet
      title={t(routine === null ? 'scheduler.list.newTitle' : 'scheduler.list.editTitle')}
      save={t('scheduler.form.save')}
      leave={t('scheduler.list.back')}
      busy={isPending}
      complete={complete}
      error={wrongPath === undefined ? error : null}
      onSave={() => mutate(form)}
      onClose={onClose}
    >
      <TextField data-focus-first label={t('scheduler.list.name')} {...field('name', 60)} />
      <TextField
        label={t('scheduler.list.path')}
        list={listId}
        spellCheck={false}
        error={wrongPath}
        {...field('path', 500)}
      />
      <datalist id={listId}>
        {reports.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <p className={css['hint']}>{t('scheduler.list.pathHint')}</p>
      <TextField label={t('scheduler.list.note')} {...field('note', 500)} />
    </SaveSheet>
  );
}

/** Sends the form as a new routine or as the changed one (SCHED-06). */
function useSending(routine: Routine | null, onClose: () => void) {
  const { t } = useTranslation();
  const save = useSaveRoutine();
  const edit = useEditRoutine();
  const onSuccess = () => {
    notify.success(t('scheduler.list.saved'));
    onClose();
  };
  const mutate = ({ name, path, note }: { name: string; path: string; note: string }) => {
    const body = {
      nome_rotina: name.trim(),
      caminho_rotina: path.trim(),
      observacao_rotina: note.trim() === '' ? null : note.trim(),
    };
    if (routine === null) save.mutate({ body: { ...body, acao_global: 'salvar' } }, { onSuccess });
    else
      edit.mutate(
        { body: { ...body, nr_sequencial: routine.nr_sequencial, acao_global: 'editar' } },
        { onSuccess },
      );
  };
  const used = routine === null ? save : edit;
  return { mutate, error: used.error, isPending: used.isPending };
}
