import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { type Terminal, useRevoke } from '../api.ts';

/** Asks before a terminal is taken out of service. */
export function RevokeSheet({ terminal, onClose }: { terminal: Terminal; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRevoke();
  const revoke = () =>
    mutate(
      { body: { nr_sequencial: terminal.nr_sequencial } },
      {
        onSuccess: () => {
          notify.success(t('terminals.revoke.done'));
          onClose();
        },
      },
    );
  return (
    <AskSheet
      title={t('terminals.revoke.title')}
      yes={t('terminals.revoke.yes')}
      busy={isPending}
      error={error}
      onYes={revoke}
      onClose={onClose}
    >
      <p>
        <strong>{terminal.ds_terminal}</strong> · {terminal.nome_empresa}
      </p>
      <p>{t('terminals.revoke.about')}</p>
    </AskSheet>
  );
}
