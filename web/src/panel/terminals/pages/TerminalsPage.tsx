import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import * as rights from '@terminal/contract/call-rights';
import { Suspense, useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { CompanyField } from '../../../core/panel/CompanyField.tsx';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import { type Lockout, useTerminals } from '../api.ts';
import { Lockouts } from '../components/Lockouts.tsx';
import { type TerminalAct, TerminalTable } from '../components/TerminalTable.tsx';
import css from './TerminalsPage.module.css';

const AddSheet = lazySheet(async () => (await import('../components/AddSheet.tsx')).AddSheet);
const RenewSheet = lazySheet(async () => (await import('../components/RenewSheet.tsx')).RenewSheet);
const RevokeSheet = lazySheet(async () => (await import('../components/RevokeSheet.tsx')).RevokeSheet);
const ReleaseSheet = lazySheet(async () => (await import('../components/ReleaseSheet.tsx')).ReleaseSheet);
const ReleaseLockoutSheet = lazySheet(
  async () => (await import('../components/ReleaseLockoutSheet.tsx')).ReleaseLockoutSheet,
);

type Open = TerminalAct | { act: 'add' } | { act: 'release' } | { act: 'releaseLockout'; lockout: Lockout };

/** Enrolled terminals: added with a one-time code, revoked; and accounts let free (PANEL-16). */
export function TerminalsPage() {
  const { t } = useTranslation();
  const [company, setCompany] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const answer = useTerminals(company, page);
  const session = usePanelSession();
  const releases = mayCallPanel(session, rights.releaseAccount);
  return (
    <>
      <PageHead
        title={t('panel.pages.terminals')}
        about={null}
        actions={
          <>
            {releases && (
              <Button
                icon={<IconLockOpen size={20} aria-hidden />}
                onClick={() => setOpen({ act: 'release' })}
              >
                {t('terminals.release.open')}
              </Button>
            )}
            {mayCallPanel(session, rights.saveTerminal) && (
              <Button
                look="primary"
                icon={<IconPlus size={20} aria-hidden />}
                onClick={() => setOpen({ act: 'add' })}
              >
                {t('terminals.add.open')}
              </Button>
            )}
          </>
        }
      />
      <Lockouts onRelease={releases ? (lockout) => setOpen({ act: 'releaseLockout', lockout }) : undefined} />
      <div className={css['filters']}>
        <CompanyField
          value={company}
          before={[{ value: '', label: t('terminals.allCompanies') }]}
          onChange={(value) => {
            setCompany(value);
            setPage(1);
          }}
        />
      </div>
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
              onAct={mayCallPanel(session, rights.revokeTerminal) ? setOpen : undefined}
            />
            <Pagination page={page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
      <Suspense>
        <OpenSheet open={open} onClose={() => setOpen(null)} />
      </Suspense>
    </>
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
