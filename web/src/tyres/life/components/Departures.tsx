import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { date } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { brl } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { mayCall } from '../../../core/rights.ts';
import { useSession } from '../../../core/session/store.ts';
import { CorrectionNote } from '../../../fleet/components/CorrectionNote.tsx';
import type { TyreHistory } from '../chart.ts';
import { depthsText } from '../numbers.ts';
import { type Departure, DepartureCorrectionSheet } from './DepartureCorrectionSheet.tsx';
import css from './HistoryParts.module.css';
import { OrderLink } from './OrderLink.tsx';
import parts from './parts.module.css';

/** The tyre's departures, and the orders opened about its findings; approvers correct departures here. */
export function Departures({ history: { destinos, ordens } }: { history: TyreHistory }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const [wrong, setWrong] = useState<Departure | null>(null);
  if (destinos.length + ordens.length === 0) return null;
  return (
    <section className={css['part']}>
      <h2>{t('tyres.life.history.departures')}</h2>
      <ul className={css['departures']}>
        {ordens.map(({ tp_achado, nr_seq_os, dt_achado, st_aberta }) => (
          <li key={`${nr_seq_os} ${tp_achado}`}>
            <span>
              <strong>{t(`tyres.life.findings.kinds.${tp_achado}`)}</strong>
              <span className={parts['small']}>
                {date(dt_achado, ds_fuso)} · {t(`tyres.life.history.orders.${st_aberta}`)}
              </span>
            </span>
            <OrderLink order={nr_seq_os} />
          </li>
        ))}
        {destinos.map((one) => (
          <DepartureRow key={one.nr_sequencial} departure={one} onCorrect={() => setWrong(one)} />
        ))}
      </ul>
      {wrong !== null && <DepartureCorrectionSheet departure={wrong} onClose={() => setWrong(null)} />}
    </section>
  );
}

/** A departure and its return; struck out when replaced or declared void. */
function DepartureRow({ departure, onCorrect }: { departure: Departure; onCorrect: () => void }) {
  const { t } = useTranslation();
  const corrects = mayCall(useSession(), rights.voidTyreDeparture);
  const { correcao, dt_envio, dt_retorno, vl_mm_retorno, vl_servico } = departure;
  const what = t(`tyres.life.history.destinations.${departure.tp_destino}`);
  const about = [departure.ds_item ?? '', ...departure.motivos, departure.ds_observacao ?? '']
    .filter((word) => word !== '')
    .map(label);
  const told = [
    ...(departure.st_recusada === 'S' ? [t('tyres.life.history.refused')] : []),
    ...(vl_mm_retorno === null ? [] : [`${depthsText(vl_mm_retorno)} mm`]),
    ...(vl_servico === null ? [] : [brl(vl_servico)]),
  ];
  const name = `${what} · ${label(departure.ds_fornecedor)}`;
  return (
    <li>
      <span>
        {correcao === null ? <strong>{name}</strong> : <del>{name}</del>}
        <span className={parts['small']}>{dotted(about)}</span>
        {correcao !== null && (
          <span className={parts['small']}>
            <CorrectionNote correction={correcao} isVoid={departure.st_anulado === 'S'} />
          </span>
        )}
      </span>
      <span className={css['last']}>
        <span className="end">
          {date(dt_envio, 'UTC')}
          {dt_retorno !== null && ` – ${date(dt_retorno, 'UTC')}`}
          {told.length > 0 && <span className={parts['small']}>{dotted(told)}</span>}
        </span>
        {corrects && correcao === null && (
          <Button
            look="quiet"
            icon={<IconPencil aria-hidden />}
            aria-label={t('tyres.life.history.departure.openOf', { what, date: date(dt_envio, 'UTC') })}
            onClick={onCorrect}
          >
            {t('fleet.correction.short')}
          </Button>
        )}
      </span>
    </li>
  );
}
