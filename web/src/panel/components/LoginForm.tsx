import * as limits from '@terminal/contract/limits';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { ChoiceField } from '../../core/components/ChoiceField.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { PanelLoginForm } from '../login-form.ts';
import { LoginFailure } from './LoginFailure.tsx';
import css from './LoginForm.module.css';

interface LoginFormProps {
  form: PanelLoginForm;
  companies: readonly string[];
  /** Where they come from. */
  answer: ComponentProps<typeof ChoiceField>['answer'];
  busy: boolean;
  error: Error | null;
  onChange: (part: Partial<PanelLoginForm>) => void;
  /** The kind of user is another: nothing typed is his. */
  onKind: (external: boolean) => void;
  onSubmit: () => void;
}

/** The first step of the login: who it is, and the password where it is asked for. */
export function LoginForm({
  form,
  companies,
  answer,
  busy,
  error,
  onChange,
  onKind,
  onSubmit,
}: LoginFormProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const errorId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const asks = form.password !== null;
  // Asked for the first time, or typed wrong: it is typed anew.
  useEffect(() => {
    if (asks && !busy) formRef.current?.querySelector<HTMLInputElement>('[type=password]')?.focus();
  }, [asks, busy]);
  return (
    <form
      ref={formRef}
      className="rows"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ChoiceField
        label={t('panel.company')}
        value={form.company}
        answer={answer}
        options={companies.map((name) => ({ value: name, label: name }))}
        onChange={(company) => onChange({ company })}
      />
      <Switch label={t('panel.login.external')} checked={form.external} onChange={onKind} />
      <div className={css['pair']}>
        <TextField
          label={t(form.external ? 'panel.login.number' : 'panel.login.registration')}
          value={form.number}
          onChange={({ target }) =>
            onChange({ number: target.value.slice(0, limits.panelLogin.matricula), password: null })
          }
          inputMode="numeric"
          autoComplete="username"
          spellCheck={false}
        />
        <TextField
          label={t(form.external ? 'panel.login.cnpj' : 'panel.login.cpf')}
          value={form.digits}
          onChange={({ target }) => onChange({ digits: target.value.slice(0, 9), password: null })}
          inputMode="numeric"
          aria-describedby={error ? errorId : undefined}
        />
      </div>
      {asks && (
        <>
          <p className="soft">{t('panel.login.askPassword')}</p>
          <TextField
            label={t('panel.login.password')}
            type="password"
            autoComplete="current-password"
            value={form.password ?? ''}
            onChange={({ target }) => onChange({ password: target.value.slice(0, limits.panelLogin.senha) })}
          />
        </>
      )}
      <Button type="submit" look="primary" size="l" wide busy={busy}>
        {busy ? t('core.loading') : t('panel.login.enter')}
      </Button>
      {error && <LoginFailure id={errorId} error={error} text={say(error)} />}
    </form>
  );
}
