import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { type Tyre, type TyreSituation, useTyres } from '../api.ts';
import { useTyreColumns } from '../useTyreColumns.tsx';
import css from './Stock.module.css';

interface TyreListProps {
  situation: TyreSituation;
  /** What is done with a tyre. */
  act?: Column<Tyre>;
}

/** The tyres of the branch in one situation, searched by fire number. */
export function TyreList({ situation, act }: TyreListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const fire = useSettled(search.trim());
  const answer = useTyres(situation, page, fire);
  const columns = useTyreColumns(situation);
  const { data } = answer;
  return (
    <>
      <div className={css['search']}>
        <TextField
          label={t('tyres.stock.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          maxLength={limits.listTyres.nr_fogo}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
      </div>
      {answer.isPending && (
        <Skeleton>
          <Shape height="480px" radius="12px" />
        </Skeleton>
      )}
      {answer.isError && !data && (
        <ErrorState
          title={t('tyres.stock.failed')}
          error={answer.error}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {data?.total === 0 && <EmptyState title={t(`tyres.stock.none.${fire === '' ? situation : 'found'}`)} />}
      {data !== undefined && data.total > 0 && (
        <>
          <DataTable
            label={t(`tyres.stock.situations.${situation}`)}
            columns={act === undefined ? columns : [...columns, act]}
            rows={data.data}
            keyOf={({ idpneu }) => String(idpneu)}
            busy={answer.isPlaceholderData}
          />
          <Pagination page={data.current_page} lastPage={data.last_page} onPage={setPage} />
        </>
      )}
    </>
  );
}
