import * as limits from '@terminal/contract/limits';
import { type FormEvent, useEffect, useRef } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { Button } from '../../core/components/Button.tsx';
import { CopyButton } from '../../core/components/CopyButton.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { KeptAccount } from '../api.ts';
import { useAccountForm } from '../useAccountForm.ts';
import css from './Settings.module.css';

interface AccountFormProps {
  account: KeptAccount;
  /** Loads it anew. */
  onRefused: () => void;
}

/** The provider of the company's accounts: where it is, how it knows the product, whether the login offers it. */
export function AccountForm({ account, onRefused }: AccountFormProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const form = useAccountForm(account, onRefused);
  const test = useOfficeCommand('testCompanyAccount');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.tries]);
  const issuer = form.textOf('ds_emissor').trim();
  const isOffered = form.textOf('st_ativa') === 'S';
  const needed = (field: Parameters<typeof form.lacks>[0]) =>
    form.lacks(field) ? t('settings.account.needed') : undefined;
  const faulty = [form.error, test.error].find((error) => error?.campos['ds_emissor'] !== undefined);
  return (
    <form
      ref={box}
      className={css['form']}
      noValidate
      aria-label={t('settings.account.title')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        form.save();
      }}
    >
      <section className="panel">
        <dl>
          <dt className="soft-small">{t('settings.account.return')}</dt>
          <dd className={css['address']}>{account.ds_retorno}</dd>
        </dl>
        <div className={css['back']}>
          <CopyButton text={account.ds_retorno} />
        </div>
        <div className={css['setting']}>
          <TextField
            label={t('settings.account.issuer')}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={form.textOf('ds_emissor')}
            maxLength={limits.saveCompanyAccount.ds_emissor}
            error={needed('ds_emissor') ?? (faulty ? say(faulty) : undefined)}
            onChange={({ target }) => {
              test.reset();
              form.set('ds_emissor', target.value);
            }}
          />
          <p className="soft-small">{t('settings.account.issuerHint')}</p>
          <Button
            className={css['back']}
            busy={test.isPending}
            disabled={issuer === ''}
            onClick={() => test.mutate({ body: { ds_emissor: issuer } })}
          >
            {t('settings.account.test')}
          </Button>
          {test.data && <p role="status">{t('settings.account.works', { address: test.data.ds_entrada })}</p>}
          {test.error && <FlowFailure title={t('settings.account.testFailed')} error={test.error} />}
        </div>
        <div className={css['fields']}>
          <TextField
            label={t('settings.account.client')}
            value={form.textOf('ds_cliente')}
            maxLength={limits.saveCompanyAccount.ds_cliente}
            spellCheck={false}
            error={needed('ds_cliente')}
            onChange={({ target }) => form.set('ds_cliente', target.value)}
          />
          <div className={css['setting']}>
            <TextField
              label={t('settings.account.secret')}
              type="password"
              autoComplete="new-password"
              value={form.textOf('segredo')}
              maxLength={limits.saveCompanyAccount.segredo}
              error={needed('segredo')}
              onChange={({ target }) => form.set('segredo', target.value)}
            />
            {account.tem_segredo === 'S' && <p className="soft-small">{t('settings.account.secretKept')}</p>}
          </div>
          <div className={css['setting']}>
            <Switch
              label={t('settings.account.verified')}
              checked={form.textOf('st_verificado') === 'S'}
              onChange={(on) => form.set('st_verificado', on ? 'S' : 'N')}
            />
            <p className="soft-small">{t('settings.account.verifiedHint')}</p>
          </div>
          <div className={css['setting']}>
            <Switch
              label={t('settings.account.active')}
              checked={isOffered}
              onChange={(on) => {
                form.set('st_ativa', on ? 'S' : 'N');
                if (on && issuer !== '' && test.isIdle) test.mutate({ body: { ds_emissor: issuer } });
              }}
            />
            {isOffered && test.error && <p className="error-text">{t('settings.account.unreached')}</p>}
          </div>
        </div>
      </section>
      {form.error && <FlowFailure title={t('settings.account.notSaved')} error={form.error} />}
      <div className={css['buttons']}>
        {form.isChanged && <Button onClick={form.discard}>{t('settings.account.discard')}</Button>}
        <Button type="submit" look="primary" size="l" busy={form.busy} disabled={!form.isChanged}>
          {t('settings.account.save')}
        </Button>
      </div>
    </form>
  );
}
