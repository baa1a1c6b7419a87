import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { badgeShape } from '@terminal/contract/shapes';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../../core/components/Avatar.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { cx } from '../../core/cx.ts';
import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { NfcButton } from '../../core/scan/NfcButton.tsx';
import { searchFor } from '../../core/search.ts';
import { type Actor, findTechnicians, pickedActor } from '../actor.ts';
import { useTechnicians } from '../api.ts';
import type { Confirmed } from '../confirmed.ts';
import { useBadgeOf } from '../useBadgeOf.ts';
import css from './TechnicianSheet.module.css';

interface TechnicianSheetProps {
  kind: Confirmed['kind'];
  work: Confirmed['work'];
  /** The session's own person, where he may act himself. */
  self: Actor | null;
  onPick: (actor: Actor) => void;
  /** A badge picks the person and proves who it is. */
  onBadge: (actor: Actor, badge: string) => void;
  onClose: () => void;
}

/** Title, if not the default one. */
const titles: Partial<
  Record<Confirmed['kind'], 'title' | 'titleOpen' | 'titleCount' | 'titleStock' | 'titleVoid'>
> = {
  start: 'title',
  resume: 'title',
  create: 'titleOpen',
  generate: 'titleOpen',
  count: 'titleCount',
  countBegin: 'titleStock',
  voidComment: 'titleVoid',
  voidFile: 'titleVoid',
  voidNote: 'titleVoid',
};

/** On a shared terminal, selects the technician before the digits are asked for (DETAIL-15). */
export function TechnicianSheet({ kind, work, self, onPick, onBadge, onClose }: TechnicianSheetProps) {
  const { t } = useTranslation();
  const technicians = useTechnicians(true);
  const [search, setSearch] = useState('');
  const found = findTechnicians(
    technicians.data?.items ?? [],
    search,
    'department' in work ? work.department : undefined,
  );
  const left = useRef('');
  useEffect(() => {
    left.current = search;
  });
  const takeBadge = useBadgeOf(
    (person) => {
      if (person === self?.nr_seq_clifor) return self;
      const technician = technicians.data?.items.find(({ nr_sequencial }) => nr_sequencial === person);
      return technician && pickedActor(technician);
    },
    onBadge,
    () => {
      // What the scanner did not take back belongs to the read.
      const isPart = left.current !== '';
      setSearch('');
      return isPart;
    },
  );
  const selfFound = self !== null && searchFor(search)(self.name);
  const isNobody = found.length === 0 && !selfFound;
  /** A badge typed by hand, or read in pieces; a name that nobody has is none. */
  function takeTyped() {
    const code = search.trim();
    if (!isNobody || !badgeShape.test(code) || !/\d/.test(code)) return;
    setSearch('');
    takeBadge(code);
  }
  const me = technicians.data && selfFound && (
    <li>
      <Person actor={self} onPick={onPick} />
    </li>
  );
  // Quantities, prices, inventories and what is declared void are the office's: its own name is the nearest.
  const office = kind === 'itemChange' || kind === 'countBegin' || titles[kind] === 'titleVoid';
  return (
    <Sheet size="m" title={t(`identity.technician.${titles[kind] ?? 'titleWork'}`)} onClose={onClose}>
      <div className={css['picker']}>
        <TextField
          label={t('identity.technician.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={({ key }) => key === 'Enter' && takeTyped()}
          data-focus-first
        />
        <p className="soft-text">{t('scan.badge.enter')}</p>
        <NfcButton onRead={takeBadge} />
        {technicians.isPending && <Loading />}
        {technicians.isLoadingError && (
          <ErrorState
            title={t('identity.technician.failed')}
            error={technicians.error}
            busy={technicians.isFetching}
            onRetry={() => void technicians.refetch()}
          />
        )}
        {technicians.data && isNobody && <p>{t('identity.technician.none')}</p>}
        <ul className="rows-tight">
          {office && me}
          {found.map((technician) => (
            <li key={technician.nr_sequencial}>
              <Person
                actor={pickedActor(technician)}
                order={technician.id}
                away={technician.st_fora_do_turno === 'S'}
                onPick={onPick}
              />
            </li>
          ))}
          {!office && me}
        </ul>
      </div>
    </Sheet>
  );
}

interface PersonProps {
  actor: Actor;
  /** Present order; null: free, undefined: attends no orders. */
  order?: number | null;
  /** It is not the time of his shift. */
  away?: boolean;
  onPick: (actor: Actor) => void;
}

function Person({ actor, order, away = false, onPick }: PersonProps) {
  const { t } = useTranslation();
  const { name, role, registration, photo } = actor;
  return (
    <button type="button" className={css['person']} onClick={() => onPick(actor)}>
      <Avatar name={name} photo={photo} />
      <span className={cx('lines', css['words'])}>
        <strong>{name}</strong>
        <span>
          {dotted([
            role,
            registration && t('identity.registration', { number: registration }),
            away && t('identity.technician.away'),
          ])}
        </span>
      </span>
      <span className={order === null ? css['free'] : css['busy']}>
        {order === undefined
          ? t('identity.technician.self')
          : order === null
            ? t('identity.technician.free')
            : t('identity.technician.busy', { number: number(order) })}
      </span>
    </button>
  );
}

function Loading() {
  return (
    <Skeleton>
      <div className="rows-tight">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Shape key={place} height="72px" radius="10px" />
        ))}
      </div>
    </Skeleton>
  );
}
