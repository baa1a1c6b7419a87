import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { pinLengthOf } from '@terminal/contract/pin';
import { Suspense, useState } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { ClearKey, EraseKey, Keypad } from '../../core/components/Keypad.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { withTexts } from '../../core/i18n/i18n.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazyPart, lazyQuietly } from '../../core/lazy-part.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useSearch } from '../../core/navigation/visit.tsx';
import { keepTyped } from '../remembered.ts';
import type { useCompany } from '../useCompany.ts';
import { goIn, type Login } from '../useLogin.ts';
import { CompanySelect } from './CompanySelect.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { LoginFields } from './LoginFields.tsx';
import css from './LoginPanel.module.css';

const loadEnrolment = withTexts(() => import('./TerminalEnrolment.tsx'));
const TerminalEnrolment = lazyPart(async () => (await loadEnrolment()).TerminalEnrolment);

const AccountEntry = lazyQuietly(async () => (await import('./AccountEntry.tsx')).AccountEntry);

const loadBadges = withTexts(() => import('./BadgeEntry.tsx'));
const BadgeEntry = lazyQuietly(async () => (await loadBadges()).BadgeEntry);

interface LoginPanelProps {
  login: Login;
  company: ReturnType<typeof useCompany>;
  /** Our own digit keys: where a tablet's height has room for them. */
  keypad: boolean;
}

/** Whoever gave a code said to open this address here. */
const asksForCode = ({ terminal }: Record<string, string>) => terminal !== undefined;

/** Company, number and digits in one form with one button; Enter submits. */
export function LoginPanel({ login, company, keypad }: LoginPanelProps) {
  const { t } = useTranslation();
  const { signIn } = login;
  const busy = signIn.isPending || login.waits;
  // Of the company's own account or a badge; a try with digits takes its place.
  const [accountError, setAccountError] = useState<CallError | null>(null);
  const error = signIn.isIdle ? accountError : signIn.error;
  const enrolling = useSearch(asksForCode) || error?.codigo === 'TERMINAL_NAO_CADASTRADO';
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
        {error && !enrolling && (
          <LoginFailure
            error={error}
            pins={!login.form.external && pinLengthOf(login.ways?.tamanho_pin) !== null}
          />
        )}
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
      {company.company && (
        <Suspense>
          <AccountEntry
            key={company.company.key}
            company={company.company}
            offered={login.ways?.conta === 'S' && !login.form.external && !enrolling}
            onEntered={goIn}
            onFailed={(failure) => {
              signIn.reset();
              setAccountError(failure);
            }}
          />
        </Suspense>
      )}
      {company.company && login.ways?.cracha === 'S' && !enrolling && (
        <Suspense>
          <BadgeEntry
            key={company.company.key}
            company={company.company}
            onTyped={login.typedFast}
            onEntered={goIn}
            onFailed={(failure) => {
              signIn.reset();
              setAccountError(failure);
            }}
          />
        </Suspense>
      )}
      {enrolling && (
        <Suspense>
          <TerminalEnrolment
            onDone={() => {
              signIn.reset();
              setAccountError(null);
              void navigate({ to: '/login', replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
