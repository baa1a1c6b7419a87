import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import { choices } from '@terminal/contract/choices';
import { keptDigits, type RecordKind } from '@terminal/contract/record-kinds';
import { type ReactNode, useId, useState } from 'react';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSettled } from '../../core/useSettled.ts';
import { useRecordNames } from '../api.ts';
import type { RecordFieldProps } from '../field-props.ts';
import type { FormField } from '../form.ts';
import { choiceKey } from '../useCellText.ts';
import { ContactsField } from './ContactsField.tsx';
import { NamesField } from './NamesField.tsx';

/** A field that fits how cells of the column are written. */
export function RecordField(props: RecordFieldProps) {
  const { field, exists } = props;
  if (field.form === 'names' && (field.to !== undefined || field.of !== undefined))
    return (
      <NamesField
        {...props}
        // That a person is in no branch is said as long as it is so.
        hint={
          (field.column !== 'filiais' || props.value === '') && (
            <Hint tipo={props.tipo} column={field.column} />
          )
        }
      />
    );
  if (field.form === 'contacts') return <ContactsField {...props} />;
  if (field.form === 'flag') return <FlagField {...props} />;
  if (field.of !== undefined) return <SelectOf {...props} />;
  if (field.to !== undefined) return <ReferenceField {...props} />;
  return (
    <PlainField
      {...props}
      hint={exists && field.isFixed ? undefined : <Hint tipo={props.tipo} column={field.column} />}
    />
  );
}

const hinted = [
  'unidade',
  'modelos',
  'substitutos',
  'posicoes',
  'direcionais',
  'por_dia',
  'sla',
  'inicio',
  'fim',
  'cpf',
  'cnpj',
  'matricula',
  'numero',
  'medidor',
  'local',
  'conjunto',
  'contrato_inicio',
  'contrato_fim',
  'limite',
  'filiais',
  'atende',
  'aprovador',
  'planos',
  'conjuntos',
  'bloqueia',
  'so_qrcode',
  'idioma',
  'administra',
  'cadastros',
] as const;

/** Said under a field that people do not know by its name alone. */
function Hint({ tipo, column }: { tipo: RecordKind; column: string }) {
  const { t } = useTranslation();
  const hint = hinted.find((one) => one === column);
  // 'medidor' of a type is its unit, which is chosen.
  if (hint === undefined || (hint === 'medidor' && tipo !== 'vehicles')) return null;
  if (hint === 'filiais' && tipo !== 'people') return null;
  return <p className="soft-small">{t(`masterData.hints.${hint}`)}</p>;
}

const useLabel = ({ head, required }: FormField) => {
  const { t } = useTranslation();
  return required ? label(head) : t('masterData.optional', { field: label(head) });
};

const keyboards = { whole: 'numeric', number: 'decimal', money: 'decimal', digits: 'numeric' } as const;

function PlainField({ field, exists, value, error, onChange, hint }: RecordFieldProps & { hint: ReactNode }) {
  const { t } = useTranslation();
  const name = useLabel(field);
  const kept = field.form === 'digits' && value === keptDigits;
  return (
    <div>
      <TextField
        label={name}
        value={kept ? '' : value}
        error={error}
        readOnly={exists && field.isFixed}
        placeholder={kept ? t('masterData.kept') : undefined}
        inputMode={field.form in keyboards ? keyboards[field.form as keyof typeof keyboards] : undefined}
        type={field.column === 'email' ? 'email' : 'text'}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint}
    </div>
  );
}

function FlagField({ tipo, field, value, error, onChange }: RecordFieldProps) {
  return (
    <div>
      <Switch
        label={label(field.head)}
        checked={value === 'S'}
        onChange={(checked) => onChange(checked ? 'S' : 'N')}
      />
      <Hint tipo={tipo} column={field.column} />
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function SelectOf({ tipo, field, exists, value, error, onChange }: RecordFieldProps) {
  const { t } = useTranslation();
  const name = useLabel(field);
  const { of = 'flag' } = field;
  const none = { value: '', label: t(field.required ? 'masterData.choose' : 'masterData.nothing') };
  const options = Object.keys(choices[of]).map((one) => ({ value: one, label: t(choiceKey(of, one)) }));
  return (
    <div>
      <SelectField
        label={name}
        value={value}
        error={error}
        disabled={exists && field.isFixed}
        options={[none, ...options]}
        onChange={onChange}
      />
      <Hint tipo={tipo} column={field.column} />
    </div>
  );
}

/** A name of another record, offered while it is typed. */
function ReferenceField({ tipo, field, value, error, onChange }: RecordFieldProps) {
  const { t } = useTranslation();
  const list = useId();
  const name = useLabel(field);
  const [asked, setAsked] = useState(false);
  const settled = useSettled(value.trim());
  const names = useRecordNames(tipo, field.column, asked ? settled : '');
  return (
    <>
      <TextField
        label={name}
        value={value}
        error={error}
        icon={<IconListSearch aria-hidden />}
        placeholder={field.none === undefined ? t('masterData.pick') : label(field.none[0])}
        list={list}
        onChange={({ target }) => {
          setAsked(true);
          onChange(target.value);
        }}
      />
      <datalist id={list}>
        {(names.data ?? []).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
