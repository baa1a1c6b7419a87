import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useEffect, useRef, useState } from 'react';
import { useReach } from '../../../core/api/reach.ts';
import { IconButton } from '../../../core/components/Button.tsx';
import { type ShellPlaces, ShellPlacesContext } from '../../../core/components/InShell.tsx';
import { OfflineStrip } from '../../../core/components/OfflineStrip.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { SkipLink } from '../../../core/components/SkipLink.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { guardAnew } from '../../../core/navigation/navigate.ts';
import { Outlet } from '../../../core/navigation/visit.tsx';
import { usePasswordQuestion } from '../../../core/panel/password.ts';
import { useMaybePanelSession } from '../../../core/panel/store.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { ConfirmPasswordSheet } from '../../../panel/components/ConfirmPasswordSheet.tsx';
import { useConfiguration } from '../../../session/api.ts';
import { TestBanner } from '../../shell/components/TestBanner.tsx';
import { useProbe } from '../../shell/useProbe.ts';
import { usePageKeys } from '../usePageKeys.ts';
import { PanelMenu } from './PanelMenu.tsx';
import css from './PanelShell.module.css';

/** The frame of the panel's pages: menu, title, buttons of the page, and the question for the password. */
export function PanelShell() {
  const { t } = useTranslation();
  const session = useMaybePanelSession();
  const question = usePasswordQuestion();
  const wide = useMedia('wide');
  const reach = useReach();
  const { data: configuration } = useConfiguration();
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [drawer, setDrawer] = useState(false);
  const places: ShellPlaces = { head, actions, alert: null, work: null, page: null };
  useProbe(reach.online);
  usePageKeys(session);
  useGuardsAnew(session && `${session.token} ${session.falta_fator}`);
  // Signed out: the way to the login page is under way.
  if (!session) return null;

  return (
    <ShellPlacesContext value={places}>
      <div className={css['shell']}>
        <SkipLink />
        {wide && (
          <aside className={css['side']}>
            <PanelMenu session={session} />
          </aside>
        )}
        <div className={css['column']}>
          <div className={css['top']}>
            <TestBanner />
            <header className={css['bar']}>
              {!wide && (
                <IconButton
                  label={t('panel.menu')}
                  aria-haspopup="dialog"
                  icon={<IconMenu2 aria-hidden />}
                  onClick={() => setDrawer(true)}
                />
              )}
              <div className={css['head']} ref={setHead} />
              <div className="row-wrap" ref={setActions} />
            </header>
          </div>
          {!reach.online && <OfflineStrip since={reach.since} />}
          <main id="conteudo" className={css['content']} tabIndex={-1}>
            {/* The page of another user who signed in in another tab begins anew. */}
            <Outlet key={session.token} />
          </main>
          <footer className={css['footer']}>
            {t('core.product')}
            {configuration &&
              ` · ${t('core.version', { version: configuration.versao, year: new Date().getFullYear() })}`}
          </footer>
        </div>
        {!wide && drawer && (
          <Sheet title={t('panel.name')} onClose={() => setDrawer(false)}>
            <PanelMenu session={session} onChosen={() => setDrawer(false)} />
          </Sheet>
        )}
        {question && <ConfirmPasswordSheet onSettled={question.settle} />}
      </div>
    </ShellPlacesContext>
  );
}

/**
 * The user signed out, another one signed in in another tab, or a second factor came or is wanted: the guards decide anew
 * about this page.
 */
function useGuardsAnew(state: string | null) {
  const decided = useRef(state);
  useEffect(() => {
    if (state !== null && state === decided.current) return;
    decided.current = state;
    guardAnew();
  }, [state]);
}
