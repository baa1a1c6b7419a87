import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { useDelete, type Word } from '../api.ts';

/** Asks before a word is deleted (DICT-08). */
export function DeleteSheet({ word, onClose }: { word: Word; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useDelete();
  const remove = () =>
    mutate(
      { body: { palavra: word.name } },
      {
        onSuccess: () => {
          notify.success(t('dictionary.delete.done'));
          onClose();
        },
      },
    );
  return (
    <AskSheet
      title={t('dictionary.delete.title')}
      yes={t('dictionary.delete.yes')}
      busy={isPending}
      error={error}
      failed={t('panel.deleteFailed')}
      onYes={remove}
      onClose={onClose}
    >
      <p>
        <strong>{word.name}</strong>
      </p>
      <p>{t('dictionary.delete.about')}</p>
    </AskSheet>
  );
}
