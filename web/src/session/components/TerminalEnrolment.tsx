import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useEnrolTerminal } from '../api.ts';
import css from './TerminalEnrolment.module.css';

/** Enrols this browser with a one-time code; afterwards, or without a code, the login form is shown again (AUTH-26). */
export function TerminalEnrolment({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const enrol = useEnrolTerminal();
  const [code, setCode] = useState('');
  return (
    <form
      className={css['enrolment']}
      onSubmit={(event) => {
        event.preventDefault();
        enrol.mutate(code.trim(), {
          onSuccess: () => {
            notify.success(t('session.terminal.done'));
            onDone();
          },
        });
      }}
    >
      <h2>
        <IconDeviceTablet aria-hidden />
        {t('session.terminal.title')}
      </h2>
      <p>{t('session.terminal.explain')}</p>
      <TextField
        label={t('session.terminal.code')}
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
        maxLength={limits.activateTerminal.codigo}
        required
        spellCheck={false}
        error={enrol.error ? say(enrol.error) : undefined}
      />
      <Button type="submit" look="primary" size="xl" wide busy={enrol.isPending}>
        {t('session.terminal.enrol')}
      </Button>
      <Button wide onClick={onDone}>
        {t('core.cancel')}
      </Button>
    </form>
  );
}
