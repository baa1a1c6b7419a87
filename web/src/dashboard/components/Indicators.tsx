import type { AnswerOf } from '@terminal/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { decimal } from '../../core/format/decimals.ts';
import { number } from '../../core/format/numbers.ts';
import { plateText } from '../../core/format/plates.ts';
import { label } from '../../core/i18n/labels.ts';
import { useSession } from '../../core/session/store.ts';
import { useIndicators } from '../api.ts';
import { percent } from '../numbers.ts';
import { lastDays } from '../period.ts';
import { Bars } from './Bars.tsx';
import css from './Indicators.module.css';
import { Panel } from './Panel.tsx';
import { PeriodFields } from './PeriodFields.tsx';

type Answer = AnswerOf<'getIndicators'>;

/** What the workshop reached in a period, and how the vehicles did (docs/indicators.md). */
export function Indicators() {
  const { nr_sequencial, ds_fuso } = useSession();
  const [query, setQuery] = useState(() => ({ ...lastDays(30, ds_fuso), filial: String(nr_sequencial) }));
  const answer = useIndicators(query);
  return (
    <div className={css['indicators']}>
      <PeriodFields query={query} onChange={setQuery} />
      {answer.isPending && (
        <Skeleton>
          <Shape height="420px" radius="12px" />
        </Skeleton>
      )}
      {answer.isError && (
        <ErrorState error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      )}
      {!answer.isError && answer.data && <Results data={answer.data} />}
    </div>
  );
}

function Results({ data }: { data: Answer }) {
  const { sla, planejamento, planos, primeira_vez, liberacao, falhas } = data;
  const { t } = useTranslation();
  const hours = (value: number) => t('dashboard.indicators.hours', { value: decimal(value, 1) });
  const days = (value: number) => t('dashboard.indicators.daysOf', { value: decimal(value, 1) });
  return (
    <>
      <ul className={css['cards']}>
        <Share name="sla" part={sla.no_prazo} share={sla} />
        <Share name="primeira_vez" part={primeira_vez.resolvidas} share={primeira_vez} />
        <Share name="planejamento" part={planejamento.planejadas} share={planejamento} />
        <Share name="planos" part={planos.em_dia} share={planos} />
        <Mean name="liberacao" value={liberacao.horas} total={liberacao.total} say={hours} />
        <Mean name="falhas" value={falhas.dias} total={falhas.total} say={days} />
      </ul>
      <div className={css['panels']}>
        <Pauses rows={data.pausas} />
        <Vehicles rows={data.veiculos} />
      </div>
    </>
  );
}

interface ShareProps {
  name: 'sla' | 'planejamento' | 'planos' | 'primeira_vez';
  part: number;
  share: { total: number; percentual: number | null };
}

function Share({ name, part, share: { total, percentual } }: ShareProps) {
  const { t } = useTranslation();
  return (
    <li className={css['card']}>
      <h2>{t(`dashboard.indicators.${name}.title`)}</h2>
      <strong>{percentual === null ? t('dashboard.none') : percent(percentual)}</strong>
      <meter className={css['meter']} min={0} max={100} value={percentual ?? 0} aria-hidden />
      <p className={css['of']}>
        {total === 0
          ? t('dashboard.indicators.unknown')
          : t('dashboard.indicators.of', { part: number(part), total: number(total) })}
      </p>
      <p>{t(`dashboard.indicators.${name}.about`)}</p>
    </li>
  );
}

interface MeanProps {
  name: 'liberacao' | 'falhas';
  value: number | null;
  total: number;
  say: (value: number) => string;
}

function Mean({ name, value, total, say }: MeanProps) {
  const { t } = useTranslation();
  return (
    <li className={css['card']}>
      <h2>{t(`dashboard.indicators.${name}.title`)}</h2>
      <strong>{value === null ? t('dashboard.none') : say(value)}</strong>
      <p className={css['of']}>
        {total === 0 ? t('dashboard.indicators.unknown') : t('dashboard.orders', { count: total })}
      </p>
      <p>{t(`dashboard.indicators.${name}.about`)}</p>
    </li>
  );
}

function Pauses({ rows }: { rows: Answer['pausas'] }) {
  const { t } = useTranslation();
  const title = t('dashboard.indicators.pauses.title');
  const heads = [
    t('dashboard.indicators.pauses.name'),
    t('dashboard.indicators.pauses.hours'),
    t('dashboard.indicators.pauses.count'),
  ] as const;
  return (
    <Panel
      title={title}
      figures={{ data: rows, failed: false }}
      table={(all) => ({
        heads,
        rows: all.map((row) => [row.ds_motivo, decimal(row.horas, 2), String(row.pausas)]),
      })}
    >
      {(all) => (
        <Bars
          caption={title}
          heads={heads}
          names="above"
          bars={all.map(({ ds_motivo, horas, pausas }) => ({
            key: ds_motivo,
            name: label(ds_motivo),
            value: horas,
            text: t('dashboard.indicators.hours', { value: decimal(horas, 1) }),
            extra: `${number(pausas)}×`,
          }))}
        />
      )}
    </Panel>
  );
}

function Vehicles({ rows }: { rows: Answer['veiculos'] }) {
  const { t } = useTranslation();
  const title = t('dashboard.indicators.vehicles.title');
  const none = t('dashboard.none');
  const heads = (['plate', 'failures', 'between', 'released', 'release'] as const).map((key) =>
    t(`dashboard.indicators.vehicles.${key}`),
  );
  const cells = (row: Answer['veiculos'][number]) => [
    plateText(row.nr_placa),
    number(row.falhas),
    row.dias_entre_falhas === null ? none : decimal(row.dias_entre_falhas, 1),
    number(row.liberadas),
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
