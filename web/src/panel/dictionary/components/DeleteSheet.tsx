import { reloadDictionary } from '../../../core/i18n/i18n.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import type { Word } from '../api.ts';

/** Asks before a word is deleted (DICT-08). */
export function DeleteSheet({ word, onClose }: { word: Word; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('dictionary.delete.title')}
      yes={t('dictionary.delete.yes')}
      call="deleteWord"
      input={{ body: { palavra: word.name } }}
      done={t('dictionary.delete.done')}
      failed={t('panel.deleteFailed')}
      onDone={() => {
        reloadDictionary();
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <strong>{word.name}</strong>
      </p>
      <p>{t('dictionary.delete.about')}</p>
    </AskSheet>
  );
}
