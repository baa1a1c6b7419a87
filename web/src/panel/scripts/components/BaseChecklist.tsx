import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './BaseChecklist.module.css';

interface Base {
  db_name: string;
  name: string;
}

interface BaseChecklistProps {
  bases: readonly Base[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Databases to choose, one by one or all of them (MULTISQL-01). */
export function BaseChecklist({ bases, chosen, onChange }: BaseChecklistProps) {
  const { t } = useTranslation();
  const all = bases.length > 0 && bases.every(({ db_name }) => chosen.includes(db_name));
  const turn = (name: string, on: boolean) =>
    onChange(bases.map(({ db_name }) => db_name).filter((one) => (one === name ? on : chosen.includes(one))));
  return (
    <fieldset className={css['list']}>
      <legend>{t('scripts.bases')}</legend>
      <div className={css['frame']}>
        <label className={css['all']}>
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && chosen.length > 0;
            }}
            onChange={() => onChange(all ? [] : bases.map(({ db_name }) => db_name))}
          />
          <span>{t('scripts.all')}</span>
          <span className={css['count']}>
            {t('scripts.chosen', { chosen: chosen.length, total: bases.length })}
          </span>
        </label>
        <div className={css['bases']}>
          {bases.map(({ db_name, name }) => (
            <label key={db_name} title={db_name}>
              <input
                type="checkbox"
                checked={chosen.includes(db_name)}
                onChange={({ target }) => turn(db_name, target.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
