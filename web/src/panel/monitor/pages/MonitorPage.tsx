import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Suspense, useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { IconButton } from '../../../core/components/Button.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { useNow } from '../../../core/useNow.ts';
import { useSessions } from '../api.ts';
import { SessionTable } from '../components/SessionTable.tsx';
import { WaitTree } from '../components/WaitTree.tsx';
import { type DatabaseSession, isIn, spell, type View, views } from '../session.ts';
import css from './MonitorPage.module.css';

const EndSheet = lazySheet(async () => (await import('../components/EndSheet.tsx')).EndSheet);

/** Sessions of the databases: activity, duration, and which session blocks which (MON-*). */
export function MonitorPage() {
  const { t } = useTranslation();
  const answer = useSessions();
  const [view, setView] = useState<View>('all');
  const [ending, setEnding] = useState<DatabaseSession | null>(null);
  return (
    <>
      <PageHead
        title={t('panel.pages.monitor')}
        about={null}
        actions={
          <IconButton
            look="plain"
            label={t('monitor.reload')}
            aria-busy={answer.isFetching}
            icon={<IconRefresh size={20} aria-hidden />}
            onClick={() => void answer.refetch()}
          />
        }
      />
      <Answer
        answer={answer}
        failed={t('monitor.failed')}
        empty={t('monitor.none')}
        isEmpty={(sessions) => sessions.length === 0}
      >
        {(sessions) => (
          <Sessions
            sessions={sessions}
            readAt={answer.dataUpdatedAt}
            view={view}
            onView={setView}
            onEnd={setEnding}
          />
        )}
      </Answer>
      {ending !== null && (
        <Suspense>
          <EndSheet session={ending} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </>
  );
}

interface SessionsProps {
  sessions: DatabaseSession[];
  /** When they were read, by this browser's clock. */
  readAt: number;
  view: View;
  onView: (view: View) => void;
  onEnd: (session: DatabaseSession) => void;
}

function Sessions({ sessions, readAt, view, onView, onEnd }: SessionsProps) {
  const { t } = useTranslation();
  // The beat alone: how long ago they were read is this browser's own affair.
  useNow('second');
  const since = Math.max(0, Date.now() - readAt);
  const count = (one: View) => sessions.filter((session) => isIn(one, session)).length;
  const shown = sessions.filter((session) => isIn(view, session));
  return (
    <>
      <WaitTree sessions={sessions} since={since} />
      <div className={css['bar']}>
        <Segmented
          label={t('monitor.show')}
          options={views.map((value) => ({
            value,
            label: t('monitor.viewCount', { view: t(`monitor.views.${value}`), n: count(value) }),
          }))}
          value={view}
          onChange={onView}
        />
        <p aria-live="off">{t('monitor.read', { time: spell(since) })}</p>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('monitor.noneHere')} />
      ) : (
        <SessionTable sessions={shown} since={since} onEnd={onEnd} />
      )}
    </>
  );
}
