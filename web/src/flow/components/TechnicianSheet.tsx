import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../core/components/Avatar.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { number } from '../../core/format/numbers.ts';
import { personName, sentence } from '../../core/format/words.ts';
import { findTechnicians, type Technician } from '../actor.ts';
import { useTechnicians } from '../api.ts';
import type { Confirmed } from '../flow.ts';
import css from './TechnicianSheet.module.css';

interface TechnicianSheetProps {
  kind: Confirmed['kind'];
  onPick: (technician: Technician) => void;
  onClose: () => void;
}

/** Titles other than 'who works'. */
const titles: Partial<Record<Confirmed['kind'], 'title' | 'titleOpen'>> = {
  start: 'title',
  resume: 'title',
  create: 'titleOpen',
  generate: 'titleOpen',
};

/** A shared terminal names who works, before that person's digits are asked (DETAIL-15). */
export function TechnicianSheet({ kind, onPick, onClose }: TechnicianSheetProps) {
  const { t } = useTranslation();
  const technicians = useTechnicians(true);
  const [search, setSearch] = useState('');
  const found = findTechnicians(technicians.data?.items ?? [], search);
  return (
    <Sheet size="m" title={t(`execution.technician.${titles[kind] ?? 'titleWork'}`)} onClose={onClose}>
      <div className={css['picker']}>
        <TextField
          label={t('execution.technician.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          data-focus-first
        />
        {technicians.isPending && <Loading />}
        {technicians.isLoadingError && (
          <ErrorState
            title={t('execution.technician.failed')}
            error={technicians.error}
            busy={technicians.isFetching}
            onRetry={() => void technicians.refetch()}
          />
        )}
        {technicians.data && found.length === 0 && <p>{t('execution.technician.none')}</p>}
        <ul className={css['list']}>
          {found.map((technician) => (
            <li key={technician.nr_sequencial}>
              <Person technician={technician} onPick={() => onPick(technician)} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function Person({ technician, onPick }: { technician: Technician; onPick: () => void }) {
  const { t } = useTranslation();
  const { ds_colaborador, ds_funcao, nr_matricula, id } = technician;
  return (
    <button type="button" className={css['person']} onClick={onPick}>
      <Avatar name={ds_colaborador} photo={technician.foto} />
      <span className={css['words']}>
        <strong>{personName(ds_colaborador)}</strong>
        <span>
          {[
            ds_funcao && sentence(ds_funcao),
            nr_matricula && t('execution.identity.registration', { number: nr_matricula }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={id === null ? css['free'] : css['busy']}>
        {id === null
          ? t('execution.technician.free')
          : t('execution.technician.busy', { number: number(id) })}
      </span>
    </button>
  );
}

function Loading() {
  return (
    <Skeleton>
      <div className={css['list']}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Shape key={place} height="72px" radius="10px" />
        ))}
      </div>
    </Skeleton>
  );
}
