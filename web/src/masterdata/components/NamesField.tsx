import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { choices } from '@terminal/contract/choices';
import { useId, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Chip } from '../../core/components/Chip.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Tick } from '../../core/components/Tick.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSettled } from '../../core/useSettled.ts';
import { useRecordNames } from '../api.ts';
import type { RecordFieldProps } from '../field-props.ts';
import { choiceKey } from '../useCellText.ts';
import css from './MasterData.module.css';

const namesIn = (value: string): string[] => value.split(' | ').filter((name) => name !== '');

/** Several names of other records, or several of a few choices. */
export function NamesField(props: RecordFieldProps) {
  const { field, error } = props;
  return (
    <fieldset className={css['group']}>
      <legend>{label(field.head)}</legend>
      {field.of === undefined ? <Named {...props} /> : <Chosen {...props} of={field.of} />}
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Chosen({ value, of, onChange }: RecordFieldProps & { of: keyof typeof choices }) {
  const { t } = useTranslation();
  const chosen = namesIn(value);
  const all = Object.keys(choices[of]);
  return (
    <div className={css['fields']}>
      {all.map((one) => (
        <Tick
          key={one}
          name={t(choiceKey(of, one))}
          checked={chosen.includes(one)}
          onChange={(ticked) =>
            onChange(all.filter((other) => (other === one ? ticked : chosen.includes(other))).join(' | '))
          }
        />
      ))}
    </div>
  );
}

function Named({ tipo, field, value, onChange }: RecordFieldProps) {
  const { t } = useTranslation();
  const list = useId();
  const [typed, setTyped] = useState('');
  const names = useRecordNames(tipo, field.column, useSettled(typed.trim()));
  const chosen = namesIn(value);
  const offered = (names.data ?? []).filter((name) => !chosen.includes(name));
  function add(name: string) {
    const whole = name.trim();
    if (whole !== '' && !chosen.includes(whole)) onChange([...chosen, whole].join(' | '));
    setTyped('');
  }
  return (
    <>
      {chosen.length > 0 && (
        <div className={css['chips']}>
          {chosen.map((name) => (
            <Chip
              key={name}
              value={name}
              onRemove={() => onChange(chosen.filter((other) => other !== name).join(' | '))}
            />
          ))}
        </div>
      )}
      <div className={css['add']}>
        <TextField
          label={t('masterData.addName', { field: label(field.head) })}
          value={typed}
          list={list}
          onChange={({ target }) =>
            offered.includes(target.value) ? add(target.value) : setTyped(target.value)
          }
          onBlur={() => offered.includes(typed.trim().toUpperCase()) && add(typed.toUpperCase())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button icon={<IconPlus aria-hidden />} disabled={typed.trim() === ''} onClick={() => add(typed)}>
          {t('masterData.addOne')}
        </Button>
      </div>
      <datalist id={list}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
