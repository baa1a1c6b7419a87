import * as limits from '@terminal/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { isCalledOff } from '../../core/panel/client.ts';
import { proposedName } from '../factors.ts';
import { usePasskeyErrorText } from '../passkeys.ts';
import { useAddPasskey } from './api.ts';
import css from './Cards.module.css';

interface PasskeySheetProps {
  /** Names of the passkeys there are. */
  taken: readonly string[];
  /** @param codes recovery codes, shown only now; null: the user has some */
  onDone: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Names a new passkey; the browser then makes it. */
export function PasskeySheet({ taken, onDone, onClose }: PasskeySheetProps) {
  const { t } = useTranslation();
  const say = usePasskeyErrorText();
  const formId = useId();
  const [typed, setTyped] = useState(() =>
    proposedName(navigator.userAgent, taken, t('security.passkeys.some')),
  );
  const add = useAddPasskey();
  const name = typed.trim();
  return (
    <Sheet
      title={t('security.passkeys.addTitle')}
      about={t('security.passkeys.addAbout')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.password.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={add.isPending} disabled={name === ''}>
            {t('security.passkeys.make')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="rows"
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !add.isPending) add.mutate(name, { onSuccess: onDone });
        }}
      >
        <TextField
          data-focus-first
          label={t('security.passkeys.name')}
          value={typed}
          maxLength={limits.finishPasskey.ds_chave}
          onChange={({ target }) => setTyped(target.value)}
        />
        {add.error && !isCalledOff(add.error) && (
          <p role="alert" className={css['error']}>
            {say(add.error)}
          </p>
        )}
      </form>
    </Sheet>
  );
}
