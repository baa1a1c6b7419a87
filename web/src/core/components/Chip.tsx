import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './Chip.module.css';

interface ChipProps {
  /** Name of the filter: 'Criticidade'; absent if the value is clear without it. */
  name?: string;
  value: string;
  onRemove: () => void;
}

/** A filter that is set; pressing it takes it away. */
export function Chip({ name, value, onRemove }: ChipProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={css['chip']} onClick={onRemove}>
      <span className="visually-hidden">{t('core.remove')}: </span>
      {name !== undefined && <span className="soft">{name}</span>}
      <strong>{value}</strong>
      <IconX size={20} aria-hidden />
    </button>
  );
}
