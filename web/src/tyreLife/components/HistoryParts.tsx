import { useTranslation } from 'react-i18next';
import { DataTable } from '../../core/components/DataTable.tsx';
import { date } from '../../core/format/dates.ts';
import { brl, number } from '../../core/format/numbers.ts';
import { sentence } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useSession } from '../../core/session/store.ts';
import { usePositionName } from '../../tyres/usePositionName.ts';
import type { TyreHistory } from '../chart.ts';
import { depthsText, perKm } from '../numbers.ts';
import css from './HistoryParts.module.css';
import parts from './parts.module.css';
import { usageText } from './usage-text.ts';
import { Vehicle } from './Vehicle.tsx';

/** What each life of a tyre ran and cost. */
export function Lives({ history: { vidas } }: { history: TyreHistory }) {
  const { t } = useTranslation();
  return (
    <section className={css['part']}>
      <h2>{t('tyreLife.history.lives')}</h2>
      <DataTable
        label={t('tyreLife.history.lives')}
        rows={vidas}
        keyOf={({ nr_vida }) => String(nr_vida)}
        columns={[
          {
            id: 'life',
            head: t('tyreLife.heads.life'),
            cell: ({ nr_vida, ds_recapadora }) => (
              <span className={parts['two']}>
                <strong>{sentence(t('tyres.reading.life', { life: nr_vida }))}</strong>
                {ds_recapadora !== null && <span className={parts['small']}>{label(ds_recapadora)}</span>}
              </span>
            ),
          },
          {
            id: 'usage',
            head: t('tyreLife.heads.usage'),
            end: true,
            cell: ({ qt_km, qt_horas }) =>
              qt_horas > 0 ? usageText(t, qt_horas, 'H') : usageText(t, qt_km, 'K'),
          },
          {
            id: 'price',
            head: t('tyreLife.heads.price'),
            end: true,
            cell: ({ vl_preco, vl_reparos }) => (
              <span className={parts['two']}>
                {vl_preco === null ? '–' : brl(vl_preco)}
                {vl_reparos > 0 && (
                  <span className={parts['small']}>
                    {t('tyreLife.history.repairs', { value: brl(vl_reparos) })}
                  </span>
                )}
              </span>
            ),
          },
          {
            id: 'used',
            head: t('tyreLife.heads.used'),
            end: true,
            cell: ({ vl_usado }) => (vl_usado === null ? '–' : brl(vl_usado)),
          },
          {
            id: 'perKm',
            head: t('tyreLife.heads.perKm'),
            end: true,
            cell: ({ vl_usado, qt_km_lido }) =>
              vl_usado === null || qt_km_lido === 0 ? '–' : perKm(vl_usado / qt_km_lido),
          },
        ]}
      />
    </section>
  );
}

/** Every position it was on. */
export function Stays({ history: { aplicacoes } }: { history: TyreHistory }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const positionName = usePositionName();
  if (aplicacoes.length === 0) return null;
  return (
    <section className={css['part']}>
      <h2>{t('tyreLife.history.stays')}</h2>
      <DataTable
        label={t('tyreLife.history.stays')}
        rows={aplicacoes}
        keyOf={({ dt_entrada, nr_placa }) => `${dt_entrada} ${nr_placa}`}
        columns={[
          {
            id: 'plate',
            head: t('tyreLife.heads.plate'),
            cell: ({ nr_placa, nr_frota }) => <Vehicle plate={nr_placa} fleet={nr_frota} />,
          },
          { id: 'position', head: t('tyreLife.heads.position'), cell: positionName },
          {
            id: 'on',
            head: t('tyreLife.history.on'),
            cell: ({ dt_entrada, km_entrada, vl_mm_entrada }) => (
              <span className={parts['two']}>
                {date(dt_entrada, ds_fuso)} · {number(km_entrada)}
                <span className={parts['small']}>{depthsText(vl_mm_entrada)}</span>
              </span>
            ),
          },
          {
            id: 'off',
            head: t('tyreLife.history.off'),
            cell: ({ dt_saida, km_saida, vl_mm_saida, ds_motivo }) =>
              dt_saida === null ? (
                t('tyreLife.history.still')
              ) : (
                <span className={parts['two']}>
                  {date(dt_saida, ds_fuso)} · {number(km_saida ?? 0)}
                  <span className={parts['small']}>
                    {[vl_mm_saida && depthsText(vl_mm_saida), ds_motivo].filter(Boolean).join(' · ')}
                  </span>
                </span>
              ),
          },
          {
            id: 'usage',
            head: t('tyreLife.history.ran'),
            end: true,
            cell: ({ qt_rodado, tp_medidor }) => usageText(t, qt_rodado, tp_medidor),
          },
        ]}
      />
    </section>
  );
}
