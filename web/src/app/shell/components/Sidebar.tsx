import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import { mayOpen } from '@terminal/contract/access';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { LanguageSwitch } from '../../../core/components/LanguageSwitch.tsx';
import { SchemeButton } from '../../../core/components/SchemeButton.tsx';
import { cx } from '../../../core/cx.ts';
import { personName } from '../../../core/format/words.ts';
import { withTexts } from '../../../core/i18n/i18n.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyQuietly } from '../../../core/lazy-part.tsx';
import type { BranchSession } from '../../../core/session/record.ts';
import { readText, writeText } from '../../../core/storage.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { useStanding } from '../useStanding.ts';
import { EnvironmentToggle } from './EnvironmentToggle.tsx';
import { MenuList } from './MenuList.tsx';
import css from './Sidebar.module.css';

const loadPhoto = withTexts(() => import('./OwnPhoto.tsx'));
const OwnPhoto = lazyQuietly(async () => (await loadPhoto()).OwnPhoto);

/**
 * The menu at the side from 991 px up: 300 px open, 95 px collapsed (SHELL-21..25). As it was left; until somebody chose, open
 * where there is room.
 */
export function Sidebar({ session }: { session: BranchSession }) {
  const { t } = useTranslation();
  const roomy = useMedia('roomy');
  const standing = useStanding(session);
  const [left, setLeft] = useState(() => readText('menu'));
  const open = left === null ? roomy : left === 'aberto';
  const toggle = () => {
    const next = open ? 'fechado' : 'aberto';
    setLeft(next);
    writeText('menu', next);
  };
  return (
    <aside className={cx(css['sidebar'], open ? css['open'] : css['closed'])}>
      <div className={css['person']}>
        <span className={css['photo']}>
          <Suspense>
            <OwnPhoto session={session} />
          </Suspense>
        </span>
        {open && (
          <>
            <p className={cx('lines-cut', css['words'])}>
              <strong>{personName(session.dsColaborador)}</strong>
              <span>{session.ds_filial}</span>
            </p>
            <IconButton
              label={t('shell.closeMenu')}
              aria-expanded
              icon={<IconLayoutSidebarLeftCollapse aria-hidden />}
              onClick={toggle}
            />
          </>
        )}
      </div>
      {mayOpen(session, 'tyreShop') && (
        <EnvironmentToggle environment={standing.ambiente} collapsed={!open} />
      )}
      <div className={css['scroll']}>
        <MenuList session={standing} collapsed={!open} />
      </div>
      <div className={css['foot']}>
        <LanguageSwitch />
        <SchemeButton />
        {!open && (
          <button
            type="button"
            className={css['expand']}
            aria-expanded={false}
            title={t('shell.openMenu')}
            onClick={toggle}
          >
            <IconLayoutSidebarLeftExpand aria-hidden />
            {t('shell.open')}
          </button>
        )}
      </div>
    </aside>
  );
}
