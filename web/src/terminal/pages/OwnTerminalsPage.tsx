import { ownRequest } from '../../core/api/own.ts';
import { type Keeper, KeeperContext, ownCompany } from '../api.ts';
import { Terminals } from '../components/Terminals.tsx';

const keeper: Keeper = {
  request: ownRequest,
  isOwn: true,
  useCompany: () => [ownCompany, () => undefined],
};

/** Terminals of the company of the session, as whoever administers it keeps them. */
export function OwnTerminalsPage() {
  return (
    <KeeperContext value={keeper}>
      <Terminals company={ownCompany} mayChange />
    </KeeperContext>
  );
}
