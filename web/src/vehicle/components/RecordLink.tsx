import { useOfficeCall } from '../../core/api/office.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import css from './Vehicle.module.css';

/** To the record of the vehicle, where the person keeps vehicles among others. */
export function RecordLink({ plate }: { plate: string }) {
  const { t } = useTranslation();
  const kinds = useOfficeCall('listRecordKinds', {});
  if (!kinds.data?.some(({ tipo }) => tipo === 'vehicles')) return null;
  return (
    <p className={css['acts']}>
      <Link to="/cadastros/$tipo/$id" params={{ tipo: 'vehicles', id: plate }} className={css['order']}>
        {t('vehicle.record')}
      </Link>
    </p>
  );
}
