import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { type Lockout, useKeeper, useTerminals } from '../api.ts';
import { Lockouts } from './Lockouts.tsx';
import { type TerminalAct, TerminalTable } from './TerminalTable.tsx';

const AddSheet = lazySheet(async () => (await import('./AddSheet.tsx')).AddSheet);
const RenewSheet = lazySheet(async () => (await import('./RenewSheet.tsx')).RenewSheet);
const RevokeSheet = lazySheet(async () => (await import('./RevokeSheet.tsx')).RevokeSheet);
const ReleaseSheet = lazySheet(async () => (await import('./ReleaseSheet.tsx')).ReleaseSheet);
const ReleaseLockoutSheet = lazySheet(
  async () => (await import('./ReleaseLockoutSheet.tsx')).ReleaseLockoutSheet,
);

type Open = TerminalAct | { act: 'add' } | { act: 'release' } | { act: 'releaseLockout'; lockout: Lockout };

interface TerminalsProps {
  /** Of all companies: ''. */
  company: string;
  /** Whether the person may add, revoke and release. */
  mayChange: boolean;
  /** Above the list. */
  filter?: ReactNode;
}

/** Enrolled terminals: added with a one-time code, revoked; and accounts let free. */
export function Terminals({ company, mayChange, filter }: TerminalsProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const answer = useTerminals(company, page);
  const { isOwn } = useKeeper();
  const actions = mayChange && (
    <>
      <Button icon={<IconLockOpen size={20} aria-hidden />} onClick={() => setOpen({ act: 'release' })}>
        {t('terminals.release.open')}
      </Button>
      <Button
        look="primary"
        icon={<IconPlus size={20} aria-hidden />}
        onClick={() => setOpen({ act: 'add' })}
      >
        {t('terminals.add.open')}
      </Button>
    </>
  );
  return (
    <div className="stack-loose">
      <PageHead
        title={t('panel.pages.terminals')}
        about={null}
        lead={isOwn && <BackLink to="/ajustes" label={t('terminals.back')} />}
        actions={!isOwn && actions}
      />
      {/* The head of a terminal's page has no room for words on a phone. */}
      {isOwn && <div className="wrap-loose">{actions}</div>}
      <Lockouts
        company={company}
        onRelease={mayChange ? (lockout) => setOpen({ act: 'releaseLockout', lockout }) : undefined}
      />
      {filter}
      <Answer
        answer={answer}
        failed={t('terminals.failed')}
        empty={t(company === '' ? 'terminals.none' : 'terminals.noneHere')}
        isEmpty={({ data }) => data.length === 0}
      >
        {({ data, last_page }) => (
          <>
            <TerminalTable
              terminals={data}
              busy={answer.isPlaceholderData}
              onAct={mayChange ? setOpen : undefined}
            />
            <Pagination page={page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
      <Suspense>
        <OpenSheet open={open} onClose={() => setOpen(null)} />
      </Suspense>
    </div>
  );
}

function OpenSheet({ open, onClose }: { open: Open | null; onClose: () => void }) {
  switch (open?.act) {
    case 'add':
      return <AddSheet onClose={onClose} />;
    case 'release':
      return <ReleaseSheet onClose={onClose} />;
    case 'releaseLockout':
      return <ReleaseLockoutSheet lockout={open.lockout} onClose={onClose} />;
    case 'renew':
      return <RenewSheet terminal={open.terminal} onClose={onClose} />;
    case 'revoke':
      return <RevokeSheet terminal={open.terminal} onClose={onClose} />;
    default:
      return null;
  }
}
