import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { date, time } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { CorrectionNote } from '../../../fleet/components/CorrectionNote.tsx';
import { CorrectionSheet } from '../../../fleet/components/CorrectionSheet.tsx';
import type { Readings } from '../api.ts';
import css from './ReadingTable.module.css';

type Reading = Readings['leituras'][number];

/** So many are shown at first: half a year of weeks. */
const mostAtFirst = 26;

/** Readings of a vehicle in numbers, the newest first. */
export function ReadingTable({ readings, unit }: { readings: readonly Reading[]; unit: string }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const [all, setAll] = useState(false);
  const [wrong, setWrong] = useState<Reading | null>(null);
  const shown = all ? readings : readings.slice(0, mostAtFirst);
  return (
    <div className={css['frame']}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t('plans.keeping.readings.day')}</th>
            <th scope="col" className={css['number']}>
              {t('plans.keeping.readings.value')}
            </th>
            <th scope="col" className={css['number']}>
              {t('plans.keeping.readings.step')}
            </th>
            <th scope="col">{t('plans.keeping.readings.origin')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((reading, at) => (
            <tr key={reading.nr_sequencial} data-wrong={reading.correcao !== null}>
              <td>
                {date(reading.dt_leitura, ds_fuso)} {time(reading.dt_leitura, ds_fuso)}
              </td>
              <td className={css['number']}>
                {reading.correcao === null ? (
                  <strong>{number(reading.km)}</strong>
                ) : (
                  <del>{number(reading.km)}</del>
                )}
              </td>
              <td className={css['number']}>{stepOf(reading, readings.slice(at + 1).find(stands))}</td>
              <td>
                <div className={css['last']}>
                  <span className={css['origin']}>
                    <span>{t(`plans.keeping.origins.${reading.tp_origem}`)}</span>
                    {reading.km_anterior !== null && (
                      <span>
                        {t('plans.keeping.readings.exchanged', { value: number(reading.km_anterior) })}
                      </span>
                    )}
                    {reading.ds_colaborador !== null && <span>{personName(reading.ds_colaborador)}</span>}
                    {reading.correcao !== null && (
                      <span>
                        <CorrectionNote
                          correction={reading.correcao}
                          isVoid={reading.correcao.nr_seq_novo === null}
                        />
                      </span>
                    )}
                  </span>
                  {stands(reading) && (
                    <Button
                      look="quiet"
                      icon={<IconPencil aria-hidden />}
                      aria-label={t('fleet.correction.openOf', { value: number(reading.km) })}
                      onClick={() => setWrong(reading)}
                    />
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < readings.length && (
        <Button look="quiet" wide onClick={() => setAll(true)}>
          {t('plans.keeping.readings.all', { count: readings.length })}
        </Button>
      )}
      {wrong && <CorrectionSheet reading={wrong} unit={unit} onClose={() => setWrong(null)} />}
    </div>
  );
}

const stands = ({ correcao }: Reading): boolean => correcao === null;

/** Usage since the previous reading; at an exchange up to the last value of the old meter. */
const stepOf = (reading: Reading, before: Reading | undefined): string =>
  before === undefined || !stands(reading)
    ? ''
    : `+${number((reading.km_anterior ?? reading.km) - before.km)}`;
