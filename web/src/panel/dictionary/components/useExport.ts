import { useState } from 'react';
import { downloadCsv } from '../../../core/files/download.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { panelRequest } from '../../../core/panel/client.ts';

/** Hands the whole dictionary to the browser as CSV. */
export function useExport(): { save: () => void; busy: boolean } {
  const { t } = useTranslation();
  const say = useErrorText();
  const [busy, setBusy] = useState(false);
  const heads = [
    t('dictionary.heads.element'),
    t('dictionary.heads.portuguese'),
    t('dictionary.heads.translation'),
  ];

  async function save() {
    setBusy(true);
    try {
      const words = await panelRequest('exportWords', {});
      const rows = words.map(({ palavra, palavra_frase, traducao }) => [palavra, palavra_frase, traducao]);
      downloadCsv(t('dictionary.file'), { heads, rows });
    } catch (error) {
      notify.error(say(error));
    } finally {
      setBusy(false);
    }
  }

  return { save: () => void save(), busy };
}
