import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type SystemType, systemTypes } from '../../scripts/api.ts';
import css from './BaseSelect.module.css';

interface BaseSelectProps {
  type: SystemType;
  onType: (type: SystemType) => void;
  bases: readonly { db_name: string; name: string }[];
  database: string;
  onDatabase: (database: string) => void;
}

/** Selection of system and company, in the top bar, with labels. */
export function BaseSelect({ type, onType, bases, database, onDatabase }: BaseSelectProps) {
  const { t } = useTranslation();
  return (
    <div className={css['choice']}>
      <label>
        <span>{t('tables.system')}</span>
        <select
          value={type}
          // The options are the systems themselves.
          onChange={({ target }) => onType(target.value as SystemType)}
        >
          {systemTypes.map((value) => (
            <option key={value} value={value}>
              {t(`tables.systems.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('tables.company')}</span>
        <select value={database} onChange={({ target }) => onDatabase(target.value)}>
          {bases.map(({ db_name, name }) => (
            <option key={db_name} value={db_name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
