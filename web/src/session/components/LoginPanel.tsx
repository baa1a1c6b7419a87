import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Suspense } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { ClearKey, EraseKey, Keypad } from '../../core/components/Keypad.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { withTexts } from '../../core/i18n/i18n.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../core/lazy-part.tsx';
import { keepTyped } from '../remembered.ts';
import type { useCompany } from '../useCompany.ts';
import type { Login } from '../useLogin.ts';
import { CompanySelect } from './CompanySelect.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { LoginFields } from './LoginFields.tsx';
import css from './LoginPanel.module.css';

const loadEnrolment = withTexts(() => import('./TerminalEnrolment.tsx'));
const TerminalEnrolment = lazyPart(async () => (await loadEnrolment()).TerminalEnrolment);

interface LoginPanelProps {
  login: Login;
  company: ReturnType<typeof useCompany>;
  /** Our own digit keys: where a tablet's height has room for them. */
  keypad: boolean;
}

/** Company, number and digits in one form with one button; Enter submits. */
export function LoginPanel({ login, company, keypad }: LoginPanelProps) {
  const { t } = useTranslation();
  const { signIn } = login;
  const busy = signIn.isPending || login.waits;
  const enrolling = signIn.error?.codigo === 'TERMINAL_NAO_CADASTRADO';
  return (
    <>
      <div className={css['head']}>
        <h1>{t('session.title')}</h1>
        <Switch label={t('session.external')} checked={login.form.external} onChange={login.changeExternal} />
      </div>
      <form
        ref={login.formRef}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          login.submit();
        }}
      >
        <CompanySelect
          companies={company.companies}
          company={company.company}
          onChoose={(chosen) => {
            keepTyped(login.form);
            company.choose(chosen);
          }}
        />
        <LoginFields login={login} keypad={keypad} />
        {signIn.error && !enrolling && <LoginFailure error={signIn.error} />}
        {keypad && !enrolling && (
          <Keypad
            onDigit={login.pressDigit}
            left={<ClearKey onPress={login.clear} />}
            right={<EraseKey onPress={login.erase} />}
          />
        )}
        {!enrolling && (
          <Button
            type="submit"
            look="primary"
            size="xl"
            wide
            busy={busy}
            trailing={busy ? undefined : <IconArrowRight aria-hidden />}
          >
            {busy ? t('core.loading') : t('session.enter')}
          </Button>
        )}
      </form>
      {enrolling && (
        <Suspense>
          <TerminalEnrolment onDone={() => signIn.reset()} />
        </Suspense>
      )}
    </>
  );
}
