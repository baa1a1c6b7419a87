import { Answer } from '../../core/components/Answer.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { isUnknown } from '../../orders/unknown.ts';
import { useReadings } from '../../plans/keeping/api.ts';
import { MeterChart } from '../../plans/keeping/components/MeterChart.tsx';
import { ReadingTable } from '../../plans/keeping/components/ReadingTable.tsx';
import { useCycleWords } from '../../plans/keeping/words.ts';
import css from './Vehicle.module.css';

/** Readings shown here; the others are on their own page. */
const shown = 8;

/** The vehicle's meter: its curve and last readings. */
export function VehicleReadings({ plate }: { plate: string }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const answer = useReadings(plate);
  // An order of this branch is on a vehicle of another.
  if (answer.isError && isUnknown(answer.error)) return null;
  return (
    <section className={css['part']}>
      <h2>{t('vehicle.readings')}</h2>
      <Answer answer={answer} failed={t('vehicle.readingsFailed')}>
        {({ leituras, tp_medidor }) => (
          <>
            <MeterChart readings={leituras.filter(({ correcao }) => correcao === null)} />
            {leituras.length === 0 ? (
              <p className="soft">{t('vehicle.noReadings')}</p>
            ) : (
              <ReadingTable readings={leituras.slice(0, shown)} unit={unitOf(tp_medidor)} />
            )}
          </>
        )}
      </Answer>
      <Link to="/planos/leituras" search={{ placa: plate }} className={css['order']}>
        {t('vehicle.allReadings')}
      </Link>
    </section>
  );
}
