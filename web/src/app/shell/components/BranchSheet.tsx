import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { kindOf } from '@terminal/contract/permissions';
import { allBranches } from '@terminal/contract/session-fixed';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import { notify } from '../../../core/notices.ts';
import type { BranchSession } from '../../../core/session/record.ts';
import { leaveWith } from '../../../offline/sends/leaving.ts';
import { useChangeBranch } from '../../../session/api.ts';
import { landingOf } from '../../../session/landing.ts';
import css from './BranchSheet.module.css';

interface BranchSheetProps {
  session: BranchSession;
  onClose: () => void;
}

/** Branch picker; choosing signs in again there (SHELL-17, SHELL-18, AUTH-22). */
export function BranchSheet({ session, onClose }: BranchSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const change = useChangeBranch();
  const branches = [
    ...(kindOf(session) === 'supplier'
      ? [{ nr_sequencial: allBranches, ds_filial: t('shell.allBranches'), ds_empresa: '' }]
      : []),
    ...session.allFiliais,
  ];

  function choose(newFilial: number, nameNewFilial: string) {
    if (newFilial === session.nr_sequencial) return onClose();
    leaveWith('branch', () =>
      change.mutate(
        { newFilial, nameNewFilial },
        {
          onSuccess: (next) => {
            onClose();
            void navigate({ to: landingOf(next) });
          },
          onError: (error) => notify.error(say(error)),
        },
      ),
    );
  }

  return (
    <Sheet title={t('shell.chooseBranch')} onClose={onClose}>
      <div className="rows">
        <ul className={css['branches']} aria-label={t('shell.branch')} aria-busy={change.isPending}>
          {branches.map(({ nr_sequencial, ds_filial, ds_empresa }) => {
            const current = nr_sequencial === session.nr_sequencial;
            return (
              <li key={nr_sequencial}>
                <button
                  type="button"
                  aria-current={current || undefined}
                  disabled={change.isPending}
                  onClick={() => choose(nr_sequencial, ds_filial)}
                >
                  <span>
                    <strong>{ds_filial}</strong>
                    {ds_empresa !== '' && <span>{ds_empresa}</span>}
                  </span>
                  {current && <IconCheck aria-hidden />}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}
