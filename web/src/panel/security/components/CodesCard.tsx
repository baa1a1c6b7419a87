import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { type Factors, hasFactor } from '../../factors.ts';
import css from './Cards.module.css';

interface CodesCardProps {
  factors: Factors;
  /** @param codes shown only now */
  onRenewed: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and ten new ones. */
export function CodesCard({ factors, onRenewed }: CodesCardProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const has = hasFactor(factors);
  return (
    <section className={css['card']} aria-labelledby="factor-codes">
      <h2 id="factor-codes">{t('security.codes.title')}</h2>
      <p className={css['about']}>{t('security.codes.about')}</p>
      <p className={has ? 'bold' : undefined}>
        {has ? t('security.codes.left', { count: factors.qt_codigos }) : t('security.codes.none')}
      </p>
      {has && (
        <div className="wrap">
          <Button onClick={() => setAsking(true)}>{t('security.codes.renew')}</Button>
        </div>
      )}
      {asking && <RenewSheet onRenewed={onRenewed} onClose={() => setAsking(false)} />}
    </section>
  );
}

function RenewSheet({ onRenewed, onClose }: Pick<CodesCardProps, 'onRenewed'> & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('security.codes.renewTitle')}
      yes={t('security.codes.renewYes')}
      call="renewRecoveryCodes"
      input={{}}
      onDone={({ codigos }) => {
        onClose();
        onRenewed(codigos);
      }}
      onClose={onClose}
    >
      <p>{t('security.codes.renewAbout')}</p>
    </AskSheet>
  );
}
