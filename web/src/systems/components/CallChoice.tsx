import { Button } from '../../core/components/Button.tsx';
import { Tick } from '../../core/components/Tick.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { CallGroup } from '../api.ts';
import { chosen, readingOf } from '../key-form.ts';
import { isAreaName } from '../texts.ts';
import css from './Systems.module.css';

interface CallChoiceProps {
  groups: readonly CallGroup[];
  calls: readonly string[];
  error: string | undefined;
  onChange: (calls: string[]) => void;
}

/** Which calls a key may send: by area, those that read with one press. */
export function CallChoice({ groups, calls, error, onChange }: CallChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css['choice']} aria-invalid={error === undefined ? undefined : true}>
      <legend>{t('systems.key.calls')}</legend>
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
      {groups.map((group) => {
        const names = group.chamadas.map(({ nome }) => nome);
        const taken = names.filter((name) => calls.includes(name)).length;
        return (
          <details key={group.area} className={css['group']}>
            <summary>
              <span>{isAreaName(group.area) ? t(`systems.areas.${group.area}`) : group.area}</span>
              <span className="soft-small">{t('systems.key.taken', { taken, count: names.length })}</span>
            </summary>
            <div className={css['buttons']}>
              <Button onClick={() => onChange(chosen(calls, readingOf(group), true))}>
                {t('systems.key.reading')}
              </Button>
              <Button onClick={() => onChange(chosen(calls, names, true))}>{t('systems.key.all')}</Button>
              <Button onClick={() => onChange(chosen(calls, names, false))}>{t('systems.key.none')}</Button>
            </div>
            {group.chamadas.map(({ nome, metodo, caminho }) => (
              <Tick
                key={nome}
                name={`${metodo} ${caminho}`}
                checked={calls.includes(nome)}
                onChange={(on) => onChange(chosen(calls, [nome], on))}
              />
            ))}
          </details>
        );
      })}
    </fieldset>
  );
}
