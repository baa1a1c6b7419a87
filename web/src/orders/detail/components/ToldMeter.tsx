import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { OrderDetail } from '@terminal/contract';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { mayCall } from '../../../core/rights.ts';
import { useSession } from '../../../core/session/store.ts';
import { CorrectionNote } from '../../../fleet/components/CorrectionNote.tsx';
import { CorrectionSheet } from '../../../fleet/components/CorrectionSheet.tsx';

type Told = OrderDetail['leituras'][number];
type Unit = 'km' | 'h';

/** Meter readings given on the order; people who keep the plans can correct them here. */
export function ToldMeter({ order: { leituras, tp_medidor } }: { order: OrderDetail }) {
  const { t } = useTranslation();
  if (leituras.length === 0) return null;
  return (
    <Card>
      <h2>{t('fleet.correction.told')}</h2>
      {leituras.map((reading) => (
        <ToldReading key={reading.nr_sequencial} reading={reading} unit={tp_medidor === 'H' ? 'h' : 'km'} />
      ))}
    </Card>
  );
}

function ToldReading({ reading, unit }: { reading: Told; unit: Unit }) {
  const { t } = useTranslation();
  const session = useSession();
  const [wrong, setWrong] = useState(false);
  const { nr_sequencial, km, km_informado, correcao } = reading;
  return (
    <>
      <p>
        {km !== km_informado && (
          <s>
            {number(km_informado)} {unit}
          </s>
        )}{' '}
        {km !== null && (
          <strong>
            {number(km)} {unit}
          </strong>
        )}{' '}
        <span className="soft">{dateTime(reading.dt_leitura, session.ds_fuso)}</span>
      </p>
      {correcao !== null && (
        <p className="soft">
          <CorrectionNote correction={correcao} isVoid={km === null} />
        </p>
      )}
      {km !== null && mayCall(session, rights.correctReading) && (
        <Button icon={<IconPencil aria-hidden />} onClick={() => setWrong(true)}>
          {t('fleet.correction.open')}
        </Button>
      )}
      {wrong && km !== null && (
        <CorrectionSheet
          reading={{ nr_sequencial, km, km_anterior: null }}
          unit={unit}
          onClose={() => setWrong(false)}
        />
      )}
    </>
  );
}
