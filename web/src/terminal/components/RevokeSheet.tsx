import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../core/panel/AskSheet.tsx';
import { type Terminal, useKeeper } from '../api.ts';

/** Asks before a terminal is taken out of service. */
export function RevokeSheet({ terminal, onClose }: { terminal: Terminal; onClose: () => void }) {
  const { t } = useTranslation();
  const { request, isOwn } = useKeeper();
  return (
    <AskSheet
      title={t('terminals.revoke.title')}
      yes={t('terminals.revoke.yes')}
      over={request}
      call="revokeTerminal"
      input={{ body: { nr_sequencial: terminal.nr_sequencial } }}
      done={t('terminals.revoke.done')}
      onClose={onClose}
    >
      <p>
        <strong>{terminal.ds_terminal}</strong>
        {!isOwn && ` · ${terminal.nome_empresa}`}
      </p>
      <p>{t('terminals.revoke.about')}</p>
    </AskSheet>
  );
}
