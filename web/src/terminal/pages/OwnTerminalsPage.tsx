import { useMemo } from 'react';
import { ownRequest } from '../../core/api/own.ts';
import { dateTime } from '../../core/format/dates.ts';
import { useSession } from '../../core/session/store.ts';
import { type Keeper, KeeperContext, ownCompany } from '../api.ts';
import { Terminals } from '../components/Terminals.tsx';

const own: Omit<Keeper, 'moment'> = {
  request: ownRequest,
  isOwn: true,
  useCompany: () => [ownCompany, () => undefined],
};

/** Terminals of the company of the session, as whoever administers it keeps them. */
export function OwnTerminalsPage() {
  const { ds_fuso } = useSession();
  const keeper = useMemo(
    () => ({ ...own, moment: (value: string | null) => dateTime(value, ds_fuso) }),
    [ds_fuso],
  );
  return (
    <KeeperContext value={keeper}>
      <Terminals company={ownCompany} mayChange />
    </KeeperContext>
  );
}
