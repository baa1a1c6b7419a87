import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import {
  type Contact,
  type ContactPart,
  contactParts,
  contactsCell,
  contactsIn,
  mostContacts,
} from '@terminal/contract/supplier-contacts';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { RecordFieldProps } from '../field-props.ts';
import css from './MasterData.module.css';

const blank: Contact = { nome: '', funcao: '', telefone: '', email: '' };
const types = { nome: 'text', funcao: 'text', telefone: 'tel', email: 'email' } as const;
// An object's keys are the names its type lists.
const parts = Object.keys(contactParts) as ContactPart[];

/** People to talk to at a supplier, a row of fields each. */
export function ContactsField({ field, value, error, onChange }: RecordFieldProps) {
  const { t } = useTranslation();
  const contacts = contactsIn(value);
  const write = (next: readonly Contact[]) => onChange(contactsCell(next));
  return (
    <fieldset className={css['group']}>
      <legend>{label(field.head)}</legend>
      {contacts.map((contact, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: while it is typed nothing but its place tells one from another.
          key={at}
          className={css['contact']}
          aria-label={contact.nome || t('masterData.contact.fresh')}
        >
          {parts.map((part) => (
            <TextField
              key={part}
              label={t(`masterData.contact.${part}`)}
              type={types[part]}
              autoComplete="off"
              maxLength={contactParts[part]}
              value={contact[part]}
              onChange={({ target }) =>
                write(contacts.map((one, n) => (n === at ? { ...one, [part]: target.value } : one)))
              }
            />
          ))}
          <IconButton
            label={t('masterData.contact.remove', { name: contact.nome })}
            icon={<IconTrash aria-hidden />}
            onClick={() => write(contacts.filter((_, n) => n !== at))}
          />
        </fieldset>
      ))}
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
      {contacts.length < mostContacts && (
        <p>
          <Button icon={<IconPlus aria-hidden />} onClick={() => write([...contacts, blank])}>
            {t('masterData.contact.add')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
