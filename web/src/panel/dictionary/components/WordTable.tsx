import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { textOf, type Word } from '../api.ts';
import css from './WordTable.module.css';

/** An action on a word. */
export interface WordAct {
  act: 'edit' | 'delete';
  word: Word;
}

interface WordTableProps {
  words: readonly Word[];
  busy: boolean;
  /** Absent: the user may only look. */
  onAct: ((act: WordAct) => void) | undefined;
}

/** Words with both translations (DICT-01). */
export function WordTable({ words, busy, onAct }: WordTableProps) {
  const { t } = useTranslation();
  const text = (word: Word, language: 'pt' | 'es') => {
    const shown = textOf(word, language);
    return shown === '' ? <span className={css['none']}>{t('dictionary.builtIn')}</span> : shown;
  };
  const columns: Column<Word>[] = [
    {
      id: 'element',
      head: t('dictionary.heads.element'),
      cell: ({ name }) => <strong className={css['text']}>{name}</strong>,
    },
    {
      id: 'translation',
      head: t('dictionary.heads.translation'),
      cell: (word) => <span className={css['text']}>{text(word, 'es')}</span>,
    },
    {
      id: 'portuguese',
      head: t('dictionary.heads.portuguese'),
      cell: (word) => <span className={css['text']}>{text(word, 'pt')}</span>,
    },
    {
      id: 'action',
      head: t('dictionary.heads.action'),
      act: true,
      cell: (word) =>
        onAct && (
          <div className={css['acts']}>
            <IconButton
              label={t('dictionary.edit', { name: word.name })}
              icon={<IconPencil size={20} aria-hidden />}
              onClick={() => onAct({ act: 'edit', word })}
            />
            <IconButton
              label={t('dictionary.delete.open', { name: word.name })}
              className={css['ending']}
              icon={<IconTrash size={20} aria-hidden />}
              onClick={() => onAct({ act: 'delete', word })}
            />
          </div>
        ),
    },
  ];
  return (
    <DataTable
      label={t('panel.pages.dictionary')}
      columns={columns}
      rows={words}
      keyOf={({ name }) => name}
      busy={busy}
    />
  );
}
