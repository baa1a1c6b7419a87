import { Suspense, useEffect, useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { navigate } from '../../../core/navigation/navigate.ts';
import { storePanelSession, usePanelSession } from '../../../core/panel/store.ts';
import { takePanelTarget } from '../../../core/return-to.ts';
import { type Factors, hasFactor } from '../../factors.ts';
import { useFactors } from '../api.ts';
import { AuthenticatorCard } from '../components/AuthenticatorCard.tsx';
import css from '../components/Cards.module.css';
import { CodesCard } from '../components/CodesCard.tsx';
import { PasskeysCard } from '../components/PasskeysCard.tsx';
import { SessionsCard } from '../components/SessionsCard.tsx';

const CodesSheet = lazySheet(async () => (await import('../components/CodesSheet.tsx')).CodesSheet);

/** The user's second factors and sessions (docs/panel.md). */
export function SecurityPage() {
  const { t } = useTranslation();
  const session = usePanelSession();
  const answer = useFactors();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useFactorNoted(answer.data);
  // Recovery codes, shown only once, must be read before the rest of the panel opens.
  const told = (fresh: readonly string[] | null) => (fresh === null ? goOn() : setCodes(fresh));
  return (
    <>
      <PageHead title={t('security.title')} about={null} />
      {session.falta_fator && (
        <section className={css['missing']} aria-labelledby="factor-missing">
          <h2 id="factor-missing">{t('security.missing.title')}</h2>
          <p>{t('security.missing.about')}</p>
        </section>
      )}
      <Answer answer={answer} failed={t('security.failed')}>
        {(factors) => (
          <div className={css['cards']}>
            <AuthenticatorCard factors={factors} onDone={told} />
            <PasskeysCard factors={factors} onDone={told} />
            <CodesCard factors={factors} onRenewed={setCodes} />
          </div>
        )}
      </Answer>
      <SessionsCard />
      {codes !== null && (
        <Suspense>
          <CodesSheet
            codes={codes}
            onClose={() => {
              setCodes(null);
              goOn();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the page requested before a second factor was required; stays if there was none. */
function goOn(): void {
  const target = takePanelTarget();
  if (target !== null) void navigate({ href: target, replace: true });
}

/** Takes over from the answer whether a factor is still missing: that may have changed on another device, or in the settings. */
function useFactorNoted(factors: Factors | undefined) {
  const session = usePanelSession();
  useEffect(() => {
    if (factors === undefined) return;
    const lacks = factors.exigido && !hasFactor(factors);
    if (lacks !== session.falta_fator) storePanelSession({ ...session, falta_fator: lacks });
  }, [factors, session]);
}
