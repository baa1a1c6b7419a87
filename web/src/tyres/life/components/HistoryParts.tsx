import { DataTable } from '../../../core/components/DataTable.tsx';
import { brl } from '../../../core/format/numbers.ts';
import { sentence } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { TyreHistory } from '../chart.ts';
import { perKm } from '../numbers.ts';
import css from './HistoryParts.module.css';
import parts from './parts.module.css';
import { usageText } from './usage-text.ts';

/** What each life of a tyre ran and cost. */
export function Lives({ history: { vidas } }: { history: TyreHistory }) {
  const { t } = useTranslation();
  return (
    <section className={css['part']}>
      <h2>{t('tyres.life.history.lives')}</h2>
      <DataTable
        label={t('tyres.life.history.lives')}
        rows={vidas}
        keyOf={({ nr_vida }) => String(nr_vida)}
        columns={[
          {
            id: 'life',
            head: t('tyres.life.heads.life'),
            cell: ({ nr_vida, ds_recapadora }) => (
              <span className={parts['two']}>
                <strong>{sentence(t('tyres.reading.life', { life: nr_vida }))}</strong>
                {ds_recapadora !== null && <span className={parts['small']}>{label(ds_recapadora)}</span>}
              </span>
            ),
          },
          {
            id: 'usage',
            head: t('tyres.life.heads.usage'),
            end: true,
            cell: ({ qt_km, qt_horas }) =>
              qt_horas > 0 ? usageText(t, qt_horas, 'H') : usageText(t, qt_km, 'K'),
          },
          {
            id: 'price',
            head: t('tyres.life.heads.price'),
            end: true,
            cell: ({ vl_preco, vl_reparos }) => (
              <span className={parts['two']}>
                {vl_preco === null ? '–' : brl(vl_preco)}
                {vl_reparos > 0 && (
                  <span className={parts['small']}>
                    {t('tyres.life.history.repairs', { value: brl(vl_reparos) })}
                  </span>
                )}
              </span>
            ),
          },
          {
            id: 'used',
            head: t('tyres.life.heads.used'),
            end: true,
            cell: ({ vl_usado }) => (vl_usado === null ? '–' : brl(vl_usado)),
          },
          {
            id: 'perKm',
            head: t('tyres.life.heads.perKm'),
            end: true,
            cell: ({ vl_usado, qt_km_lido }) =>
              vl_usado === null || qt_km_lido === 0 ? '–' : perKm(vl_usado / qt_km_lido),
          },
        ]}
      />
    </section>
  );
}
