import * as rights from '@terminal/contract/call-rights';
import { Suspense, useState } from 'react';
import { Avatar } from '../../../core/components/Avatar.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { mayCall } from '../../../core/rights.ts';
import type { BranchSession } from '../../../core/session/record.ts';
import css from './OwnPhoto.module.css';

const OwnPhotoSheet = lazySheet(
  async () => (await import('../../../files/components/PhotoSheet.tsx')).OwnPhotoSheet,
);

/** The signed-in person; pressing opens the change of the photo, except for suppliers and shared terminals, which have none. */
export function OwnPhoto({ session }: { session: BranchSession }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const avatar = <Avatar name={session.dsColaborador} photo={session.foto} size={56} />;
  if (!mayCall(session, rights.setPhoto)) return avatar;
  return (
    <>
      <button
        type="button"
        className={css['photo']}
        aria-label={t('core.ownPhoto')}
        title={t('core.ownPhoto')}
        onClick={() => setOpen(true)}
      >
        {avatar}
      </button>
      <Suspense>{open && <OwnPhotoSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
