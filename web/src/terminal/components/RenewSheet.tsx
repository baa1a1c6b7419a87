import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { PanelError } from '../../core/panel/PanelError.tsx';
import { type Terminal, useRenew } from '../api.ts';
import { CodeSheet } from './CodeSheet.tsx';

/** Another code for a terminal that still waits. */
export function RenewSheet({ terminal, onClose }: { terminal: Terminal; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error, data } = useRenew();
  const name = terminal.ds_terminal;
  if (data) return <CodeSheet name={name} code={data} onClose={onClose} />;
  return (
    <Sheet
      title={t('terminals.renew.title')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.password.cancel')}</Button>
          <Button
            look="primary"
            busy={isPending}
            onClick={() => mutate({ body: { nr_sequencial: terminal.nr_sequencial } })}
          >
            {t('terminals.renew.save')}
          </Button>
        </>
      }
    >
      <p>{t('terminals.renew.about', { name })}</p>
      <PanelError error={error} />
    </Sheet>
  );
}
