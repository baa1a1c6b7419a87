import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
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
      <Answer
        answer={answer}
        failed={t('tyres.stock.failed')}
        isEmpty={({ total }) => total === 0}
        empty={t(`tyres.stock.none.${fire === '' ? situation : 'found'}`)}
      >
        {({ data, current_page, last_page }) => (
          <>
            <DataTable
              label={t(`tyres.stock.situations.${situation}`)}
              columns={act === undefined ? columns : [...columns, act]}
              rows={data}
              keyOf={({ idpneu }) => String(idpneu)}
              busy={answer.isPlaceholderData}
            />
            <Pagination page={current_page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
    </>
  );
}
