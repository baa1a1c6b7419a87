import type { AnswerOf, OrderDetail } from '@terminal/contract';
import { useCall } from '../../../core/api/hooks.ts';
import { dateTime, sameDay, time } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { duration } from '../../../core/format/durations.ts';
import { number } from '../../../core/format/numbers.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { useNow } from '../../../core/useNow.ts';
import { Struck, VoidButton } from '../../components/Recorded.tsx';
import { workedTime } from '../worked.ts';
import { Fold } from './Fold.tsx';
import css from './Story.module.css';

type Story = AnswerOf<'getOrderStory'>;
type Interval = Story['trechos'][number];
type Registered = Story['servicos'][number];
type Decision = Story['decisoes'][number];

/** Work, pauses with reasons, notes, services registered as done and decisions, over all orders of the chain. */
export function Story({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const params = { id: String(order.nr_sequencial) };
  const { data: story } = useCall('getOrderStory', { params });
  const now = useNow('minute');
  const entries = story && inTime(story);
  const isElsewhere = ({ nr_seq_os }: { nr_seq_os: number }) => nr_seq_os !== order.nr_sequencial;
  return (
    <Fold title={t('orders.detail.story.title')} hint={story === undefined ? '' : summary(story)}>
      {entries?.length === 0 && <p className="soft">{t('orders.detail.story.empty')}</p>}
      <ol className={css['story']}>
        {entries?.map(({ key, interval, registered, decision }) => (
          <li key={key}>
            {registered && <Services registered={registered} elsewhere={isElsewhere(registered)} />}
            {decision && <Decided decision={decision} elsewhere={isElsewhere(decision)} />}
            {interval && <Work interval={interval} elsewhere={isElsewhere(interval)} />}
            {interval?.notas.map((note) => (
              <Note
                key={note.nr_sequencial}
                note={note}
                order={story?.notas_anulaveis.includes(note.nr_sequencial) ? order : null}
              />
            ))}
            {interval?.tp_fim === 'P' && <Pause interval={interval} />}
          </li>
        ))}
      </ol>
    </Fold>
  );

  /** '1 h 10 min de trabalho · 1 pausa · 3 serviços registrados'; something is always said. */
  function summary({ trechos, servicos, decisoes }: Story): string {
    const pauses = trechos.filter(({ tp_fim }) => tp_fim === 'P').length;
    const services = servicos.reduce((sum, { itens }) => sum + itens.length, 0);
    const said = [
      trechos.length > 0 && t('orders.detail.story.worked', { time: duration(workedTime(trechos, now)) }),
      pauses > 0 && t('orders.detail.story.pauses', { count: pauses }),
      services > 0 && t('orders.detail.story.registered', { count: services }),
      ...decisoes.map(({ tp_decisao }) => t(`orders.detail.story.short.${tp_decisao}`)),
    ].filter(Boolean);
    return said.length > 0 ? dotted(said) : t('orders.detail.history.count', { count: 0 });
  }
}

interface Entry {
  key: string;
  at: number;
  interval?: Interval;
  registered?: Registered;
  decision?: Decision;
}

/** Intervals, registered services and decisions in chronological order. */
const inTime = ({ trechos, servicos, decisoes }: Story): Entry[] =>
  [
    ...trechos.map((interval) => ({
      key: `t${interval.nr_sequencial}`,
      at: Date.parse(interval.dt_inicio),
      interval,
    })),
    ...servicos.map((registered) => ({
      key: `s${registered.nr_sequencial}`,
      at: Date.parse(registered.dt_registro),
      registered,
    })),
    ...decisoes.map((decision) => ({
      key: `d${decision.nr_sequencial}`,
      at: Date.parse(decision.dt_decisao),
      decision,
    })),
  ].toSorted((a, b) => a.at - b.at);

/** 'João Pereira registrou: Trocar lona, Regular freios' and when. */
function Services({ registered, elsewhere }: { registered: Registered; elsewhere: boolean }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const what = [
    t('orders.detail.story.services', {
      name: personName(registered.ds_colaborador),
      services: registered.itens.map(label).join(', '),
    }),
    elsewhere && t('core.order', { number: number(registered.nr_seq_os) }),
  ];
  return (
    <p>
      <strong>{dotted(what)}</strong>
      <span>{dateTime(registered.dt_registro, zone)}</span>
    </p>
  );
}

/** 'Antônio Carlos reprovou a OS: Defeito não Encontrado' and when. */
function Decided({ decision, elsewhere }: { decision: Decision; elsewhere: boolean }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const { tp_decisao, ds_motivo, nr_seq_os } = decision;
  const said = t(`orders.detail.story.decided.${tp_decisao}`, {
    name: personName(decision.ds_colaborador),
    supplier: decision.ds_fornecedor ?? '',
  });
  const what = [
    ds_motivo ? `${said}: ${label(ds_motivo)}` : said,
    elsewhere && t('core.order', { number: number(nr_seq_os) }),
  ];
  return (
    <p>
      <strong>{dotted(what)}</strong>
      <span>{dateTime(decision.dt_decisao, zone)}</span>
    </p>
  );
}

/** 'João Pereira · Trocar lona · 38 min' and from when to when. */
function Work({ interval, elsewhere }: { interval: Interval; elsewhere: boolean }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const now = useNow('minute');
  const { dt_inicio, dt_final } = interval;
  const end = dt_final === null ? now : Date.parse(dt_final);
  const what = [
    personName(interval.ds_colaborador),
    interval.ds_item && label(interval.ds_item),
    elsewhere && t('core.order', { number: number(interval.nr_seq_os) }),
  ];
  const until =
    dt_final === null
      ? t('orders.detail.story.now')
      : sameDay(dt_inicio, dt_final, zone)
        ? time(dt_final, zone)
        : dateTime(dt_final, zone);
  return (
    <p>
      <strong>{dotted(what)}</strong>
      <span>
        {dateTime(dt_inicio, zone)} – {until} · {duration(end - Date.parse(dt_inicio))}
        {interval.tp_fim === 'T' && ` · ${t('orders.detail.story.handedOn')}`}
        {interval.tp_fim === 'C' && ` · ${t('orders.detail.story.cancelled')}`}
      </span>
    </p>
  );
}

interface NoteProps {
  note: Interval['notas'][number];
  /** The order, where the session may declare the note void. */
  order: OrderDetail | null;
}

function Note({ note, order }: NoteProps) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  return (
    <div className={css['note']}>
      <p>
        <span>
          {t('orders.detail.story.noted', {
            time: dateTime(note.dt_nota, zone),
            name: personName(note.ds_colaborador),
          })}
        </span>
        <Struck correction={note.correcao}>{note.ds_nota}</Struck>
      </p>
      {order && (
        <VoidButton
          kind="voidNote"
          order={order}
          record={{ id: note.nr_sequencial, by: note.nr_seq_clifor, about: note.ds_nota }}
        />
      )}
    </div>
  );
}

/** 'Pausa: Aguardando Peças · 2 h' with the part and the note. */
function Pause({ interval }: { interval: Interval }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const began = interval.dt_final === null ? now : Date.parse(interval.dt_final);
  const ended = interval.dt_retomada === null ? now : Date.parse(interval.dt_retomada);
  const about = [
    t('orders.detail.story.pause', {
      reason: label(interval.ds_motivo ?? ''),
      time: duration(ended - began),
    }),
    interval.ds_peca && label(interval.ds_peca),
    interval.ds_observacao,
  ];
  return <p className={css['pause']}>{dotted(about)}</p>;
}
