import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { TextField } from '../../../core/components/Field.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useMedia } from '../../../core/useMedia.ts';
import type { ListedTable } from '../api.ts';
import css from './TableList.module.css';

interface TableListProps {
  tables: readonly ListedTable[];
  chosen: string | null;
  onChoose: (table: string) => void;
}

/** Tables of a database, found by part of their name; '/' goes to the search. */
export function TableList({ tables, chosen, onChoose }: TableListProps) {
  const { t } = useTranslation();
  const wide = useMedia('wide');
  const [search, setSearch] = useState('');
  const field = useSlash();
  const part = search.trim().toLowerCase();
  const found = tables.filter(({ name }) => name.includes(part));
  if (!wide) return <TablePick {...{ tables, chosen, onChoose }} />;
  return (
    <nav className={css['list']} aria-label={t('tables.list')}>
      <div className={css['search']}>
        <IconSearch size={18} aria-hidden />
        <input
          ref={field}
          type="search"
          value={search}
          placeholder={t('tables.search')}
          aria-label={t('tables.search')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={({ key }) => {
            const first = found.find(({ name }) => name === part) ?? found[0];
            if (key === 'Enter' && first !== undefined) onChoose(first.name);
          }}
        />
        <kbd aria-hidden>/</kbd>
      </div>
      <ul>
        {found.map(({ name, linhas }) => (
          <li key={name}>
            <button
              type="button"
              className={cx(name === chosen && css['chosen'])}
              aria-current={name === chosen ? 'true' : undefined}
              onClick={() => onChoose(name)}
            >
              <span>{name}</span>
              <span aria-hidden>{linhas === null ? '' : number(linhas)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {found.length === 0
          ? t('tables.noneFound')
          : t('tables.shown', { shown: number(found.length), total: number(tables.length) })}
      </p>
    </nav>
  );
}

/** On narrow screens a field that finds a table by part of its name, with the device's own list. */
function TablePick({ tables, chosen, onChoose }: TableListProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const list = useId();
  const pick = (typed: string) => {
    const found = tables.find(({ name }) => name === typed.trim().toLowerCase());
    setText(found ? null : typed);
    if (found) onChoose(found.name);
  };
  return (
    <>
      <TextField
        label={t('tables.table')}
        value={text ?? chosen ?? ''}
        list={list}
        placeholder={t('tables.search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={() => setText('')}
        onBlur={() => setText(null)}
        onChange={({ target }) => pick(target.value)}
      />
      <datalist id={list}>
        {tables.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** '/' focuses the search, unless a field has the focus. */
function useSlash() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const typing = event
        .composedPath()
        .some(
          (one) =>
            one instanceof HTMLElement &&
            (one.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(one.tagName)),
        );
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, []);
  return field;
}
