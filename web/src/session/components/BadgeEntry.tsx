import { useState } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { NfcButton } from '../../core/scan/NfcButton.tsx';
import { useBadge } from '../../core/scan/useBadge.ts';
import type { BranchSession, Company } from '../../core/session/record.ts';
import { useBadgeSignIn } from '../badge.ts';

interface BadgeEntryProps {
  company: Company;
  /** Takes digits a person typed as quickly as a scanner. @returns whether they were a person's */
  onTyped: (digits: string) => boolean;
  onEntered: (session: BranchSession) => void;
  /** Null: another try begins. */
  onFailed: (error: CallError | null) => void;
}

/** The way in with a badge, where the company offers it: read by a hand scanner, whatever has the focus, or by NFC (AUTH-28). */
export function BadgeEntry({ company, onTyped, onEntered, onFailed }: BadgeEntryProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useBadgeSignIn(company);
  const [part, setPart] = useState(false);
  function enter(badge: string) {
    if (isPending) return;
    setPart(false);
    onFailed(null);
    mutate(badge, { onSuccess: onEntered, onError: onFailed });
  }
  useBadge(
    (badge) => onTyped(badge) || enter(badge),
    () => setPart(true),
    'page',
  );
  return (
    <div className="rows">
      <NfcButton onRead={enter} />
      <p className="soft-text" role="status">
        {t(isPending ? 'core.loading' : part ? 'scan.badge.part' : 'scan.badge.enter')}
      </p>
    </div>
  );
}
