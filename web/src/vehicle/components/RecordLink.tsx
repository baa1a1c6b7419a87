import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useOfficeCall } from '../../core/api/office.ts';
import { Button } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import css from './Vehicle.module.css';

/** To the record of the vehicle and its first photo, where the person keeps vehicles among others. @param onPhoto null: it has one */
export function RecordLink({ plate, onPhoto }: { plate: string; onPhoto: (() => void) | null }) {
  const { t } = useTranslation();
  const kinds = useOfficeCall('listRecordKinds', {});
  if (!kinds.data?.some(({ tipo }) => tipo === 'vehicles')) return null;
  return (
    <p className={cx('row-wrap', css['acts'])}>
      <Link to="/cadastros/$tipo/$id" params={{ tipo: 'vehicles', id: plate }} className={css['order']}>
        {t('vehicle.record')}
      </Link>
      {onPhoto && (
        <Button icon={<IconCamera aria-hidden />} onClick={onPhoto}>
          {t('vehicle.photo.first')}
        </Button>
      )}
    </p>
  );
}
