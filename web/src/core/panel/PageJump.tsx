import { useState } from 'react';
import { number } from '../format/numbers.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { lettersOf } from '../screen-limits.ts';
import css from './PageJump.module.css';

interface PageJumpProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** The number of the page as a field: Enter goes to another one, beyond the last to the last. */
export function PageJump({ page, lastPage, onPage }: PageJumpProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const go = () => {
    setText(null);
    const wanted = Number(text);
    if (text !== null && wanted > 0) onPage(Math.min(wanted, lastPage));
  };
  return (
    <form
      className={css['jump']}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        value={text ?? String(page)}
        inputMode="numeric"
        maxLength={lettersOf.page}
        size={Math.max(3, String(lastPage).length)}
        autoComplete="off"
        aria-label={t('panel.jump.go')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
        onBlur={go}
      />
      <span>{t('panel.jump.of', { last: number(lastPage) })}</span>
    </form>
  );
}
