import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { TextField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { SaveSheet } from '../../../core/panel/SaveSheet.tsx';
import { proposedName } from '../../factors.ts';
import { usePasskeyErrorText } from '../../passkeys.ts';
import { useAddPasskey } from '../api.ts';

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
  const [typed, setTyped] = useState(() =>
    proposedName(navigator.userAgent, taken, t('security.passkeys.some')),
  );
  const add = useAddPasskey();
  const name = typed.trim();
  return (
    <SaveSheet
      title={t('security.passkeys.addTitle')}
      about={t('security.passkeys.addAbout')}
      save={t('security.passkeys.make')}
      busy={add.isPending}
      complete={name !== ''}
      error={add.error && !isCancelled(add.error) ? say(add.error) : null}
      onSave={() => add.mutate(name, { onSuccess: onDone })}
      onClose={onClose}
    >
      <TextField
        data-focus-first
        label={t('security.passkeys.name')}
        value={typed}
        maxLength={limits.finishPasskey.ds_chave}
        onChange={({ target }) => setTyped(target.value)}
      />
    </SaveSheet>
  );
}
