import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { mayOpen } from '@terminal/contract/access';
import { Badge } from '../../../core/components/Badge.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import type { BranchSession } from '../../../core/session/record.ts';
import { firstEntry } from '../../menu.ts';
import { useCounters } from '../useCounters.ts';
import css from './BottomBar.module.css';

interface BottomBarProps {
  session: BranchSession;
  menuOpen: boolean;
  onMore: () => void;
  onSearch: () => void;
}

/** The places under the thumb below 991 px; the rest of the menu is behind the last one. */
export function BottomBar({ session, menuOpen, onMore, onSearch }: BottomBarProps) {
  const { t } = useTranslation();
  const first = firstEntry(session);
  const Icon = first?.icon;
  return (
    <nav className={css['bar']} aria-label={t('shell.menu')}>
      {first && Icon && (
        <Link
          to={first.path}
          className={css['place']}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ className: css['current'] ?? '' }}
        >
          <Icon aria-hidden />
          {t(first.id === 'tyreShop' ? 'shell.environment.P' : 'shell.short.home')}
        </Link>
      )}
      {mayOpen(session, 'execution') && <WorkListPlace />}
      <button type="button" className={css['place']} aria-haspopup="dialog" onClick={onSearch}>
        <IconSearch aria-hidden />
        {t('shell.search')}
      </button>
      <button
        type="button"
        className={css['place']}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMore}
      >
        <IconDots aria-hidden />
        {t('shell.more')}
      </button>
    </nav>
  );
}

/** The execution list with how many work now. */
function WorkListPlace() {
  const { t } = useTranslation();
  const running = useCounters()?.em_execucao ?? 0;
  return (
    <Link to="/execucao" className={css['place']} activeProps={{ className: css['current'] ?? '' }}>
      <IconPlayerPlay aria-hidden />
      {t('shell.short.execution')}
      {running > 0 && (
        <span className={css['count']}>
          <Badge count={running} />
        </span>
      )}
    </Link>
  );
}
