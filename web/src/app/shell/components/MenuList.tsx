import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import type { Section } from '@terminal/contract/pages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '../../../core/components/Badge.tsx';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { usePathname } from '../../../core/navigation/navigate.ts';
import { useEntry } from '../../../core/navigation/visit.tsx';
import type { BranchSession } from '../../../core/session/record.ts';
import { readStored, writeStored } from '../../../core/storage.ts';
import { useConfiguration } from '../../../session/api.ts';
import { type MenuEntry, menuOf } from '../../menu.ts';
import { useCounters } from '../useCounters.ts';
import css from './MenuList.module.css';

interface MenuListProps {
  session: BranchSession;
  collapsed: boolean;
  onGo?: () => void;
}

/** The menu: sections, entries and their counts (SHELL-23, SHELL-24). */
export function MenuList({ session, collapsed, onGo }: MenuListProps) {
  const { t } = useTranslation();
  const { data: configuration } = useConfiguration();
  const help = configuration?.ajuda;
  const sections = menuOf(session).filter(
    ({ section, entries }) => entries.length > 0 || (section === 'OUTROS' && help !== undefined),
  );
  const path = usePathname();
  const here = useEntry();
  const menu = useRef<HTMLElement>(null);
  const counters = useCounters();
  const [folded, setFolded] = useState(() => readStored<Section[]>('dobradas') ?? []);
  function fold(section: Section, away: boolean) {
    const next = folded.filter((other) => other !== section).concat(away ? section : []);
    setFolded(next);
    writeStored('dobradas', next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or width, and names that make room for counts, move the current entry
  useEffect(() => {
    // With the frame's own layout, instead of one more before it.
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [path, here, collapsed, !counters]);
  return (
    <nav ref={menu} className={cx(css['menu'], collapsed && css['collapsed'])} aria-label={t('shell.menu')}>
      {sections.map(({ section, entries }) => (
        <details
          key={section}
          // Where one stands is always in sight.
          open={!folded.includes(section) || entries.some(({ id }) => id === here)}
          // Opening is told at the first drawing too, when nobody pressed.
          onToggle={({ currentTarget: { open } }) => {
            if (open === folded.includes(section)) fold(section, !open);
          }}
        >
          <summary>
            <h2>{t(`shell.sections.${section}`)}</h2>
          </summary>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryLink
                  entry={entry}
                  current={entry.id === here}
                  count={entry.counter === null ? undefined : counters?.[entry.counter]}
                  collapsed={collapsed}
                  onGo={onGo}
                />
              </li>
            ))}
            {section === 'OUTROS' && help !== undefined && (
              <li>
                <a className={css['entry']} href={help} target="_blank" rel="noreferrer">
                  <IconHelpCircle aria-hidden />
                  <span className={css['name']}>{t('shell.entries.help')}</span>
                </a>
              </li>
            )}
          </ul>
        </details>
      ))}
    </nav>
  );
}

interface EntryLinkProps {
  entry: MenuEntry;
  /** Its page, or one that belongs to it, is on screen. */
  current: boolean;
  count: number | undefined;
  collapsed: boolean;
  onGo: (() => void) | undefined;
}

function EntryLink({ entry, current, count, collapsed, onGo }: EntryLinkProps): ReactNode {
  const { t } = useTranslation();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.path}
      className={css['entry']}
      current={current}
      activeProps={{ className: css['current'] ?? '' }}
      onClick={onGo}
    >
      {({ isActive }) => (
        <>
          <Icon aria-hidden />
          <span className={css['name']}>
            {t(collapsed ? `shell.short.${entry.id}` : `shell.entries.${entry.id}`)}
          </span>
          {count !== undefined && (
            <span className={css['badge']}>
              <Badge count={count} look={collapsed ? 'pill' : 'plain'} current={isActive} />
            </span>
          )}
        </>
      )}
    </Link>
  );
}
