import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { AnswerOf, InputOf } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { usePanelCall, usePanelCommand } from '../../../core/panel/hooks.ts';
import css from './SavedSheet.module.css';

/** Something kept under a name. */
export type Saved = AnswerOf<'listSaved'>[number];

type Body = InputOf<'saveOwn'>['body'];
/** Content of a saved entry, without its name. */
type Kept = Body extends infer One ? (One extends Body ? Omit<One, 'ds_salvo' | 'substitui'> : never) : never;

export interface SavedSheetProps {
  /** Table the filters are of; null: scripts. */
  table: string | null;
  /** What stands on the page; null: nothing that could be saved. */
  now: Kept | null;
  onUse: (saved: Saved) => void;
  onClose: () => void;
}

/** What the user keeps: used again, saved under a name, or forgotten. */
export function SavedSheet({ table, now, onUse, onClose }: SavedSheetProps) {
  const { t } = useTranslation();
  const answer = usePanelCall(
    'listSaved',
    { query: table === null ? {} : { nome_tabela: table } },
    { staleTime: 0 },
  );
  const [removed, setRemoved] = useState<Saved | null>(null);
  return (
    <Sheet
      title={table === null ? t('saved.scripts') : t('saved.filters', { table })}
      about={t('saved.about')}
      size="m"
      onClose={onClose}
    >
      <Answer
        answer={answer}
        failed={t('saved.failed')}
        empty={t('saved.none')}
        isEmpty={(list) => list.length === 0}
      >
        {(list) => (
          <ul className={css['list']}>
            {list.map((saved) => (
              <li key={saved.nr_sequencial}>
                <button
                  type="button"
                  aria-label={t('saved.use', { name: saved.ds_salvo })}
                  onClick={() => {
                    onUse(saved);
                    onClose();
                  }}
                >
                  <strong>{saved.ds_salvo}</strong>
                  <code>{shortOf(saved)}</code>
                </button>
                <IconButton
                  label={t('saved.remove', { name: saved.ds_salvo })}
                  icon={<IconTrash size={20} aria-hidden />}
                  onClick={() => setRemoved(saved)}
                />
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {now === null ? (
        <p className={css['nothing']}>{t(table === null ? 'saved.nothing' : 'saved.noFilters')}</p>
      ) : (
        <SaveForm now={now} list={answer.data ?? []} />
      )}
      {removed && <RemoveSheet saved={removed} onClose={() => setRemoved(null)} />}
    </Sheet>
  );
}

/** Content of a saved entry, on one line. */
const shortOf = ({ ds_script, filtros }: Saved) =>
  ds_script ?? (filtros ?? []).map(({ coluna, texto }) => `${coluna}: ${texto}`).join(' · ');

interface SaveFormProps {
  now: Kept;
  list: readonly Saved[];
}

/** Asks for a name; for an existing one the button says that it replaces the entry. */
function SaveForm({ now, list }: SaveFormProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const save = usePanelCommand('saveOwn');
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const taken = list.some(({ ds_salvo }) => ds_salvo.toLowerCase() === name.toLowerCase());
  const submit = () => {
    if (name === '' || save.isPending) return;
    save.mutate(
      { body: { ...now, ds_salvo: name, ...(taken && { substitui: 'S' as const }) } },
      {
        onSuccess: () => {
          setTyped('');
          notify.success(t('saved.done', { name }));
        },
      },
    );
  };
  return (
    <form
      className={css['save']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('saved.name')}
        value={typed}
        maxLength={limits.saveOwn.ds_salvo}
        error={save.isError ? say(save.error) : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          save.reset();
        }}
      />
      <Button look="primary" wide type="submit" busy={save.isPending}>
        {t(taken ? 'saved.replace' : 'saved.save')}
      </Button>
    </form>
  );
}

interface RemoveSheetProps {
  saved: Saved;
  onClose: () => void;
}

function RemoveSheet({ saved, onClose }: RemoveSheetProps) {
  const { t } = useTranslation();
  const { nr_sequencial, ds_salvo } = saved;
  return (
    <AskSheet
      title={t('saved.removeTitle')}
      yes={t('saved.remove', { name: ds_salvo })}
      call="deleteSaved"
      input={{ body: { nr_sequencial } }}
      done={t('saved.removed')}
      onClose={onClose}
    >
      <p className={css['name']}>{ds_salvo}</p>
    </AskSheet>
  );
}
