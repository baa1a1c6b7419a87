import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useState } from 'react';
import { clearFilters } from '../../../core/clear-filters.ts';
import { IconButton } from '../../../core/components/Button.tsx';
import { cut, personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { notify } from '../../../core/notices.ts';
import type { BranchSession } from '../../../core/session/record.ts';
import { useSignOut } from '../useSignOut.ts';
import css from './TopBar.module.css';

const BranchSheet = lazySheet(async () => (await import('./BranchSheet.tsx')).BranchSheet);

interface TopBarProps {
  session: BranchSession;
  /** Where page and others draw into the bar. */
  placeRef: Record<'head' | 'actions' | 'alert', (place: HTMLElement | null) => void>;
  wide: boolean;
  onSearch: () => void;
}

/** Title of the page, its buttons, person and branch, clear filters and sign out (SHELL-16..19). */
export function TopBar({ session, placeRef, wide, onSearch }: TopBarProps) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <header className={css['bar']}>
      <div className={css['head']} ref={placeRef.head} />
      <div className={css['actions']} ref={placeRef.alert} />
      <div className={css['actions']} ref={placeRef.actions} />
      {wide && (
        <IconButton
          look="plain"
          label={t('shell.search')}
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          icon={<IconSearch aria-hidden />}
          onClick={onSearch}
        />
      )}
      <IconButton
        look="plain"
        className={css['erase']}
        label={t('shell.clearFilters')}
        icon={<IconEraser aria-hidden />}
        onClick={() => {
          clearFilters();
          notify.success(t('shell.filtersCleared'));
        }}
      />
      <Person session={session} />
      <IconButton label={t('shell.signOut')} icon={<IconLogout aria-hidden />} onClick={signOut} />
    </header>
  );
}

/** Name and branch, each cut to ten letters; with several branches a button to change between them. */
function Person({ session }: { session: BranchSession }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const words = (
    <span className={css['words']}>
      <strong>{cut(personName(session.dsColaborador))}</strong>
      <span>{cut(session.ds_filial)}</span>
    </span>
  );
  if (session.allFiliais.length <= 1) return <div className={css['person']}>{words}</div>;
  return (
    <>
      <button
        type="button"
        className={css['person']}
        title={t('shell.chooseBranch')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words}
        <IconChevronDown size={20} aria-hidden />
        <span className="visually-hidden">, {t('shell.chooseBranch')}</span>
      </button>
      {open && (
        <Suspense>
          <BranchSheet session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
