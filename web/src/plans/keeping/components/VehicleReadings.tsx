import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type Readings, useReadings } from '../api.ts';
import { useCycleWords } from '../words.ts';
import { MeterChart } from './MeterChart.tsx';
import { ReadingSheet } from './ReadingSheet.tsx';
import { ReadingTable } from './ReadingTable.tsx';
import css from './VehicleReadings.module.css';

/** The meter of a vehicle: present value, history, and form for a reading. */
export function VehicleReadings({ plate }: { plate: string }) {
  const { t } = useTranslation();
  return (
    <Answer answer={useReadings(plate)} failed={t('plans.keeping.readings.failed')}>
      {(vehicle) => <Meter vehicle={vehicle} />}
    </Answer>
  );
}

function Meter({ vehicle }: { vehicle: Readings }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const [act, setAct] = useState<'record' | 'exchange' | null>(null);
  const unit = unitOf(vehicle.tp_medidor);
  return (
    <div className="stack">
      <div className={css['head']}>
        <span className="row">
          <PlateLink plate={vehicle.nr_placa} size="l" />
          <span className={css['words']}>
            <strong>{vehicle.nr_frota}</strong>
            <span>{vehicle.ds_modelo && label(vehicle.ds_modelo)}</span>
          </span>
        </span>
        <span className={css['meter']}>
          <strong>
            {number(vehicle.km_atual)} {unit}
          </strong>
          {vehicle.km_dia !== null && (
            <span>
              {number(vehicle.km_dia)} {unit} {t('plans.keeping.readings.perDay')}
            </span>
          )}
        </span>
        <span className={css['buttons']}>
          <Button icon={<IconReplace aria-hidden />} onClick={() => setAct('exchange')}>
            {t('plans.keeping.readings.exchange')}
          </Button>
          <Button look="primary" icon={<IconGauge aria-hidden />} onClick={() => setAct('record')}>
            {t('plans.keeping.readings.newReading')}
          </Button>
        </span>
      </div>
      <MeterChart readings={vehicle.leituras.filter(({ correcao }) => correcao === null)} />
      {vehicle.leituras.length === 0 ? (
        <p>{t('plans.keeping.readings.none')}</p>
      ) : (
        <ReadingTable readings={vehicle.leituras} unit={unit} />
      )}
      {act && <ReadingSheet vehicle={vehicle} act={act} onClose={() => setAct(null)} />}
    </div>
  );
}
