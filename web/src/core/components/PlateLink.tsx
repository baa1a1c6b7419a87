import type { ComponentProps } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Link } from '../navigation/Link.tsx';
import { Plate } from './Plate.tsx';
import css from './PlateLink.module.css';

/** A plate that leads to the page of its vehicle; not for places that are links or buttons themselves. */
export function PlateLink({ onClick, ...props }: ComponentProps<typeof Plate> & { onClick?: () => void }) {
  const { t } = useTranslation();
  return (
    <Link to="/veiculo/$placa" params={{ placa: props.plate }} className={css['link']} onClick={onClick}>
      <span className="visually-hidden">{t('core.vehicle', { plate: '' })}</span>
      <Plate {...props} />
    </Link>
  );
}
