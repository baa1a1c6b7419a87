import { Button } from '../../core/components/Button.tsx';
import { Tick } from '../../core/components/Tick.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { CallGroup, KeyPerson } from '../api.ts';
import { chosen, mayBeOf, readingOf } from '../key-form.ts';
import { isAreaName } from '../texts.ts';
import css from './Systems.module.css';

interface CallChoiceProps {
  /** Whose calls they are; undefined: nobody is chosen yet. */
  person: KeyPerson | undefined;
  groups: readonly CallGroup[];
  calls: readonly string[];
  error: string | undefined;
  onChange: (calls: string[]) => void;
}

/** Which calls a key may send: by area, those that read with one press; what its person may not send is said. */
export function CallChoice({ person, groups, calls, error, onChange }: CallChoiceProps) {
  const { t, i18n } = useTranslation();
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
        const possible = group.chamadas.filter((one) => mayBeOf(person, one)).map(({ nome }) => nome);
        const taken = names.filter((name) => calls.includes(name)).length;
        return (
          <details key={group.area} className={css['group']}>
            <summary>
              <span>{isAreaName(group.area) ? t(`systems.areas.${group.area}`) : group.area}</span>
              <span className="soft-small">{t('systems.key.taken', { taken, count: names.length })}</span>
            </summary>
            <div className={css['buttons']}>
              <Button
                onClick={() =>
                  onChange(
                    chosen(
                      calls,
                      readingOf(group).filter((name) => possible.includes(name)),
                      true,
                    ),
                  )
                }
              >
                {t('systems.key.reading')}
              </Button>
              <Button onClick={() => onChange(chosen(calls, possible, true))}>{t('systems.key.all')}</Button>
              <Button onClick={() => onChange(chosen(calls, names, false))}>{t('systems.key.none')}</Button>
            </div>
            {group.chamadas.map(({ nome, metodo, caminho, resumo, precisa }) => (
              <Tick
                key={nome}
                name={
                  <>
                    {resumo[i18n.language]}
                    <small>
                      {metodo} {caminho}
                    </small>
                    {!possible.includes(nome) && (
                      <small className="error-text">
                        {[t('systems.key.impossible'), precisa.length > 0 && `(${precisa.join(', ')})`]
                          .filter(Boolean)
                          .join(' ')}
                      </small>
                    )}
                  </>
                }
                checked={calls.includes(nome)}
                disabled={!possible.includes(nome) && !calls.includes(nome)}
                onChange={(on) => onChange(chosen(calls, [nome], on))}
              />
            ))}
          </details>
        );
      })}
    </fieldset>
  );
}
