import type { SettingKey } from '@terminal/contract/settings';
import { settingOf } from '@terminal/contract/settings';
import { useState } from 'react';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { notify } from '../core/notices.ts';
import { useSession } from '../core/session/store.ts';
import { useDraft } from '../core/useDraft.ts';
import { type KeptSettings, useSaveSettings } from './api.ts';
import { changedOf, draftOf, faultyOf, namedOf, typedIn, writtenOf } from './form.ts';

/**
 * What is typed over the settings as they are, and the command that saves it. What somebody else saves meanwhile shows in the
 * fields nobody typed into here.
 * @param onRefused loads the settings anew
 */
export function useSettingsForm({ valores, versao }: KeptSettings, onRefused: () => void) {
  const { t } = useTranslation();
  const [draft, setDraft, emptySent] = useDraft(`ajustes ${useSession().tecnicoId}`);
  const [tries, setTries] = useState(0);
  const { mutateAsync, error, isPending } = useSaveSettings();
  const typed = changedOf(typedIn(draft), valores);
  const faulty = faultyOf(typed);

  function save() {
    setTries(tries + 1);
    if (faulty.length > 0) return;
    void mutateAsync({ body: { versao, valores: namedOf(typed) } }).then(() => {
      emptySent(draft);
      setTries(0);
      notify.success(t('settings.saved'));
    }, onRefused);
  }

  return {
    textOf: (key: SettingKey) => typed[key] ?? writtenOf(settingOf(key), valores[key]),
    set: (key: SettingKey, text: string) => setDraft(draftOf(changedOf({ ...typed, [key]: text }, valores))),
    discard: () => setDraft(''),
    isChanged: Object.keys(typed).length > 0,
    /** Settings that cannot be saved as typed, once that was tried. */
    faulty: tries > 0 ? faulty : [],
    tries,
    save,
    error,
    busy: isPending,
  };
}
