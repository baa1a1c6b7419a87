import type { AnswerOf } from '@terminal/contract';
import { type ReactNode, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { decimal } from '../../core/format/decimals.ts';
import { number } from '../../core/format/numbers.ts';
import { plateText } from '../../core/format/plates.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useIndicators } from '../api.ts';
import { percent } from '../numbers.ts';
import { lastDays } from '../period.ts';
import { Bars } from './Bars.tsx';
import css from './Indicators.module.css';
import { Panel } from './Panel.tsx';
import { PeriodFields } from './PeriodFields.tsx';

type Data = AnswerOf<'getIndicators'>;

/** What the workshop reached in a period, and how the vehicles did (docs/indicators.md). */
export function Indicators() {
  const { nr_sequencial, ds_fuso } = useSession();
  const [query, setQuery] = useState(() => ({ ...lastDays(30, ds_fuso), filial: String(nr_sequencial) }));
  const answer = useIndicators(query);
  return (
    <div className="stack-close">
      <PeriodFields query={query} onChange={setQuery} />
      <Answer answer={answer}>{(data) => <Results data={data} />}</Answer>
    </div>
  );
}

function Results({ data }: { data: Data }) {
  const { sla, planejamento, planos, primeira_vez, liberacao, falhas, disponibilidade } = data;
  const { t } = useTranslation();
  const say = useSay();
  const orders = (total: number) => t('dashboard.orders', { count: total });
  const beside = (key: 'late' | 'overdue' | 'early', count: number) =>
    count === 0 ? null : t(`dashboard.indicators.beside.${key}`, { count });
  return (
    <>
      <ul className={css['cards']}>
        <Share name="disponibilidade" {...disponibilidade}>
          {t('dashboard.indicators.stood', {
            vehicles: number(disponibilidade.veiculos),
            hours: say.hours(disponibilidade.horas_parado),
          })}
        </Share>
        <Share name="sla" {...sla} part={sla.no_prazo} beside={beside('late', sla.atrasadas)} />
        <Share name="planos" {...planos} part={planos.em_dia} beside={beside('overdue', planos.vencidos)} />
        <Share
          name="primeira_vez"
          {...primeira_vez}
          part={primeira_vez.resolvidas}
          beside={beside('early', primeira_vez.cedo)}
        />
        <Share name="planejamento" {...planejamento} part={planejamento.planejadas} />
        <Figure
          name="falhas"
          value={falhas.dias === null ? null : say.days(falhas.dias)}
          of={falhas.total === 0 ? null : t('dashboard.indicators.failures', { count: falhas.total })}
        />
        {(['imprevistas', 'planejadas'] as const).map((kind) => {
          const { total, horas, mediana } = liberacao[kind];
          return (
            <Figure
              key={kind}
              name={kind}
              value={mediana === null ? null : say.hours(mediana)}
              of={
                horas === null
                  ? null
                  : t('dashboard.indicators.mean', { value: say.hours(horas), orders: orders(total) })
              }
            />
          );
        })}
      </ul>
      <div className={css['panels']}>
        <Waits data={data} />
        <Vehicles rows={data.veiculos} />
      </div>
    </>
  );
}

/** Hours and days with one decimal. */
function useSay() {
  const { t } = useTranslation();
  return {
    hours: (value: number) => t('dashboard.indicators.hours', { value: decimal(value, 1) }),
    days: (value: number) => t('dashboard.indicators.daysOf', { value: decimal(value, 1) }),
  };
}

type ShareName = 'sla' | 'planejamento' | 'planos' | 'primeira_vez' | 'disponibilidade';

interface ShareProps {
  name: ShareName;
  percentual: number | null;
  part?: number;
  total?: number;
  /** What else there is to know of the whole; null: nothing. */
  beside?: string | null;
  /** What replaces 'part of total'. */
  children?: ReactNode;
}

function Share({ name, percentual, part = 0, total = 0, beside = null, children }: ShareProps) {
  const { t } = useTranslation();
  return (
    <Figure
      name={name}
      value={percentual === null ? null : percent(percentual)}
      of={
        <>
          {children ??
            (total === 0
              ? t('dashboard.indicators.unknown')
              : t('dashboard.indicators.of', { part: number(part), total: number(total) }))}
          {beside !== null && <span>{beside}</span>}
        </>
      }
    >
      <meter className={css['meter']} min={0} max={100} value={percentual ?? 0} aria-hidden />
    </Figure>
  );
}

interface FigureProps {
  name: ShareName | 'falhas' | 'imprevistas' | 'planejadas';
  /** null: nothing to tell it of. */
  value: string | null;
  of: ReactNode;
  children?: ReactNode;
}

/** A figure with its unit; a tap shows how it is computed. */
function Figure({ name, value, of, children }: FigureProps) {
  const { t } = useTranslation();
  return (
    <li className={css['card']}>
      <h2>{t(`dashboard.indicators.${name}.title`)}</h2>
      <strong>{value ?? t('dashboard.none')}</strong>
      {children}
      <p className={css['of']}>{of ?? t('dashboard.indicators.unknown')}</p>
      <details>
        <summary>{t('dashboard.indicators.how')}</summary>
        <p>{t(`dashboard.indicators.${name}.about`)}</p>
      </details>
    </li>
  );
}

/** Where the hours of the orders went: before the start, in work, and in pauses by reason. */
function Waits({ data: { pausas, disponibilidade } }: { data: Data }) {
  const { t } = useTranslation();
  const say = useSay();
  const title = t('dashboard.indicators.waits.title');
  const heads = [
    t('dashboard.indicators.waits.name'),
    t('dashboard.indicators.waits.hours'),
    t('dashboard.indicators.waits.count'),
  ] as const;
  const rows = [
    {
      key: 'work',
      name: t('dashboard.indicators.waits.work'),
      hours: disponibilidade.horas_servico,
      times: null,
    },
    {
      key: 'start',
      name: t('dashboard.indicators.waits.start'),
      hours: disponibilidade.horas_espera,
      times: null,
    },
    ...pausas.map((row) => ({
      key: row.ds_motivo,
      name: label(row.ds_motivo),
      hours: row.horas,
      times: row.pausas,
    })),
  ].filter(({ hours }) => hours > 0);
  return (
    <Panel
      title={title}
      figures={{ data: rows, failed: false }}
      table={(all) => ({
        heads,
        rows: all.map((row) => [
          row.name,
          decimal(row.hours, 2),
          row.times === null ? '' : String(row.times),
        ]),
      })}
    >
      {(all) => (
        <Bars
          caption={title}
          heads={heads}
          names="above"
          bars={all.map(({ key, name, hours, times }) => ({
            key,
            name,
            value: hours,
            text: say.hours(hours),
            extra: times === null ? '' : `${number(times)}×`,
          }))}
        />
      )}
    </Panel>
  );
}

function Vehicles({ rows }: { rows: Data['veiculos'] }) {
  const { t } = useTranslation();
  const title = t('dashboard.indicators.vehicles.title');
  const none = t('dashboard.none');
  const heads = (['plate', 'failures', 'between', 'available', 'release'] as const).map((key) =>
    t(`dashboard.indicators.vehicles.${key}`),
  );
  const cells = (row: Data['veiculos'][number]) => [
    plateText(row.nr_placa),
    number(row.falhas),
    row.dias_entre_falhas === null ? none : decimal(row.dias_entre_falhas, 1),
    row.disponibilidade === null ? none : percent(row.disponibilidade),
    row.horas_liberacao === null ? none : decimal(row.horas_liberacao, 1),
  ];
  return (
    <Panel
      title={title}
      figures={{ data: rows, failed: false }}
      table={(all) => ({ heads, rows: all.map(cells) })}
    >
      {(all) => (
        <table className={css['vehicles']}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((row) => {
              const [plate, ...figures] = cells(row);
              return (
                <tr key={row.nr_placa}>
                  <th scope="row">{plate}</th>
                  {figures.map((figure, place) => (
                    <td key={heads[place + 1]}>{figure}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
