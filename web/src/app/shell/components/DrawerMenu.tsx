import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import { mayOpen } from '@terminal/contract/access';
import { Suspense, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { LanguageSwitch } from '../../../core/components/LanguageSwitch.tsx';
import { SchemeButton } from '../../../core/components/SchemeButton.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import type { BranchSession } from '../../../core/session/record.ts';
import { useStanding } from '../useStanding.ts';
import css from './DrawerMenu.module.css';
import { EnvironmentToggle } from './EnvironmentToggle.tsx';
import { MenuList } from './MenuList.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';

const BranchSheet = lazySheet(async () => (await import('./BranchSheet.tsx')).BranchSheet);

interface DrawerMenuProps {
  session: BranchSession;
  onClose: () => void;
}

/** The whole menu over the page below 991 px (SHELL-25), with what the top bar has no room for. */
export function DrawerMenu({ session, onClose }: DrawerMenuProps) {
  const { t } = useTranslation();
  const standing = useStanding(session);
  const [branches, setBranches] = useState(false);
  if (branches) {
    return (
      <Suspense>
        <BranchSheet session={session} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Sheet title={personName(session.dsColaborador)} about={session.ds_filial} onClose={onClose}>
      <div className="rows">
        <div className={css['row']}>
          <OwnPhoto session={session} />
          {mayOpen(session, 'tyreShop') && (
            <EnvironmentToggle environment={standing.ambiente} collapsed={false} />
          )}
        </div>
        <div className={css['device']}>
          <SchemeButton words />
          <LanguageSwitch />
        </div>
        <MenuList session={standing} collapsed={false} onGo={onClose} />
        {session.allFiliais.length > 1 && (
          <Button look="quiet" icon={<IconBuildingWarehouse aria-hidden />} onClick={() => setBranches(true)}>
            {t('shell.chooseBranch')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
