import type { AnswerOf } from '@terminal/contract';
import { Suspense, useState } from 'react';
import { useOfficeCall, useOfficeCommand } from '../../core/api/office.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Avatar } from '../../core/components/Avatar.tsx';
import { Button } from '../../core/components/Button.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { usePersonPhoto } from '../../files/photo.ts';

const PhotoSheet = lazySheet(async () => (await import('../../files/components/PhotoSheet.tsx')).PhotoSheet);

interface PersonProps {
  id: string;
  name: string;
}

/** What somebody looks like, changed by whoever keeps people. */
export function PersonPhoto({ id, name }: PersonProps) {
  const { t } = useTranslation();
  const answer = useOfficeCall('getPersonPhoto', { params: { id } });
  const [open, setOpen] = useState(false);
  const kept = usePersonPhoto({ id, name, foto: answer.data?.foto ?? null });
  return (
    <section className="panel" aria-label={t('masterData.person.photo')}>
      <h2>{t('masterData.person.photo')}</h2>
      <Answer answer={answer} failed={t('masterData.person.photoFailed')}>
        {({ foto }) => (
          <div className="wrap-loose">
            <Avatar name={name} photo={foto} size={56} />
            <Button onClick={() => setOpen(true)}>
              {t(foto === null ? 'masterData.person.addPhoto' : 'masterData.person.changePhoto')}
            </Button>
          </div>
        )}
      </Answer>
      <Suspense>{open && <PhotoSheet kept={kept} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}

type PersonSession = AnswerOf<'listPersonSessions'>[number];

/** Where somebody is signed in, for whoever administers the company; each can be ended. */
export function PersonSessions({ id }: Pick<PersonProps, 'id'>) {
  const { t } = useTranslation();
  const { parametros } = useSession();
  const answer = useOfficeCall('listPersonSessions', { params: { id } }, { staleTime: 0 });
  return (
    <section className="panel" aria-label={t('masterData.person.sessions')}>
      <h2>{t('masterData.person.sessions')}</h2>
      <Answer
        answer={answer}
        failed={t('masterData.person.sessionsFailed')}
        empty={t('masterData.person.noSessions')}
        isEmpty={(sessions) => sessions.length === 0}
      >
        {(sessions) => (
          <>
            <ul className="rows-close">
              {sessions.map((session) => (
                <SessionRow
                  key={session.nr_sequencial}
                  id={id}
                  session={session}
                  onEnded={() => void answer.refetch()}
                />
              ))}
            </ul>
            {parametros.guarda_cpf_local === 'S' && (
              <p className="soft-small">{t('masterData.person.remembered')}</p>
            )}
          </>
        )}
      </Answer>
    </section>
  );
}

interface SessionRowProps {
  id: string;
  session: PersonSession;
  /** It is over, ended here or already before. */
  onEnded: () => void;
}

function SessionRow({ id, session, onEnded }: SessionRowProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { ds_fuso } = useSession();
  const end = useOfficeCommand('endPersonSession');
  const where = session.ds_terminal ?? t('masterData.person.browser');
  return (
    <li className="wrap-loose">
      <span>
        <strong>{where}</strong>
        {session.ds_filial !== null && `, ${session.ds_filial}`}
        <br />
        <span className="soft-small">
          {t('masterData.person.since', {
            when: dateTime(session.dt_criacao, ds_fuso),
            used: dateTime(session.dt_ultimo_uso, ds_fuso),
          })}
        </span>
      </span>
      <Button
        look="danger"
        busy={end.isPending}
        aria-label={t('masterData.person.endOf', { where })}
        onClick={() =>
          end.mutate(
            { params: { id }, body: { nr_sequencial: session.nr_sequencial } },
            {
              onSuccess: () => notify.success(t('masterData.person.ended')),
              onError: (error) => notify.error(say(error)),
              onSettled: onEnded,
            },
          )
        }
      >
        {t('masterData.person.end')}
      </Button>
    </li>
  );
}
