import { Plate } from '../../../core/components/Plate.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import css from './Vehicle.module.css';

/** A plate that leads to the tyres of its vehicle. */
export function Vehicle({ plate, fleet }: { plate: string; fleet: string | null }) {
  const { t } = useTranslation();
  return (
    <span className={css['vehicle']}>
      <Link to="/borracharia/movimentacao/$placa" params={{ placa: plate }}>
        <span className="visually-hidden">{t('tyres.life.tyresOf')}</span>
        <Plate plate={plate} size="s" />
      </Link>
      {fleet !== null && <span>{fleet}</span>}
    </span>
  );
}
