import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { TextField } from '../../core/components/Field.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { usePanelCommand } from '../../core/panel/hooks.ts';
import { SaveSheet } from '../../core/panel/SaveSheet.tsx';
import { storePanelSession, usePanelSession } from '../../core/panel/store.ts';

const shortest = 12;

/** Another password for oneself, or the first (G-05). */
export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const session = usePanelSession();
  const [form, setForm] = useState({ current: '', next: '', repeat: '' });
  const change = usePanelCommand('changePassword');
  const short = form.next !== '' && form.next.length < shortest;
  const differs = form.repeat !== '' && form.repeat !== form.next;
  const complete =
    form.next.length >= shortest && form.repeat === form.next && (!session.tem_senha || form.current !== '');
  const send = () => {
    const body = { senha_atual: session.tem_senha ? form.current : null, senha: form.next };
    change.mutate(
      { body },
      {
        onSuccess: () => {
          storePanelSession({ ...session, tem_senha: true });
          notify.success(t('panel.password.changed'));
          onClose();
        },
      },
    );
  };
  const wrongCurrent = change.error?.codigo === 'LOGIN_RECUSADO' ? say(change.error) : undefined;
  return (
    <SaveSheet
      title={t('panel.password.change')}
      about={t('panel.password.hint')}
      save={t('panel.password.save')}
      busy={change.isPending}
      complete={complete}
      error={wrongCurrent === undefined ? change.error : null}
      onSave={send}
      onClose={onClose}
    >
      {session.tem_senha && (
        <TextField
          data-focus-first
          label={t('panel.password.current')}
          type="password"
          autoComplete="current-password"
          value={form.current}
          error={wrongCurrent}
          onChange={({ target }) => setForm({ ...form, current: target.value })}
        />
      )}
      <TextField
        label={t('panel.password.next')}
        type="password"
        autoComplete="new-password"
        value={form.next}
        error={short ? t('panel.password.short') : undefined}
        onChange={({ target }) =>
          setForm({ ...form, next: target.value.slice(0, limits.changePassword.senha) })
        }
      />
      <TextField
        label={t('panel.password.repeat')}
        type="password"
        autoComplete="new-password"
        value={form.repeat}
        error={differs ? t('panel.password.differs') : undefined}
        onChange={({ target }) =>
          setForm({ ...form, repeat: target.value.slice(0, limits.changePassword.senha) })
        }
      />
    </SaveSheet>
  );
}
