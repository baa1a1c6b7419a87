import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import type { AnswerOf, InputOf } from '@terminal/contract';
import { useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { IconButton } from '../../core/components/Button.tsx';
import { type Column, DataTable, Pair } from '../../core/components/DataTable.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { number } from '../../core/format/numbers.ts';
import { useRefusalWords } from '../../core/i18n/useRefusalWords.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { ExportButton } from '../../core/panel/ExportButton.tsx';
import { usePanelCall } from '../../core/panel/hooks.ts';
import { panelZone } from '../../core/panel/moment.ts';
import { PageJump } from '../../core/panel/PageJump.tsx';
import { useActionWords } from '../action-words.ts';
import { TrailFilters } from '../components/TrailFilters.tsx';
import { trailMoment } from '../trail-moment.ts';
import css from './Pages.module.css';

type Entry = AnswerOf<'listTrail'>['data'][number];

/** Everything done in the panel, newest first, searched by time, user, action and text (G-118). */
export function TrailPage() {
  const { t } = useTranslation();
  const [filters, setFilters] = useState<InputOf<'listTrail'>['query']>({});
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Entry | null>(null);
  const answer = usePanelCall(
    'listTrail',
    { query: { ...filters, page: String(page) } },
    { keepPrevious: true, staleTime: 0 },
  );
  const columns = useColumns(setOpen);
  return (
    <>
      <PageHead title={t('panel.pages.trail')} about={null} />
      <TrailFilters
        onSearch={(chosen) => {
          setFilters(chosen);
          setPage(1);
        }}
      />
      <Answer
        answer={answer}
        failed={t('panel.trail.failed')}
        empty={t('panel.trail.empty')}
        isEmpty={({ data }) => data.length === 0}
      >
        {({ data, last_page, total, contagem }) => (
          <>
            <div className={css['told']}>
              <p>
                {contagem === 'minima'
                  ? t('panel.trail.newest', { shown: number(total) })
                  : t('panel.trail.total', { count: total, shown: number(total) })}
                {' · '}
                {t('panel.trail.zone', { zone: panelZone })}
              </p>
              <ExportButton
                call="exportTrail"
                asked={filters}
                name="trilha.csv"
                failed={t('trail.exportFailed')}
              />
            </div>
            <DataTable
              label={t('panel.pages.trail')}
              columns={columns}
              rows={data}
              keyOf={({ nr_sequencial }) => String(nr_sequencial)}
              busy={answer.isPlaceholderData}
            />
            <div className={css['pages']}>
              <Pagination page={page} lastPage={last_page} onPage={setPage} />
              {last_page > 3 && <PageJump page={page} lastPage={last_page} onPage={setPage} />}
            </div>
          </>
        )}
      </Answer>
      {open && <EntrySheet entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(open: (entry: Entry) => void): Column<Entry>[] {
  const { t } = useTranslation();
  const wordsOf = useActionWords();
  const reasonOf = useRefusalWords();
  const whoOf = useWho();
  return [
    { id: 'when', head: t('panel.trail.heads.when'), cell: ({ dt_evento }) => trailMoment(dt_evento) },
    {
      id: 'who',
      head: t('panel.trail.heads.who'),
      cell: (entry) => whoOf(entry),
    },
    {
      id: 'what',
      head: t('panel.trail.heads.what'),
      cell: ({ ds_acao, db_name }) =>
        db_name === null ? (
          wordsOf(ds_acao)
        ) : (
          <Pair first={wordsOf(ds_acao)} second={<span className={css['base']}>{db_name}</span>} />
        ),
    },
    {
      id: 'detail',
      head: t('panel.trail.heads.detail'),
      long: true,
      cell: ({ ds_detalhe }) => <div className={css['detail']}>{ds_detalhe ?? '–'}</div>,
    },
    {
      id: 'rows',
      head: t('panel.trail.heads.rows'),
      end: true,
      cell: ({ qt_linhas }) => (qt_linhas === null ? '–' : number(qt_linhas)),
    },
    {
      id: 'outcome',
      head: t('panel.trail.heads.outcome'),
      long: true,
      cell: ({ st_resultado, ds_erro }) =>
        st_resultado === 'S' ? (
          t('panel.trail.ok')
        ) : (
          <div className={`${css['failed']} ${css['detail']}`}>
            {ds_erro === null ? '–' : reasonOf(ds_erro)}
          </div>
        ),
    },
    {
      id: 'open',
      head: t('panel.users.heads.actions'),
      quiet: true,
      act: true,
      cell: (entry) => (
        <IconButton
          label={t('panel.trail.open', { when: trailMoment(entry.dt_evento) })}
          icon={<IconListDetails size={20} aria-hidden />}
          onClick={() => open(entry)}
        />
      ),
    },
  ];
}

/** Who did it: a user, a person not signed in, or the server. */
function useWho(): (entry: Entry) => string {
  const { t } = useTranslation();
  return ({ ds_usuario, ds_ip }) =>
    ds_usuario ?? t(ds_ip === null ? 'panel.trail.server' : 'panel.trail.stranger');
}

/** One line of the trail whole: scripts are long. */
function EntrySheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation();
  const wordsOf = useActionWords();
  const reasonOf = useRefusalWords();
  const whoOf = useWho();
  const facts = [
    ['who', whoOf(entry)],
    ['what', wordsOf(entry.ds_acao)],
    ['code', entry.ds_acao],
    ['where', entry.db_name],
    ['rows', entry.qt_linhas === null ? null : number(entry.qt_linhas)],
    ['outcome', entry.st_resultado === 'S' ? t('panel.trail.ok') : entry.ds_erro && reasonOf(entry.ds_erro)],
    ['reason', entry.ds_erro],
  ] as const;
  return (
    <Sheet title={trailMoment(entry.dt_evento)} about={entry.ds_ip ?? undefined} onClose={onClose} size="m">
      <dl className={css['facts']}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className={css['fact']}>
                <dt>{t(`panel.trail.heads.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {entry.ds_detalhe && <pre className={css['whole']}>{entry.ds_detalhe}</pre>}
    </Sheet>
  );
}
