import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { moment } from '../../../core/panel/moment.ts';
import type { OwnSession } from '../../factors.ts';
import { useEndSession, useOwnSessions } from '../api.ts';
import css from './Cards.module.css';

/** Where one is signed in to the panel; all but this one can be ended here. */
export function SessionsCard() {
  const { t } = useTranslation();
  const answer = useOwnSessions();
  const columns = useColumns(() => void answer.refetch());
  return (
    <section className={css['card']} aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('security.sessions.title')}</h2>
      <p className={css['about']}>{t('security.sessions.about')}</p>
      <Answer
        answer={answer}
        failed={t('security.sessions.failed')}
        empty={t('security.sessions.none')}
        isEmpty={(sessions) => sessions.length === 0}
      >
        {(sessions) => (
          <DataTable
            label={t('security.sessions.title')}
            columns={columns}
            rows={sessions}
            keyOf={({ nr_sequencial }) => String(nr_sequencial)}
          />
        )}
      </Answer>
    </section>
  );
}

/** @param onFailed one could not be ended: it may be over already */
function useColumns(onFailed: () => void): Column<OwnSession>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'address',
      head: t('security.sessions.address'),
      cell: ({ ds_ip }) => ds_ip ?? t('security.sessions.unknown'),
    },
    { id: 'since', head: t('security.sessions.since'), cell: ({ dt_criacao }) => moment(dt_criacao) },
    { id: 'used', head: t('security.sessions.used'), cell: ({ dt_ultimo_uso }) => moment(dt_ultimo_uso) },
    {
      id: 'actions',
      head: t('security.sessions.actions'),
      quiet: true,
      act: true,
      cell: (session) =>
        session.st_atual ? (
          <span className="bold">{t('security.sessions.current')}</span>
        ) : (
          <EndButton session={session} onFailed={onFailed} />
        ),
    },
  ];
}

function EndButton({ session, onFailed }: { session: OwnSession; onFailed: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const end = useEndSession();
  return (
    <Button
      look="danger"
      busy={end.isPending}
      aria-label={t('security.sessions.endOf', {
        address: session.ds_ip ?? t('security.sessions.unknown'),
        date: moment(session.dt_criacao),
      })}
      onClick={() =>
        end.mutate(
          { body: { nr_sequencial: session.nr_sequencial } },
          {
            onSuccess: () => notify.success(t('security.sessions.ended')),
            onError: (error) => {
              notify.error(say(error));
              onFailed();
            },
          },
        )
      }
    >
      {t('security.sessions.end')}
    </Button>
  );
}
