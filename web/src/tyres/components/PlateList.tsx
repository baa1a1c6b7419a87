import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { AnswerOf } from '@terminal/contract';
import { type ReactNode, useState } from 'react';
import cards from '../../core/components/CardTable.module.css';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { PlateLink } from '../../core/components/PlateLink.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { cx } from '../../core/cx.ts';
import { date } from '../../core/format/dates.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useSettled } from '../../core/useSettled.ts';
import { ageOf } from '../age.ts';
import { useTyrePlates } from '../api.ts';
import css from './PlateList.module.css';

export type TyrePlate = AnswerOf<'listTyrePlates'>['data'][number];

/** Plates of the tyre shop with a search; the page provides the actions. */
export function PlateList({ actionsOf }: { actionsOf: (plate: TyrePlate) => ReactNode }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const settled = useSettled(search.trim());
  const plates = useTyrePlates(page, settled);
  return (
    <div className="stack">
      <div className={css['search']}>
        <TextField
          label={t('tyres.plates.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
      </div>
      {plates.isPending && (
        <Skeleton>
          <Shape height="480px" radius="12px" />
        </Skeleton>
      )}
      {plates.isError && !plates.data && (
        <ErrorState
          title={t('tyres.plates.failed')}
          error={plates.error}
          busy={plates.isFetching}
          onRetry={() => void plates.refetch()}
        />
      )}
      {plates.data?.total === 0 && <EmptyState title={t('tyres.plates.none')} />}
      {plates.data !== undefined && plates.data.total > 0 && (
        <>
          <PlateTable plates={plates.data.data} actionsOf={actionsOf} />
          <Pagination page={page} lastPage={plates.data.last_page} onPage={setPage} />
        </>
      )}
    </div>
  );
}

const heads = ['action', 'plate', 'type', 'set', 'gauged', 'calibrated'] as const;

interface PlateTableProps {
  plates: readonly TyrePlate[];
  actionsOf: (plate: TyrePlate) => ReactNode;
}

/** Six columns; on a phone each plate is a card whose cells name themselves. */
function PlateTable({ plates, actionsOf }: PlateTableProps) {
  const { t } = useTranslation();
  return (
    <table className={cx(cards['table'], css['table'])}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`tyres.plates.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plates.map((plate) => (
          <tr key={plate.nr_placa}>
            <td className={css['actions']}>
              <span>{actionsOf(plate)}</span>
            </td>
            <th scope="row" className={css['plate']}>
              <span>
                <PlateLink plate={plate.nr_placa} />
                <strong>{plate.nr_frota}</strong>
              </span>
            </th>
            <td data-head={t('tyres.plates.type')}>
              {label(plate.ds_tipoveiculo)}
              {plate.qt_vazias > 0 && (
                <span className={css['vacant']}>{t('tyres.plates.vacant', { count: plate.qt_vazias })}</span>
              )}
            </td>
            <td data-head={t('tyres.plates.set')}>{plate.ds_conjunto ?? '–'}</td>
            <td data-head={t('tyres.plates.gauged')}>
              <When moment={plate.mm} days={plate.dias_mm} />
            </td>
            <td data-head={t('tyres.plates.calibrated')}>
              {plate.exibe_terminal === 'S' ? (
                t('tyres.plates.notCalibrated')
              ) : (
                <When moment={plate.calibragem} days={plate.dias_calibragem} plain />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A date with its age, in words; a gauging's in colour as well. */
function When({
  moment,
  days,
  plain = false,
}: {
  moment: string | null;
  days: number | null;
  plain?: boolean;
}) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return (
    <span className={cx(css['when'], !plain && css[ageOf(days)])}>
      {moment === null ? t('tyres.never') : date(moment, ds_fuso)}
      {days !== null && <span>{t('tyres.plates.daysAgo', { count: days })}</span>}
    </span>
  );
}
