import type { SettingKey } from '@terminal/contract/settings';
import { useState } from 'react';
import type { CallError } from '../core/api/errors.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { notify } from '../core/notices.ts';
import { useSession } from '../core/session/store.ts';
import { useTypedOver } from '../core/useTypedOver.ts';
import { type KeptSettings, useSaveSettings } from './api.ts';
import { faultyOf, namedOf, textsOf } from './form.ts';

/**
 * What is typed over the settings as they are, and the command that saves it. What somebody else saves meanwhile shows in the
 * fields nobody typed into here.
 * @param onRefused loads the settings anew
 */
export function useSettingsForm({ valores, versao }: KeptSettings, onRefused: () => void) {
  const { t } = useTranslation();
  const { texts, typed, clashes, version, ...form } = useTypedOver(`ajustes ${useSession().tecnicoId}`, {
    version: String(versao),
    texts: textsOf(valores),
  });
  const [tries, setTries] = useState(0);
  const { mutateAsync, error, isPending } = useSaveSettings();
  const faulty = faultyOf(typed);

  function save() {
    setTries(tries + 1);
    if (faulty.length > 0) return;
    void mutateAsync({ body: { versao: Number(version), valores: namedOf(typed) } }).then(
      () => {
        form.sent();
        setTries(0);
        notify.success(t('settings.saved'));
      },
      (refused: CallError) => {
        form.know(refused.valores?.['versao'] ?? '');
        onRefused();
      },
    );
  }

  return {
    textOf: (key: SettingKey) => texts[key] ?? '',
    set: form.set,
    discard: form.clear,
    typed,
    clashes,
    isChanged: Object.keys(typed).length > 0,
    /** Settings that cannot be saved as typed, once that was tried. */
    faulty: tries > 0 ? faulty : [],
    tries,
    save,
    error,
    busy: isPending,
  };
}
