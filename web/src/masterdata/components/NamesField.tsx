import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { choices } from '@terminal/contract/choices';
import { type ReactNode, useId, useState } from 'react';
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
export function NamesField({ hint, ...props }: RecordFieldProps & { hint: ReactNode }) {
  const { field, error } = props;
  return (
    <fieldset className={css['group']}>
      <legend>{label(field.head)}</legend>
      {field.of === undefined ? <Named {...props} /> : <Chosen {...props} of={field.of} />}
      {field.of !== undefined && error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
      {hint}
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

function Named({ tipo, field, value, error, onChange }: RecordFieldProps) {
  const { t } = useTranslation();
  const list = useId();
  const [typed, setTyped] = useState('');
  const names = namesIn(value);
  // What stands in the box counts as named before it is added: no press waits for that.
  const isNamed = typed.trim() !== '' && names.at(-1) === typed.trim();
  const chosen = isNamed ? names.slice(0, -1) : names;
  const text = isNamed || typed.trim() === '' ? typed : '';
  const answer = useRecordNames(tipo, field.column, useSettled(text.trim()));
  const offered = (answer.data ?? []).filter((name) => !chosen.includes(name));
  const write = (name: string) =>
    onChange([...chosen.filter((other) => other !== name), name].filter((one) => one !== '').join(' | '));
  function add(name: string) {
    write(offered.find((one) => one.toUpperCase() === name.trim().toUpperCase()) ?? name.trim());
    setTyped('');
  }
  function type(next: string) {
    write(next.trim());
    setTyped(next);
  }
  return (
    <>
      {chosen.length > 0 && (
        <div className={css['chips']}>
          {chosen.map((name) => (
            <Chip
              key={name}
              value={name}
              onRemove={() => onChange(names.filter((other) => other !== name).join(' | '))}
            />
          ))}
        </div>
      )}
      <div className={css['add']}>
        <TextField
          label={t('masterData.addName', { field: label(field.head) })}
          value={text}
          error={error}
          icon={<IconListSearch aria-hidden />}
          placeholder={t('masterData.pick')}
          list={list}
          onChange={({ target }) => (offered.includes(target.value) ? add(target.value) : type(target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(text);
          }}
        />
        <Button icon={<IconPlus aria-hidden />} disabled={text.trim() === ''} onClick={() => add(text)}>
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
