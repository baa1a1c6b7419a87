import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../core/panel/AskSheet.tsx';
import { usePanelSession } from '../../core/panel/store.ts';
import type { PanelUser } from '../user-form.ts';
import css from './Form.module.css';

/** Removes the second factors of another user; one's own are managed on /minhaSeguranca. */
export function UserFactors({ user }: { user: PanelUser }) {
  const { t } = useTranslation();
  const own = usePanelSession().nr_sequencial === user.nr_sequencial;
  const [state, setState] = useState<'there' | 'asked' | 'removed'>('there');
  if (own || state === 'removed') return null;
  return (
    <section className={css['factors']} aria-labelledby="user-factors">
      <div>
        <h3 id="user-factors">{t('security.user.head')}</h3>
        <p className="soft-small">{t('security.user.about')}</p>
      </div>
      <Button look="danger" onClick={() => setState('asked')}>
        {t('security.user.remove')}
      </Button>
      {state === 'asked' && (
        <RemoveSheet user={user} onRemoved={() => setState('removed')} onClose={() => setState('there')} />
      )}
    </section>
  );
}

interface RemoveSheetProps {
  user: PanelUser;
  onRemoved: () => void;
  onClose: () => void;
}

function RemoveSheet({ user, onRemoved, onClose }: RemoveSheetProps) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('security.user.removeTitle', { name: user.ds_nome })}
      yes={t('security.user.removeYes')}
      call="removeUserFactors"
      input={{ body: { nr_sequencial: user.nr_sequencial } }}
      done={t('security.user.removed')}
      onDone={onRemoved}
      onClose={onClose}
    >
      <p>{t('security.user.removeAbout')}</p>
    </AskSheet>
  );
}
