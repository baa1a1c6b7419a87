import { date } from '../../core/format/dates.ts';
import { shortDuration } from '../../core/format/durations.ts';
import { number } from '../../core/format/numbers.ts';
import { plateText } from '../../core/format/plates.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { type Behind, useExternalAverages, useFigures } from '../api.ts';
import { criticalityLevel, criticalityName, ownTitle, typeLevel } from '../labels.ts';
import { type Bar, Bars } from './Bars.tsx';
import css from './charts.module.css';
import { Panel } from './Panel.tsx';

interface ChartProps {
  /** Shows the orders behind a row. */
  onOpen: (behind: Behind) => void;
}

/** Query for a pressed bar. */
const opener = (grupo: Behind['grupo'], onOpen: ChartProps['onOpen']) => (bar: Bar) =>
  onOpen({ grupo, valor: bar.key, title: bar.name });

/** Open orders by criticality, with the release times of external orders (DASH-03, DASH-04, DASH-13). */
export function CriticalityChart({ onOpen }: ChartProps) {
  const { t } = useTranslation();
  const map = useSession().parametros.mapa_criticidade_grafico;
  const figures = useFigures('getDashboardCriticality');
  const { data: averages } = useExternalAverages();
  const title = t('dashboard.criticality.title');
  const heads = [
    t('dashboard.criticality.name'),
    t('dashboard.count'),
    t('dashboard.criticality.average'),
  ] as const;

  const named = ({
    nr_seq_criticidade: id,
    ds_titulo,
  }: {
    nr_seq_criticidade: number;
    ds_titulo: string | null;
  }) => {
    const own = ownTitle(id, ds_titulo);
    return own === null ? t(`dashboard.criticality.names.${criticalityName(map, id)}`) : label(own);
  };
  const released = (id: number) => {
    const level = averages?.find(({ nr_nivel }) => nr_nivel === criticalityLevel(id));
    const seconds = level?.ordem_servico[0]?.media_horas_liberacao ?? null;
    return seconds === null ? t('dashboard.none') : shortDuration(seconds);
  };
  const anyReleased = averages?.some(({ ordem_servico: [level] }) => level?.media_horas_liberacao !== null);
  return (
    <Panel
      title={title}
      about={() => t('dashboard.now')}
      figures={figures}
      table={(rows) => ({
        heads,
        rows: rows.map((row) => [named(row), String(row.total_os), released(row.nr_seq_criticidade)]),
      })}
    >
      {(rows) => (
        <>
          <Bars
            caption={title}
            heads={anyReleased ? heads : [heads[0], heads[1]]}
            bars={rows.map(({ nr_seq_criticidade: id, ds_titulo, total_os }) => ({
              key: String(id),
              name: named({ nr_seq_criticidade: id, ds_titulo }),
              value: total_os,
              text: number(total_os),
              extra: released(id),
              level: criticalityLevel(id),
            }))}
            onOpen={opener('criticidade', onOpen)}
          />
          {anyReleased && (
            <p className={css['note']} aria-hidden>
              {heads[2]}
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

/** Orders of thirty days by type, in the colours of the document (DASH-09). */
export function TypesChart({ onOpen }: ChartProps) {
  const { t } = useTranslation();
  const title = t('dashboard.types.title');
  const heads = [t('dashboard.types.name'), t('dashboard.count')] as const;
  return (
    <Panel
      title={title}
      about={(rows) =>
        `${number(rows.reduce((sum, row) => sum + row.quantidade_os, 0))} · ${t('dashboard.days')}`
      }
      figures={useFigures('getDashboardTypes')}
      table={(rows) => ({ heads, rows: rows.map((row) => [label(row.tipo), String(row.quantidade_os)]) })}
    >
      {(rows) => (
        <Bars
          caption={title}
          heads={heads}
          names="above"
          bars={rows.map(({ tipo, quantidade_os }) => ({
            key: tipo,
            name: label(tipo),
            value: quantidade_os,
            text: number(quantidade_os),
            level: typeLevel(tipo),
          }))}
          onOpen={opener('tipo', onOpen)}
        />
      )}
    </Panel>
  );
}

/** The plates with most orders of thirty days, in two columns that share a measure (DASH-07). */
export function PlatesChart({ onOpen }: ChartProps) {
  const { t } = useTranslation();
  const title = t('dashboard.plates.title');
  const heads = [t('dashboard.plates.name'), t('dashboard.count')] as const;
  return (
    <Panel
      title={title}
      about={() => t('dashboard.days')}
      figures={useFigures('getDashboardPlates')}
      table={(rows) => ({ heads, rows: rows.map((row) => [row.nr_placa, String(row.total_os)]) })}
    >
      {(rows) => (
        <div className={css['halves']}>
          {[rows.slice(0, 10), rows.slice(10)].map(
            (half, place) =>
              half.length > 0 && (
                <Bars
                  key={place === 0 ? 'first' : 'second'}
                  caption={`${title}, ${place * 10 + 1}–${place * 10 + half.length}`}
                  heads={heads}
                  full={rows[0]?.total_os ?? 0}
                  bars={half.map(({ nr_placa, total_os }) => ({
                    key: nr_placa,
                    name: plateText(nr_placa),
                    value: total_os,
                    text: number(total_os),
                  }))}
                  onOpen={opener('placa', onOpen)}
                />
              ),
          )}
        </div>
      )}
    </Panel>
  );
}

/** The problems that came back most often in thirty days (DASH-10). */
export function ProblemsList({ onOpen }: ChartProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const title = t('dashboard.problems.title');
  const heads = [t('dashboard.problems.name'), t('dashboard.count'), t('dashboard.problems.last')] as const;
  return (
    <Panel
      title={title}
      about={() => t('dashboard.days')}
      figures={useFigures('getDashboardRepeated')}
      table={(rows) => ({
        heads,
        rows: rows.map((row) => [row.nome_problema, String(row.total_repeticoes), date(row.data, ds_fuso)]),
      })}
    >
      {(rows) => (
        <ol className={css['ranking']}>
          {rows.map(({ nr_conjunto, nome_problema, total_repeticoes, data }) => (
            <li key={nr_conjunto}>
              <button
                type="button"
                onClick={() =>
                  onOpen({ grupo: 'problema', valor: String(nr_conjunto), title: nome_problema })
                }
              >
                {nome_problema}
              </button>
              <span className="soft-small">{date(data, ds_fuso).slice(0, 5)}</span>
              <strong>{t('dashboard.problems.times', { count: total_repeticoes })}</strong>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
