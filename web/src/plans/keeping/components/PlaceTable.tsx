import { Button } from '../../../core/components/Button.tsx';
import cards from '../../../core/components/CardTable.module.css';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { plateText } from '../../../core/format/plates.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useMeterScale } from '../../../core/meter.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import type { Place } from '../api.ts';
import { situationOf, useCycleWords, writtenDay } from '../words.ts';
import css from './PlaceTable.module.css';
import { StatusTag } from './StatusTag.tsx';

/** Vehicles in a plan; on a phone each is a card whose cells name themselves. */
export function PlaceTable({ places, onOpen }: { places: readonly Place[]; onOpen: (place: Place) => void }) {
  const { t } = useTranslation();
  const heads = ['vehicle', 'situation', 'next', 'last', 'due'] as const;
  return (
    <table className={cx(cards['table'], css['table'])}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`plans.keeping.places.${head}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('plans.keeping.places.open')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <Row key={place.nr_seq_veiculo_plano} place={place} onOpen={() => onOpen(place)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ place, onOpen }: { place: Place; onOpen: () => void }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const unit = unitOf(place.tp_medidor);
  const scale = useMeterScale();
  const meter = (value: number) => `${number(value)} ${unit}`;
  return (
    <tr>
      <th scope="row" className={css['vehicle']}>
        <span>
          <PlateLink plate={place.nr_placa} />
          <span className={css['pair']}>
            {place.nr_frota !== null && <strong>{place.nr_frota}</strong>}
            <span>{label(place.ds_filial)}</span>
          </span>
        </span>
      </th>
      <td>
        <span className={css['pair']}>
          <StatusTag situation={situationOf(place.st_plano)} />
          {place.nr_seq_os !== null && (
            <Link to="/os/$id" params={{ id: String(place.nr_seq_os) }}>
              {t('plans.keeping.places.order', { number: number(place.nr_seq_os) })}
            </Link>
          )}
        </span>
      </td>
      <td data-head={t('plans.keeping.places.next')}>
        <strong>{place.ds_ciclo}</strong>
      </td>
      <td data-head={t('plans.keeping.places.last')}>
        <span className={css['pair']}>
          <span>
            {place.km_ultimo < 0 ? scale.last(place.km_ultimo, place.km_mostrado) : meter(place.km_ultimo)}
          </span>
          <span>{writtenDay(place.dt_ultimo)}</span>
        </span>
      </td>
      <td data-head={t('plans.keeping.places.due')}>
        <span className={css['pair']}>
          {place.km_proximo !== null && (
            <span>
              {place.km_proximo < 0
                ? scale.next(place.km_proximo, place.km_atual, unit)
                : meter(place.km_proximo)}
            </span>
          )}
          {place.dt_prevista !== null && <span>{writtenDay(place.dt_prevista)}</span>}
        </span>
      </td>
      <td className={css['action']}>
        <Button
          wide
          aria-label={t('plans.keeping.places.openOf', { plate: plateText(place.nr_placa) })}
          onClick={onOpen}
        >
          {t('plans.keeping.places.open')}
        </Button>
      </td>
    </tr>
  );
}
