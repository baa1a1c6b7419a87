import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../core/api/hooks.ts';
import { Brand } from '../../core/components/Brand.tsx';
import { Button } from '../../core/components/Button.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { LanguageSwitch } from '../../core/components/LanguageSwitch.tsx';
import { useDocumentTitle } from '../../core/components/PageHead.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { Wait } from '../../core/components/Wait.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { showPopup } from '../../core/notices.ts';
import { usePanelSignIn } from '../api.ts';
import { isPanelLoginComplete, type PanelLoginForm } from '../login-form.ts';
import css from './LoginPage.module.css';

const emptyForm: PanelLoginForm = {
  company: '',
  external: false,
  number: '',
  digits: '',
  password: null,
};

/** Login of the panel: company, number, digits and, where it is asked for, a password (doc 3 §2, PANEL-01..06). */
export function PanelLoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const say = useErrorText();
  const signIn = usePanelSignIn();
  const errorId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(emptyForm);
  const companies = useCall('getConfiguration', {}).data?.empresas_painel ?? [];
  useDocumentTitle(t('panel.name'));
  const asks = form.password !== null;
  useEffect(() => {
    if (asks) formRef.current?.querySelector<HTMLInputElement>('[type=password]')?.focus();
  }, [asks]);
  const company = companies.includes(form.company) ? form.company : (companies[0] ?? '');
  const change = (part: Partial<PanelLoginForm>) => setForm((now) => ({ ...now, ...part }));
  const digits = form.external ? 'cnpj' : 'cpf';

  function submit() {
    if (signIn.isPending) return;
    if (!isPanelLoginComplete(form)) {
      showPopup({ title: t('session.oops'), text: t('session.incomplete') });
      return;
    }
    signIn.mutate(
      { ...form, company },
      {
        onSuccess: (session) => {
          if (session === null) change({ password: '' });
          else void navigate({ to: '/inicioPainel' });
        },
        onError: () => change({ password: form.password === null ? null : '' }),
      },
    );
  }

  return (
    <div className={css['page']}>
      <main className={css['card']}>
        <header className={css['head']}>
          <Brand size={44} />
          <div>
            <p>{t('panel.restricted')}</p>
            <h1>{t('panel.name')}</h1>
          </div>
        </header>
        <form
          ref={formRef}
          className={css['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <SelectField
            label={t('panel.company')}
            value={company}
            options={companies.map((name) => ({ value: name, label: name }))}
            onChange={(company) => change({ company })}
          />
          <Switch
            label={t('panel.login.external')}
            checked={form.external}
            onChange={(external) => {
              signIn.reset();
              setForm({ ...emptyForm, company: form.company, external });
            }}
          />
          <div className={css['pair']}>
            <TextField
              label={t(form.external ? 'panel.login.number' : 'panel.login.registration')}
              value={form.number}
              onChange={({ target }) => change({ number: target.value.slice(0, 20), password: null })}
              inputMode="numeric"
              autoComplete="username"
              spellCheck={false}
            />
            <TextField
              label={t(`panel.login.${digits}`)}
              value={form.digits}
              onChange={({ target }) => change({ digits: target.value.slice(0, 9), password: null })}
              inputMode="numeric"
              aria-describedby={signIn.error ? errorId : undefined}
            />
          </div>
          {asks && (
            <>
              <p className={css['asks']}>{t('panel.login.askPassword')}</p>
              <TextField
                label={t('panel.login.password')}
                type="password"
                autoComplete="current-password"
                value={form.password ?? ''}
                onChange={({ target }) => change({ password: target.value.slice(0, 200) })}
              />
            </>
          )}
          <Button type="submit" look="primary" size="l" wide busy={signIn.isPending}>
            {signIn.isPending ? t('core.loading') : t('panel.login.enter')}
          </Button>
          {signIn.error && (
            <div id={errorId} className={css['failure']} role="alert">
              <strong>{say(signIn.error)}</strong>
              {signIn.error.retryAfter !== null && (
                <Wait key={signIn.error.retryAfter} seconds={signIn.error.retryAfter} />
              )}
            </div>
          )}
        </form>
        <footer className={css['foot']}>
          <Link to="/login">
            <IconArrowLeft size={18} aria-hidden /> {t('panel.login.terminal')}
          </Link>
          <LanguageSwitch />
        </footer>
      </main>
    </div>
  );
}
