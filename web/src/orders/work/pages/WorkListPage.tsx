import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlayerTrackNext from '@tabler/icons-react/dist/esm/icons/IconPlayerTrackNext.mjs';
import { mayOpen } from '@terminal/contract/access';
import { Suspense, useState } from 'react';
import { Answers } from '../../../core/components/Answers.tsx';
import { IconButton } from '../../../core/components/Button.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { navigate, placeNow } from '../../../core/navigation/navigate.ts';
import { useSession } from '../../../core/session/store.ts';
import { useActive, usePaused, useWaiting } from '../api.ts';
import { ActiveRow, PausedRow, WaitingRow } from '../components/rows.tsx';
import { Section } from '../components/Section.tsx';
import css from '../components/WorkList.module.css';

const ClosedSheet = lazySheet(async () => (await import('../components/ClosedSheet.tsx')).ClosedSheet);

/** Running, paused and waiting work, always in this order (XLIST-01). */
export function WorkListPage({ withClosed = false }: { withClosed?: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  const [closed, setClosed] = useState(withClosed);
  return (
    <>
      <PageHead
        title={t(withClosed ? 'workList.closed.page' : 'workList.title')}
        actions={
          mayOpen(session, 'closed') && (
            <IconButton
              label={t('workList.closed.open')}
              icon={<IconArchive aria-hidden />}
              onClick={() => setClosed(true)}
            />
          )
        }
      />
      <Lists quiet={closed} />
      {closed && (
        <Suspense>
          <ClosedSheet onClose={() => (withClosed ? goBack() : setClosed(false))} />
        </Suspense>
      )}
    </>
  );
}

/** @param quiet the sheet of the closed ones lies over the sections */
function Lists({ quiet }: { quiet: boolean }) {
  const answers = [useActive(), usePaused(), useWaiting('P'), useWaiting('A'), useWaiting('L')];
  return (
    <Answers answers={answers} quiet={quiet}>
      <div className={css['page']}>
        <Active />
        <Paused />
        <Partial />
        <Waiting waitsFor="approval" />
        <Waiting waitsFor="release" />
      </div>
    </Answers>
  );
}

/** Back to where the menu was opened; the execution list where the address itself was. */
function goBack(): void {
  if (placeNow() > 0) history.back();
  else void navigate({ to: '/execucao' });
}

/** The last closed orders over the execution list: the menu's own entry (SHELL-30). */
export const ClosedOrdersPage = () => <WorkListPage withClosed />;

function Active() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('workList.active')}
      icon={<IconPlayerPlay aria-hidden />}
      empty={t('workList.noActive')}
      answer={useActive()}
    >
      {(row) => <ActiveRow key={row.nr_seq_os} row={row} />}
    </Section>
  );
}

function Paused() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('workList.paused')}
      icon={<IconPlayerPause aria-hidden />}
      empty={t('workList.noPaused')}
      answer={usePaused()}
    >
      {(row) => <PausedRow key={row.nr_seq_os} row={row} />}
    </Section>
  );
}

/** Started work that is neither running nor paused; shown only if there is any. */
function Partial() {
  const { t } = useTranslation();
  const answer = useWaiting('P');
  if (answer.data === undefined ? !answer.isError : answer.data.length === 0) return null;
  return (
    <Section
      title={t('workList.partial')}
      icon={<IconPlayerTrackNext aria-hidden />}
      empty=""
      answer={answer}
    >
      {(row) => <WaitingRow key={row.nr_seq_os} row={row} waitsFor="work" />}
    </Section>
  );
}

const waitingWords = {
  approval: { title: 'workList.approval', empty: 'workList.noApproval', kind: 'A', icon: IconFileCheck },
  release: { title: 'workList.release', empty: 'workList.noRelease', kind: 'L', icon: IconLockOpen },
} as const;

function Waiting({ waitsFor }: { waitsFor: 'approval' | 'release' }) {
  const { t } = useTranslation();
  const { title, empty, kind, icon: Icon } = waitingWords[waitsFor];
  return (
    <Section title={t(title)} icon={<Icon aria-hidden />} empty={t(empty)} answer={useWaiting(kind)}>
      {(row) => <WaitingRow key={row.nr_seq_os} row={row} waitsFor={waitsFor} />}
    </Section>
  );
}
