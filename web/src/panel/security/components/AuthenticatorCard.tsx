import { Suspense, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { isCancelled } from '../../../core/panel/client.ts';
import { PanelError } from '../../../core/panel/PanelError.tsx';
import type { Factors } from '../../factors.ts';
import { useBeginTotp } from '../api.ts';
import css from './Cards.module.css';
import { Since } from './Since.tsx';

const AuthenticatorSheet = lazySheet(
  async () => (await import('./AuthenticatorSheet.tsx')).AuthenticatorSheet,
);

interface AuthenticatorCardProps {
  factors: Factors;
  /** @param codes recovery codes, shown only now; null: the user has some */
  onDone: (codes: readonly string[] | null) => void;
}

/** The authenticator: state, setup, move to another device, removal. */
export function AuthenticatorCard({ factors, onDone }: AuthenticatorCardProps) {
  const { t } = useTranslation();
  const begin = useBeginTotp();
  const [open, setOpen] = useState<'set up' | 'remove' | null>(null);
  const { autenticador } = factors;
  const close = () => setOpen(null);
  const start = () => begin.mutate({}, { onSuccess: () => setOpen('set up') });
  return (
    <section className={css['card']} aria-labelledby="factor-totp">
      <h2 id="factor-totp">{t('security.totp.title')}</h2>
      {autenticador === null ? (
        <p className={css['about']}>{t('security.totp.about')}</p>
      ) : (
        <Since made={autenticador.dt_criacao} used={autenticador.dt_ultimo_uso} />
      )}
      {!isCancelled(begin.error) && <PanelError error={begin.error} />}
      <div className="wrap">
        <Button look={autenticador === null ? 'tinted' : 'plain'} busy={begin.isPending} onClick={start}>
          {t(autenticador === null ? 'security.totp.setUp' : 'security.totp.replace')}
        </Button>
        {autenticador !== null && (
          <Button look="danger" onClick={() => setOpen('remove')}>
            {t('security.totp.remove')}
          </Button>
        )}
      </div>
      {open === 'set up' && begin.data && (
        <Suspense>
          <AuthenticatorSheet
            secret={begin.data}
            onAgain={start}
            onDone={(codes) => {
              close();
              notify.success(t('security.totp.ready'));
              onDone(codes);
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'remove' && <RemoveSheet onClose={close} />}
    </section>
  );
}

function RemoveSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('security.totp.removeTitle')}
      yes={t('security.totp.remove')}
      call="removeTotp"
      input={{}}
      done={t('security.totp.removed')}
      onClose={onClose}
    >
      <p>{t('security.totp.removeAbout')}</p>
    </AskSheet>
  );
}
