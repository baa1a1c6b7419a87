import type { ComponentProps } from 'react';
import { plateText } from '../format/plates.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Link } from '../navigation/Link.tsx';
import { Plate } from './Plate.tsx';
import css from './PlateLink.module.css';

/** A plate that leads to the page of its vehicle; not for places that are links or buttons themselves. */
export function PlateLink({ onClick, ...props }: ComponentProps<typeof Plate> & { onClick?: () => void }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/veiculo/$placa"
      params={{ placa: props.plate }}
      className={css['link']}
      onClick={onClick}
      aria-label={t('core.vehicle', { plate: plateText(props.plate) })}
    >
      <Plate {...props} />
    </Link>
  );
}
