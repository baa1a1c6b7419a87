import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { Suspense, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { number } from '../../core/format/numbers.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { notify } from '../../core/notices.ts';
import { isCancelled } from '../../core/panel/client.ts';
import { type PersonData, useExport, usePersonData } from '../api.ts';
import { BadgeActs } from './BadgeActs.tsx';
import css from './PersonCard.module.css';
import { StateWord } from './StateWord.tsx';

const AnonymiseSheet = lazySheet(async () => (await import('./AnonymiseSheet.tsx')).AnonymiseSheet);

interface PersonCardProps {
  company: string;
  id: number;
  onClose: () => void;
}

/** The person, stored rows by table, and actions. */
export function PersonCard({ company, id, onClose }: PersonCardProps) {
  const { t } = useTranslation();
  const answer = usePersonData(company, id);
  return (
    <div className={css['page']}>
      <div>
        <Button icon={<IconArrowLeft size={20} aria-hidden />} onClick={onClose}>
          {t('person.back')}
        </Button>
      </div>
      <Answer answer={answer} failed={t('person.cardFailed')}>
        {(person) => (
          <>
            <section className={cx('panel', css['card'])} aria-labelledby="person-name">
              <header>
                <h2 id="person-name">{person.ds_colaborador}</h2>
                <p role="status">
                  <StateWord person={person} />
                </p>
              </header>
              <Facts person={person} />
              <Acts company={company} person={person} />
            </section>
            <Kept person={person} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Facts({ person }: { person: PersonData }) {
  const { t } = useTranslation();
  const facts = [
    ['number', String(person.nr_sequencial)],
    ['registration', person.nr_matricula ?? '–'],
    ['role', person.ds_funcao ?? '–'],
    ['kind', t(`person.kinds.${person.tp_clifor}`)],
  ] as const;
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`person.heads.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Acts({ company, person }: { company: string; person: PersonData }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const file = useExport();
  const [asking, setAsking] = useState(false);
  const id = person.nr_sequencial;
  const working = person.ordens.length > 0;
  const nameless = person.st_anonima === 'S';
  const explained = nameless ? 'nameless' : working ? 'working' : person.st_status;
  return (
    <>
      <p className={css['explained']}>
        {t(`person.explained.${explained}`, { orders: person.ordens.join(', ') })}
      </p>
      <div className={css['acts']}>
        <Button
          look="tinted"
          icon={<IconDownload size={20} aria-hidden />}
          busy={file.isPending}
          onClick={() =>
            file.mutate(
              { company, id },
              { onError: (error) => isCancelled(error) || notify.error(say(error)) },
            )
          }
        >
          {t('person.download')}
        </Button>
        {!nameless && person.tp_clifor === 'C' && <BadgeActs company={company} person={person} />}
        {!nameless && (
          <Button
            look="danger"
            icon={<IconUserOff size={20} aria-hidden />}
            disabled={working}
            onClick={() => setAsking(true)}
          >
            {t('person.anonymise')}
          </Button>
        )}
      </div>
      {asking && (
        <Suspense>
          <AnonymiseSheet company={company} person={person} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function Kept({ person }: { person: PersonData }) {
  const { t } = useTranslation();
  const rows = person.dados.reduce((sum, { qt_linhas }) => sum + qt_linhas, 0);
  return (
    <section className={cx('panel', css['card'])} aria-labelledby="person-kept">
      <header>
        <h2 id="person-kept">{t('person.kept')}</h2>
        <p className="soft">{t('person.total', { count: rows, shown: number(rows) })}</p>
      </header>
      <dl className={css['kept']}>
        {person.dados.map(({ tabela, qt_linhas }) => (
          <div key={tabela}>
            <dt>{t(`person.tables.${tabela}`)}</dt>
            <dd>{number(qt_linhas)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{t('person.downloadAbout')}</p>
    </section>
  );
}
