import { mayOpen } from '@terminal/contract/access';
import { useState } from 'react';
import button from '../../../core/components/Button.module.css';
import { Button } from '../../../core/components/Button.tsx';
import { Plate } from '../../../core/components/Plate.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { cx } from '../../../core/cx.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useMeterScale } from '../../../core/meter.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useSession } from '../../../core/session/store.ts';
import type { Place, Plan } from '../api.ts';
import { situationOf, useCycleWords, writtenDay } from '../words.ts';
import { type PlaceAct, PlaceForm } from './PlaceForm.tsx';
import { PlaceHistory } from './PlaceHistory.tsx';
import css from './PlaceSheet.module.css';
import { StatusTag } from './StatusTag.tsx';

interface PlaceSheetProps {
  plan: Plan;
  place: Place;
  onClose: () => void;
}

/** One vehicle in a plan: how it stands, what happened, and what can be done about it. */
export function PlaceSheet({ plan, place, onClose }: PlaceSheetProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [act, setAct] = useState<PlaceAct | null>(null);
  if (act !== null) return <PlaceForm plan={plan} place={place} act={act} onDone={() => setAct(null)} />;
  const suspended = place.st_plano === 'S';
  return (
    <Sheet
      title={<Plate plate={place.nr_placa} size="l" />}
      about={dotted([place.nr_frota, place.ds_modelo && label(place.ds_modelo)])}
      size="m"
      onClose={onClose}
      footer={
        <div className={css['acts']}>
          {place.st_plano === 'V' && mayOpen(session, 'forecast') && (
            <Link
              to="/previsao"
              search={{ semana: 'atrasados', placa: place.nr_placa }}
              className={cx(button['button'], button['tinted'])}
              onClick={onClose}
            >
              {t('plans.generate')}
            </Link>
          )}
          {!suspended && <Button onClick={() => setAct('done')}>{t('plans.keeping.place.done')}</Button>}
          <Button onClick={() => setAct('correct')}>{t('plans.keeping.place.correct')}</Button>
          <Button onClick={() => setAct(suspended ? 'resume' : 'suspend')}>
            {t(suspended ? 'plans.keeping.place.resume' : 'plans.keeping.place.suspend')}
          </Button>
        </div>
      }
    >
      <div className={css['sheet']}>
        <Standing place={place} />
        <h3>{t('plans.keeping.place.history')}</h3>
        <PlaceHistory id={place.nr_seq_veiculo_plano} unit={place.tp_medidor} />
      </div>
    </Sheet>
  );
}

function Standing({ place }: { place: Place }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const scale = useMeterScale();
  const meter = (value: number) => `${number(value)} ${unitOf(place.tp_medidor)}`;
  const due = [
    place.km_proximo !== null &&
      (place.km_proximo < 0
        ? scale.next(place.km_proximo, place.km_atual, unitOf(place.tp_medidor))
        : meter(place.km_proximo)),
    place.dt_limite !== null && t('plans.keeping.places.until', { day: writtenDay(place.dt_limite) }),
    place.dt_prevista !== null && t('plans.keeping.places.around', { day: writtenDay(place.dt_prevista) }),
  ];
  return (
    <dl className={css['standing']}>
      <div>
        <dt>{t('plans.keeping.places.situation')}</dt>
        <dd>
          <StatusTag situation={situationOf(place.st_plano)} />
        </dd>
      </div>
      <div>
        <dt>{t('plans.keeping.places.next')}</dt>
        <dd>
          <strong>{place.ds_ciclo}</strong>
        </dd>
      </div>
      <div>
        <dt>{t('plans.keeping.readings.now')}</dt>
        <dd>{meter(place.km_atual)}</dd>
      </div>
      <div>
        <dt>{t('plans.keeping.places.last')}</dt>
        <dd>
          {place.km_ultimo < 0 ? scale.last(place.km_ultimo, place.km_mostrado) : meter(place.km_ultimo)} ·{' '}
          {writtenDay(place.dt_ultimo)}
        </dd>
      </div>
      <div className={css['due']}>
        <dt>{t('plans.keeping.places.due')}</dt>
        <dd>{dotted(due)}</dd>
      </div>
    </dl>
  );
}
