import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { LanguageSwitch } from '../../../core/components/LanguageSwitch.tsx';
import { SchemeButton } from '../../../core/components/SchemeButton.tsx';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { Link } from '../../../core/navigation/Link.tsx';
import { usePathname } from '../../../core/navigation/navigate.ts';
import type { PanelSession } from '../../../core/panel/record.ts';
import { signOutOfPanel } from '../../../panel/api.ts';
import { pagesOf } from '../menu.ts';
import css from './PanelMenu.module.css';

const PasswordSheet = lazySheet(
  async () => (await import('../../../panel/components/PasswordSheet.tsx')).PasswordSheet,
);

interface PanelMenuProps {
  session: PanelSession;
  onChosen?: () => void;
}

/** Pages of the user with their keys, and the signed-in user. */
export function PanelMenu({ session, onChosen }: PanelMenuProps) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const path = usePathname();
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page moves the current entry
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  const home = { id: 'home', path: '/inicioPainel', icon: IconHome } as const;
  // Without the second factor it lacks, a session reaches nothing but where that is set up.
  const entries = session.falta_fator ? [] : [home, ...pagesOf(session)];
  return (
    <div className={css['menu']}>
      <p className={css['name']}>{t('panel.name')}</p>
      <nav ref={menu} aria-label={t('panel.menu')}>
        <ul>
          {entries.map(({ id, path, icon: Icon }, index) => (
            <li key={id}>
              <Link to={path} aria-keyshortcuts={keyOf(index)} onClick={onChosen}>
                <Icon size={20} aria-hidden />
                <span className={css['word']}>{t(`panel.pages.${id}`)}</span>
                <kbd aria-hidden>{keyOf(index)}</kbd>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css['foot']}>
        <Link to="/minhaSeguranca" onClick={onChosen}>
          <IconShieldCheck size={20} aria-hidden />
          <span className={css['word']}>{t('security.title')}</span>
        </Link>
        <div className={css['tools']}>
          <LanguageSwitch />
          <SchemeButton />
        </div>
        <div className={css['person']}>
          <p className="lines-cut">
            <strong>{personName(session.nome)}</strong>
            <span className="soft-small">{t('panel.level', { level: session.tp_acesso })}</span>
          </p>
          <IconButton
            label={t('panel.password.change')}
            aria-haspopup="dialog"
            icon={<IconKey size={20} aria-hidden />}
            onClick={() => setChanging(true)}
          />
          <IconButton
            label={t('panel.signOut')}
            icon={<IconLogout size={20} aria-hidden />}
            onClick={signOutOfPanel}
          />
        </div>
      </div>
      {changing && (
        <Suspense>
          <PasswordSheet onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The first nine have a key. */
const keyOf = (index: number): string | undefined => (index < 9 ? String(index + 1) : undefined);
