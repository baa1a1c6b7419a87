import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import type { Factors } from '../../factors.ts';
import { canUsePasskeys } from '../../passkeys.ts';
import css from './Cards.module.css';
import { Since } from './Since.tsx';

const PasskeySheet = lazySheet(async () => (await import('./PasskeySheet.tsx')).PasskeySheet);

type Passkey = Factors['chaves'][number];

interface PasskeysCardProps {
  factors: Factors;
  /** @param codes recovery codes, shown only now; null: the user has some */
  onDone: (codes: readonly string[] | null) => void;
}

/** The passkeys: which there are, another one, one less; and why there can be none here. */
export function PasskeysCard({ factors, onDone }: PasskeysCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Passkey | 'new' | null>(null);
  const { chaves } = factors;
  const close = () => setOpen(null);
  const supported = canUsePasskeys();
  return (
    <section className={css['card']} aria-labelledby="factor-passkeys">
      <h2 id="factor-passkeys">{t('security.passkeys.title')}</h2>
      <p className={css['about']}>{t('security.passkeys.about')}</p>
      {chaves.length > 0 && (
        <ul className={css['list']}>
          {chaves.map((passkey) => (
            <li key={passkey.nr_sequencial}>
              <div>
                <strong>{passkey.ds_chave}</strong>
                <Since made={passkey.dt_criacao} used={passkey.dt_ultimo_uso} />
              </div>
              <IconButton
                className={css['danger']}
                label={t('security.passkeys.remove', { name: passkey.ds_chave })}
                icon={<IconTrash size={20} aria-hidden />}
                onClick={() => setOpen(passkey)}
              />
            </li>
          ))}
        </ul>
      )}
      {factors.chaves_possiveis && supported ? (
        <div className="wrap">
          <Button look={chaves.length === 0 ? 'tinted' : 'plain'} onClick={() => setOpen('new')}>
            {t('security.passkeys.add')}
          </Button>
        </div>
      ) : (
        <p>{t(supported ? 'security.passkeys.elsewhere' : 'security.passkeys.unsupported')}</p>
      )}
      {open === 'new' && (
        <Suspense>
          <PasskeySheet
            taken={chaves.map(({ ds_chave }) => ds_chave)}
            onDone={(codes) => {
              close();
              notify.success(t('security.passkeys.ready'));
              onDone(codes);
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {open !== null && open !== 'new' && <RemoveSheet passkey={open} onClose={close} />}
    </section>
  );
}

function RemoveSheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const { nr_sequencial, ds_chave } = passkey;
  return (
    <AskSheet
      title={t('security.passkeys.removeTitle', { name: ds_chave })}
      yes={t('security.passkeys.removeYes')}
      call="removePasskey"
      input={{ body: { nr_sequencial } }}
      done={t('security.passkeys.removed')}
      onClose={onClose}
    >
      <p>{t('security.passkeys.removeAbout')}</p>
    </AskSheet>
  );
}
