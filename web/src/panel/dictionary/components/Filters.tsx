import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { WordFilter } from '../api.ts';
import css from './Filters.module.css';

interface FiltersProps {
  filter: WordFilter;
  onFilter: (filter: WordFilter) => void;
}

/** A part of an element or translation, or all of it; sent in upper case (DICT-02). */
export function Filters({ filter, onFilter }: FiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter);
  const clear = () => {
    const none = { text: '', exact: false };
    setTyped(none);
    onFilter(none);
  };
  return (
    <search>
      <form
        className={css['filters']}
        onSubmit={(event) => {
          event.preventDefault();
          onFilter({ ...typed, text: typed.text.trim() });
        }}
      >
        <div className={css['text']}>
          <TextField
            label={t('dictionary.filter')}
            value={typed.text}
            maxLength={limits.listWords.palavra_filtro}
            onChange={({ target }) => setTyped({ ...typed, text: target.value.toUpperCase() })}
          />
        </div>
        <label className={css['exact']}>
          <input
            type="checkbox"
            checked={typed.exact}
            onChange={({ target }) => setTyped({ ...typed, exact: target.checked })}
          />
          {t('dictionary.exact')}
        </label>
        <div className={css['buttons']}>
          <Button type="submit" look="tinted">
            {t('dictionary.search')}
          </Button>
          <Button look="quiet" onClick={clear}>
            {t('dictionary.clear')}
          </Button>
        </div>
      </form>
    </search>
  );
}
