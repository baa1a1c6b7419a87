import { date } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { brl } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { makeText } from '../../make.ts';
import { usePositionName } from '../../usePositionName.ts';
import type { TyreHistory } from '../chart.ts';
import { depthsText } from '../numbers.ts';
import { Depth } from './Depth.tsx';
import css from './HistoryHead.module.css';
import { rateText, usageText } from './usage-text.ts';
import { Vehicle } from './Vehicle.tsx';

/** What a tyre is, where it is, and how long it will last. */
export function HistoryHead({ history }: { history: TyreHistory }) {
  const { t } = useTranslation();
  const { desgaste, vl_mm, vl_mm_legal, vl_compra, dt_compra, ds_fornecedor } = history;
  const smallest = Math.min(...vl_mm);
  const wear = desgaste ?? null;
  return (
    <dl className={css['facts']}>
      <div className={css['wide']}>
        <dt>{t('tyres.life.heads.tyre')}</dt>
        <dd>
          {makeText(history)}
          <small>{`${history.ds_medida} · ${t('tyres.reading.life', { life: history.nr_vida })}`}</small>
        </dd>
      </div>
      <div className={css['wide']}>
        <dt>{t('tyres.life.history.where')}</dt>
        <dd>
          <Where history={history} />
        </dd>
      </div>
      <div>
        <dt>{t('tyres.life.heads.depth')}</dt>
        <dd>
          <Depth mm={smallest} illegal={smallest <= vl_mm_legal} />
          <small>{depthsText(vl_mm)}</small>
        </dd>
      </div>
      {wear !== null && (
        <>
          <div>
            <dt>{t('tyres.life.heads.usage')}</dt>
            <dd>
              {usageText(t, wear.qt_rodado, wear.tp_medidor)}
              {wear.vl_taxa !== null && <small>{rateText(t, wear.vl_taxa, wear.tp_medidor)}</small>}
            </dd>
          </div>
          <div>
            <dt>{t('tyres.life.heads.day')}</dt>
            <dd>
              {wear.qt_restante === 0
                ? t('tyres.life.now')
                : wear.dt_retirada === null
                  ? t('tyres.life.history.unknown')
                  : date(wear.dt_retirada, 'UTC')}
              {wear.qt_restante !== null && wear.qt_restante > 0 && (
                <small>
                  {t('tyres.life.history.left', { usage: usageText(t, wear.qt_restante, wear.tp_medidor) })}
                </small>
              )}
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('tyres.life.history.bought')}</dt>
        <dd>
          {vl_compra === null ? t('tyres.life.history.unknown') : brl(vl_compra)}
          {(dt_compra !== null || ds_fornecedor !== null) && (
            <small>
              {dotted([dt_compra && date(dt_compra, 'UTC'), ds_fornecedor && label(ds_fornecedor)])}
            </small>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Where({ history: { st_pneu, aplicacoes, destinos, ds_filial } }: { history: TyreHistory }) {
  const { t } = useTranslation();
  const positionName = usePositionName();
  const [stay] = aplicacoes;
  const [away] = destinos;
  if (st_pneu === 'A' && stay)
    return (
      <>
        <Vehicle plate={stay.nr_placa} fleet={stay.nr_frota} />
        <small>{positionName(stay)}</small>
      </>
    );
  return (
    <>
      {t(`tyres.life.history.states.${st_pneu}`)}
      <small>{st_pneu === 'E' || !away ? label(ds_filial) : label(away.ds_fornecedor)}</small>
    </>
  );
}
