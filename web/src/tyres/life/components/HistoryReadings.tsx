import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { DataTable } from '../../../core/components/DataTable.tsx';
import { date } from '../../../core/format/dates.ts';
import { decimal } from '../../../core/format/decimals.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { mayCall } from '../../../core/rights.ts';
import { useSession } from '../../../core/session/store.ts';
import { CorrectionNote } from '../../../fleet/components/CorrectionNote.tsx';
import { usePositionName } from '../../usePositionName.ts';
import type { TyreHistory } from '../chart.ts';
import { depthsText } from '../numbers.ts';
import css from './HistoryParts.module.css';
import parts from './parts.module.css';
import { TyreCorrectionSheet } from './TyreCorrectionSheet.tsx';

type Reading = TyreHistory['leituras'][number];

/** Measurements with corrections; approvers can correct them here. */
export function Readings({ history: { leituras } }: { history: TyreHistory }) {
  const { t } = useTranslation();
  const session = useSession();
  const corrects = mayCall(session, rights.correctTyreReading);
  const positionName = usePositionName();
  const [wrong, setWrong] = useState<Reading | null>(null);
  if (leituras.length === 0) return null;
  return (
    <section className={css['part']}>
      <h2>{t('tyres.life.history.readings')}</h2>
      <DataTable
        label={t('tyres.life.history.readings')}
        rows={leituras}
        keyOf={({ nr_sequencial }) => String(nr_sequencial)}
        columns={[
          {
            id: 'day',
            head: t('tyres.life.history.day'),
            cell: ({ dt_evento, tp_evento }) => (
              <span className={parts['two']}>
                <strong>{date(dt_evento, session.ds_fuso)}</strong>
                <span className={parts['small']}>{t(`tyres.titles.${tp_evento}`)}</span>
              </span>
            ),
          },
          { id: 'read', head: t('tyres.life.heads.read'), cell: (reading) => <Value reading={reading} /> },
          { id: 'position', head: t('tyres.life.heads.position'), cell: positionName },
          {
            id: 'meter',
            head: t('tyres.life.history.meter'),
            end: true,
            cell: (reading) => (
              <span className={css['last']}>
                {number(reading.km_informado)}
                {corrects && reading.correcao === null && (
                  <Button
                    look="quiet"
                    icon={<IconPencil aria-hidden />}
                    aria-label={t('fleet.correction.openOf', { value: valueText(reading) })}
                    onClick={() => setWrong(reading)}
                  >
                    {t('fleet.correction.short')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {wrong !== null && (
        <TyreCorrectionSheet reading={wrong} about={valueText(wrong)} onClose={() => setWrong(null)} />
      )}
    </section>
  );
}

const valueText = ({ vl_mm, calibragem }: Reading): string =>
  vl_mm === null ? `${decimal(calibragem ?? 0, 1)} psi` : `${depthsText(vl_mm)} mm`;

/** The value; a corrected one struck out, with person and reason. */
function Value({ reading }: { reading: Reading }) {
  const { correcao } = reading;
  if (correcao === null) return valueText(reading);
  return (
    <span className={parts['two']}>
      <del>{valueText(reading)}</del>
      <span className={parts['small']}>
        <CorrectionNote correction={correcao} isVoid={correcao.nr_seq_novo === null} />
      </span>
    </span>
  );
}
