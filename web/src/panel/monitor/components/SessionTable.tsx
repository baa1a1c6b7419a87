import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { type Column, DataTable, Pair } from '../../../core/components/DataTable.tsx';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { moment } from '../../../core/panel/moment.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import { type DatabaseSession, markOf, spell } from '../session.ts';
import css from './SessionTable.module.css';

interface SessionTableProps {
  sessions: readonly DatabaseSession[];
  /** ms since they were read, added to the shown times. */
  since: number;
  onEnd: (session: DatabaseSession) => void;
}

/** Sessions by how long they have been at work; the heads are PostgreSQL's own names (MON-01). */
export function SessionTable({ sessions, since, onEnd }: SessionTableProps) {
  const { t } = useTranslation();
  const marks = new Map(sessions.map((session) => [session, markOf(session, since)]));
  const mayEnd = mayCallPanel(usePanelSession(), rights.endDatabaseSession);
  const columns = useColumns(since, marks, mayEnd ? onEnd : null);
  return (
    <div className={cx(css['box'], mayEnd && css['acting'])}>
      <DataTable
        label={t('panel.pages.monitor')}
        columns={columns}
        rows={sessions}
        keyOf={({ pid, backend_start }) => `${pid} ${backend_start}`}
        unsorted={t('monitor.byTime')}
        lookOf={(session) => {
          const mark = marks.get(session);
          return mark ? css[mark] : undefined;
        }}
      />
    </div>
  );
}

function useColumns(
  since: number,
  marks: ReadonlyMap<DatabaseSession, ReturnType<typeof markOf>>,
  /** Null: the user may only look. */
  onEnd: SessionTableProps['onEnd'] | null,
): Column<DatabaseSession>[] {
  const { t } = useTranslation();
  const time = ({ state, duracao_ms }: DatabaseSession) =>
    duracao_ms === null || state === 'idle' ? '' : spell(duracao_ms + since);
  return [
    {
      id: 'datname',
      head: 'datname',
      value: ({ datname }) => datname,
      cell: ({ datname, application_name }) => (
        <span className={css['name']}>
          <Pair first={datname} second={application_name} />
        </span>
      ),
    },
    { id: 'pid', head: 'pid', value: ({ pid }) => pid, cell: ({ pid }) => pid, end: true },
    { id: 'client_addr', head: 'client_addr', cell: ({ client_addr }) => client_addr ?? '–' },
    {
      id: 'query_start',
      head: 'query_start',
      value: ({ duracao_ms }) => (duracao_ms === null ? null : -duracao_ms),
      cell: (session) => (
        <span className={css['moment']}>
          <Pair first={moment(session.query_start) || '–'} second={time(session)} />
        </span>
      ),
    },
    { id: 'wait_event_type', head: 'wait_event_type', cell: (one) => one.wait_event_type ?? '–' },
    { id: 'wait_event', head: 'wait_event', cell: ({ wait_event }) => wait_event ?? '–' },
    {
      id: 'state',
      head: 'state',
      value: ({ state }) => state,
      cell: (session) => {
        const mark = marks.get(session);
        return (
          <>
            {session.state ?? '–'}
            {mark && <span className={css['mark']}>{t(`monitor.marks.${mark}`)}</span>}
          </>
        );
      },
    },
    { id: 'query', head: 'query', long: true, cell: ({ query }) => <Query text={query} /> },
    ...(onEnd
      ? [
          {
            id: 'actions',
            head: t('monitor.actions'),
            quiet: true,
            act: true,
            cell: (session: DatabaseSession) =>
              session.pode_encerrar && (
                <IconButton
                  label={t('monitor.end.open', { pid: session.pid })}
                  className={css['ending']}
                  icon={<IconTrash size={20} aria-hidden />}
                  onClick={() => onEnd(session)}
                />
              ),
          },
        ]
      : []),
  ];
}

/** Two lines of a statement; all of it once it is pressed. */
function Query({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text === '') return '–';
  return (
    <button
      type="button"
      className={cx(css['query'], whole && css['whole'])}
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
    >
      <code>{text}</code>
    </button>
  );
}
