import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { notify } from '../../core/notices.ts';
import { type RowsAsked, useExport } from '../api.ts';

/** Writes the filtered table out; while it comes, the same button calls it off. */
export function ExportButton({ asked, icon }: { asked: RowsAsked; icon: ReactNode }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const exporting = useExport();
  const stop = useRef<AbortController>(null);
  const start = () => {
    const controller = new AbortController();
    stop.current = controller;
    exporting.mutate(
      { asked, signal: controller.signal },
      {
        onError: (error) => {
          if (!controller.signal.aborted) notify.error(`${t('tables.exportFailed')} ${say(error)}`);
        },
      },
    );
  };
  return exporting.isPending ? (
    <Button onClick={() => stop.current?.abort()}>{t('tables.exporting')}</Button>
  ) : (
    <Button icon={icon} onClick={start}>
      {t('tables.export')}
    </Button>
  );
}
