import type { AnswerOf } from '@terminal/contract';
import type { ReactNode } from 'react';
import { Plate } from '../../core/components/Plate.tsx';
import { VehiclePhoto } from '../../core/components/VehiclePhoto.tsx';
import { cx } from '../../core/cx.ts';
import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import css from './Vehicle.module.css';

interface VehicleHeadProps {
  vehicle: AnswerOf<'getVehicle'>;
  /** Shows all its photos; null: the session does not see them. */
  onPhotos: (() => void) | null;
  /** What is done with the page, where the top bar has no room. */
  acts: ReactNode;
}

/** The plate and what the vehicle is. */
export function VehicleHead({ vehicle, onPhotos, acts }: VehicleHeadProps) {
  const { t } = useTranslation();
  const meter = `${number(vehicle.km_atual)}\u00a0${vehicle.tp_medidor === 'H' ? 'h' : 'km'}`;
  const facts = [
    ['fleet', vehicle.nr_frota],
    ['type', joined(vehicle.ds_tipoveiculo, vehicle.ds_modelo)],
    ['set', joined(vehicle.ds_conjunto, vehicle.ds_projeto)],
    ['branch', joined(vehicle.ds_filial)],
    ['meter', meter],
  ] as const;
  return (
    <section className={css['head']} aria-label={t('vehicle.identity')}>
      <Plate plate={vehicle.nr_placa} size="xl" />
      {vehicle.foto !== null &&
        (onPhotos ? (
          <button type="button" aria-label={t('vehicle.photo.title')} onClick={onPhotos}>
            <VehiclePhoto photo={vehicle.foto} size={96} />
          </button>
        ) : (
          <VehiclePhoto photo={vehicle.foto} size={96} alt={t('vehicle.photo.title')} />
        ))}
      {vehicle.st_veiculo === 'I' && <strong>{t('vehicle.inactive')}</strong>}
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== null &&
            value !== '' && (
              <div key={name}>
                <dt>{t(`vehicle.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {acts && <div className={cx('row-wrap', css['acts'])}>{acts}</div>}
    </section>
  );
}

const joined = (...words: (string | null)[]): string =>
  dotted(words.filter((word) => word !== null && word !== '').map((word) => label(word ?? '')));
