import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '@terminal/contract';
import { useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { saveFile } from '../files/download.ts';
import { useErrorText } from '../i18n/useErrorText.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { notify } from '../notices.ts';
import { type FileCall, panelFile } from './file.ts';

interface ExportButtonProps<N extends FileCall> {
  call: N;
  asked: InputOf<N>['body'];
  /** Name of the file. */
  name: string;
  failed: string;
}

/** Downloads data as a file; during the download the same button cancels it. */
export function ExportButton<N extends FileCall>({ call, asked, name, failed }: ExportButtonProps<N>) {
  const { t } = useTranslation();
  const say = useErrorText();
  const stop = useRef<AbortController>(null);
  const exporting = useMutation<void, Error, AbortController>({
    mutationFn: async ({ signal }) => saveFile(name, await panelFile(call, asked, signal)),
    onError: (error, { signal }) => {
      if (!signal.aborted) notify.error(`${failed} ${say(error)}`);
    },
  });
  if (exporting.isPending)
    return <Button onClick={() => stop.current?.abort()}>{t('panel.exporting')}</Button>;
  return (
    <Button
      icon={<IconDownload size={18} aria-hidden />}
      onClick={() => {
        stop.current = new AbortController();
        exporting.mutate(stop.current);
      }}
    >
      {t('panel.export')}
    </Button>
  );
}
