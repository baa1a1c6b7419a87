import { panelLevels } from '@terminal/contract/levels';
import * as limits from '@terminal/contract/limits';
import { type ReactNode, useId, useState } from 'react';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { usePanelCommand } from '../../core/panel/hooks.ts';
import { SaveSheet } from '../../core/panel/SaveSheet.tsx';
import {
  isUserComplete,
  isUserSound,
  missingOfUser,
  type PanelUser,
  type UserForm,
  userDigits,
  userFields,
  userFormOf,
  wrongNetwork,
} from '../user-form.ts';
import css from './Form.module.css';
import { UserFactors } from './UserFactors.tsx';

interface UserSheetProps {
  /** Null: a new one. */
  user: PanelUser | null;
  onClose: () => void;
}

/** A user of the panel, new or changed; his other sessions end with a change. */
export function UserSheet({ user, onClose }: UserSheetProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => userFormOf(user));
  const { save, error, busy } = useSave(user, onClose);
  const change = (part: Partial<UserForm>) => setForm({ ...form, ...part });
  const known = user !== null;
  const [tried, setTried] = useState(false);
  return (
    <SaveSheet
      title={t(user === null ? 'panel.users.newTitle' : 'panel.users.editTitle')}
      size="m"
      save={t('panel.users.save')}
      busy={busy}
      complete={isUserSound(form)}
      error={error}
      onSave={() => {
        setTried(true);
        if (isUserComplete(form, known)) save(form);
      }}
      onClose={onClose}
    >
      <Fields form={form} known={known} missing={tried ? missingOfUser(form, known) : []} onChange={change} />
      {user?.tem_fator && <UserFactors user={user} />}
    </SaveSheet>
  );
}

function useSave(user: PanelUser | null, onDone: () => void) {
  const { t } = useTranslation();
  const add = usePanelCommand('savePanelUser');
  const edit = usePanelCommand('editPanelUser');
  const onSuccess = () => {
    notify.success(t('panel.users.saved'));
    onDone();
  };
  return {
    busy: add.isPending || edit.isPending,
    error: add.error ?? edit.error,
    save(form: UserForm) {
      const fields = userFields(form);
      if (user === null) {
        add.mutate({ body: { ...fields, digitos: form.digits } }, { onSuccess });
        return;
      }
      const rest = {
        nr_sequencial: user.nr_sequencial,
        st_status: form.active ? ('A' as const) : ('I' as const),
        digitos: form.digits || null,
      };
      edit.mutate({ body: { ...fields, ...rest } }, { onSuccess });
    },
  };
}

interface FieldsProps {
  form: UserForm;
  known: boolean;
  /** Needed fields that were not filled when it was to be saved. */
  missing: ReturnType<typeof missingOfUser>;
  onChange: (part: Partial<UserForm>) => void;
}

function Fields({ form, known, missing, onChange }: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const networksId = useId();
  const keep = known ? t('panel.users.keep') : undefined;
  const wrong = wrongNetwork(form.networks);
  const lack = (field: (typeof missing)[number]) =>
    missing.includes(field) ? t('panel.users.needed') : undefined;
  return (
    <>
      <TextField
        data-focus-first
        label={t('panel.users.heads.name')}
        value={form.name}
        error={lack('name')}
        maxLength={limits.savePanelUser.ds_nome}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Switch
        label={t('panel.users.isExternal')}
        checked={form.external}
        onChange={(external) => onChange({ external, digits: '' })}
      />
      {!form.external && (
        <TextField
          label={t('panel.login.registration')}
          value={form.registration}
          error={lack('registration')}
          maxLength={limits.savePanelUser.nr_matricula}
          onChange={({ target }) => onChange({ registration: target.value })}
        />
      )}
      <TextField
        label={t(form.external ? 'panel.login.cnpj' : 'panel.login.cpf')}
        inputMode="numeric"
        placeholder={keep}
        value={form.digits}
        error={
          missing.includes('digits') ? t('panel.users.digitsNeeded', { count: userDigits(form) }) : undefined
        }
        onChange={({ target }) =>
          onChange({ digits: target.value.replaceAll(/\D/g, '').slice(0, userDigits(form)) })
        }
      />
      <SelectField
        label={t('panel.users.heads.level')}
        value={form.level}
        options={panelLevels.map((level) => ({ value: level, label: t(`panel.levels.${level}`) }))}
        onChange={(value) => onChange({ level: panelLevels.find((level) => level === value) ?? 'L' })}
      />
      <TextField
        label={t('panel.users.password')}
        type="password"
        autoComplete="new-password"
        placeholder={keep}
        value={form.password}
        error={form.password !== '' && form.password.length < 12 ? t('panel.password.short') : undefined}
        onChange={({ target }) => onChange({ password: target.value.slice(0, limits.savePanelUser.senha) })}
      />
      <TextField
        label={t('panel.users.email')}
        type="email"
        value={form.email}
        maxLength={limits.savePanelUser.ds_email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <div className={css['area']}>
        <label htmlFor={networksId}>{t('panel.users.networks')}</label>
        <textarea
          id={networksId}
          rows={3}
          value={form.networks}
          aria-invalid={wrong !== null || undefined}
          aria-describedby={`${networksId}-hint`}
          onChange={({ target }) => onChange({ networks: target.value })}
        />
        <p id={`${networksId}-hint`} className={css[wrong === null ? 'hint' : 'error']}>
          {wrong === null ? t('panel.users.networksHint') : t('panel.users.networkWrong', { network: wrong })}
        </p>
      </div>
      {known && (
        <Switch
          label={t('panel.users.activeSwitch')}
          checked={form.active}
          onChange={(active) => onChange({ active })}
        />
      )}
    </>
  );
}
