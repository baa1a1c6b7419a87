import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { TextField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { SaveSheet } from '../../../core/panel/SaveSheet.tsx';
import { textOf, useEdit, useSave, type Word } from '../api.ts';
import { Suggestions } from './Suggestions.tsx';

interface WordSheetProps {
  /** Null: a new one. */
  word: Word | null;
  onClose: () => void;
}

/** A word and its translations: added, with the built-in texts to choose from, or changed (DICT-04). */
export function WordSheet({ word, onClose }: WordSheetProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState({
    palavra: word?.name ?? '',
    palavra_frase: word ? textOf(word, 'pt') : '',
    traducao: word ? textOf(word, 'es') : '',
  });
  const { save, error, busy } = useWriting(word !== null, onClose);
  const complete = form.palavra.trim() !== '' && (form.palavra_frase + form.traducao).trim() !== '';
  const field = (name: keyof typeof form) => ({
    value: form[name],
    maxLength: limits.saveWord[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [name]: target.value.toUpperCase() }),
  });
  return (
    <SaveSheet
      title={t('dictionary.title')}
      size="m"
      save={t('dictionary.save')}
      busy={busy}
      complete={complete}
      error={error}
      onSave={() => save(form)}
      onClose={onClose}
    >
      <TextField
        data-focus-first={word === null ? true : undefined}
        label={t('dictionary.heads.element')}
        readOnly={word !== null}
        {...field('palavra')}
      />
      {word === null && (
        <Suggestions
          typed={form.palavra}
          onChoose={({ element, portuguese, spanish }) =>
            setForm({
              palavra: element,
              palavra_frase: portuguese.toUpperCase(),
              traducao: spanish.toUpperCase(),
            })
          }
        />
      )}
      <TextField
        data-focus-first={word === null ? undefined : true}
        label={t('dictionary.heads.translation')}
        {...field('traducao')}
      />
      <TextField label={t('dictionary.heads.portuguese')} {...field('palavra_frase')} />
      <p className="soft-small">{t('dictionary.hint')}</p>
    </SaveSheet>
  );
}

function useWriting(known: boolean, onDone: () => void) {
  const { t } = useTranslation();
  const add = useSave();
  const edit = useEdit();
  const onSuccess = () => {
    notify.success(t('dictionary.saved'));
    onDone();
  };
  return {
    busy: add.isPending || edit.isPending,
    error: add.error ?? edit.error,
    save(form: { palavra: string; palavra_frase: string; traducao: string }) {
      if (known) edit.mutate({ body: { acao_global: 'editar', ...form } }, { onSuccess });
      else add.mutate({ body: { acao_global: 'salvar', ...form } }, { onSuccess });
    },
  };
}
