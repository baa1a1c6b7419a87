import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { TextField } from '../../core/components/Field.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { usePanelCommand } from '../../core/panel/hooks.ts';
import { SaveSheet } from '../../core/panel/SaveSheet.tsx';

interface ConfirmPasswordSheetProps {
  /** @param confirmed false: cancelled */
  onSettled: (confirmed: boolean) => void;
}

/** Asks for the password before a dangerous command, which then continues automatically (PANEL-15, G-124). */
export function ConfirmPasswordSheet({ onSettled }: ConfirmPasswordSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const [typed, setTyped] = useState('');
  const confirm = usePanelCommand('confirmPassword');
  const send = () =>
    confirm.mutate(
      { body: { senha: typed } },
      { onSuccess: () => onSettled(true), onError: () => setTyped('') },
    );
  return (
    <SaveSheet
      title={t('panel.password.title')}
      about={t('panel.password.about')}
      save={t('panel.password.confirm')}
      busy={confirm.isPending}
      complete={typed !== ''}
      onSave={send}
      onClose={() => onSettled(false)}
    >
      <TextField
        data-focus-first
        label={t('panel.password.label')}
        type="password"
        autoComplete="current-password"
        value={typed}
        error={confirm.error ? say(confirm.error) : undefined}
        onChange={({ target }) => setTyped(target.value.slice(0, limits.confirmPassword.senha))}
      />
    </SaveSheet>
  );
}
