import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useState } from 'react';
import { useCall } from '../../core/api/hooks.ts';
import { Brand } from '../../core/components/Brand.tsx';
import { LanguageSwitch } from '../../core/components/LanguageSwitch.tsx';
import { useDocumentTitle } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { showPopup } from '../../core/notices.ts';
import { takePanelTarget } from '../../core/return-to.ts';
import { type SignInAnswer, takeChosenCompany, usePanelSignIn } from '../api.ts';
import { AccountEntry } from '../components/AccountEntry.tsx';
import { LoginForm } from '../components/LoginForm.tsx';
import { SecondStep } from '../components/SecondStep.tsx';
import type { SecondStep as Step } from '../factors.ts';
import { isPanelLoginComplete, type PanelLoginForm } from '../login-form.ts';
import css from './LoginPage.module.css';

const emptyForm: PanelLoginForm = {
  company: '',
  external: false,
  number: '',
  digits: '',
  password: null,
};

/**
 * Login of the panel: company, number, digits and, where it is asked for, a password (doc 3 §2, PANEL-01..06), or an account
 * of the provider the server names; then the second factor of a user who has one.
 */
export function PanelLoginPage() {
  const { t } = useTranslation();
  const signIn = usePanelSignIn();
  // Who comes back from the provider of accounts has chosen the company before.
  const [form, setForm] = useState(() => ({ ...emptyForm, company: takeChosenCompany() ?? '' }));
  const [step, setStep] = useState<Step | null>(null);
  const [over, setOver] = useState<Error | null>(null);
  const configuration = useCall('getConfiguration', {});
  const companies = configuration.data?.empresas_painel ?? [];
  useDocumentTitle(t('panel.name'));
  const company = companies.includes(form.company) ? form.company : (companies[0] ?? '');
  const change = (part: Partial<PanelLoginForm>) => setForm((now) => ({ ...now, ...part }));
  // Whatever was answered, the password is typed anew; one that was not asked for still is not.
  const forgetPassword = () => setForm((now) => ({ ...now, password: now.password === null ? null : '' }));
  const enter = () => {
    const target = takePanelTarget();
    void navigate(target === null ? { to: '/inicioPainel' } : { href: target });
  };

  function answered(answer: SignInAnswer) {
    if ('exige_senha' in answer) return change({ password: '' });
    if ('colabPainel' in answer) return enter();
    forgetPassword();
    setStep(answer.segundo_passo);
  }

  function submit() {
    if (signIn.isPending) return;
    if (!isPanelLoginComplete(form)) {
      showPopup({ title: t('session.oops'), text: t('session.incomplete') });
      return;
    }
    setOver(null);
    signIn.mutate({ ...form, company }, { onSuccess: answered, onError: forgetPassword });
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
        {step === null ? (
          <>
            <LoginForm
              form={{ ...form, company }}
              companies={companies}
              answer={configuration}
              busy={signIn.isPending}
              error={over ?? signIn.error}
              onChange={change}
              onKind={(external) => {
                signIn.reset();
                setOver(null);
                setForm({ ...emptyForm, company: form.company, external });
              }}
              onSubmit={submit}
            />
            {configuration.data?.conta_painel && (
              <AccountEntry
                company={form.company || company}
                onAnswered={answered}
                onFailed={(error) => {
                  signIn.reset();
                  setOver(error);
                }}
              />
            )}
          </>
        ) : (
          <SecondStep
            step={step}
            company={company}
            onDone={enter}
            onBack={(error) => {
              signIn.reset();
              setOver(error);
              setStep(null);
            }}
          />
        )}
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
