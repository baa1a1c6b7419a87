import type { AnswerOf } from '@terminal/contract';
import { useState } from 'react';
import button from '../../../core/components/Button.module.css';
import { type Column, DataTable, Pair } from '../../../core/components/DataTable.tsx';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { cx } from '../../../core/cx.ts';
import { date } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { plateText } from '../../../core/format/plates.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useSession } from '../../../core/session/store.ts';
import { type Kind, useAdherencePlates } from '../api.ts';
import type { Behind } from './Adherence.tsx';

type Row = AnswerOf<'listAdherencePlates'>['data'][number];

/** The plates behind an adherence; those missing lead to their gauging or calibration. */
export function PlatesSheet({ behind: { kind, done }, onClose }: { behind: Behind; onClose: () => void }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const answer = useAdherencePlates(kind, done, page);
  const { data } = answer;
  const columns = useColumns();
  const act: Column<Row> = {
    id: 'action',
    quiet: true,
    head: t('tyres.stock.adherence.action'),
    cell: ({ nr_placa }) => <ReadLink kind={kind} plate={nr_placa} />,
  };
  const title = t(`tyres.stock.adherence.${done ? 'done' : 'missing'}${kind}`);
  return (
    <Sheet
      title={title}
      about={data && t('tyres.stock.adherence.count', { count: data.total })}
      size="l"
      onClose={onClose}
    >
      {answer.isPending && (
        <Skeleton>
          <Shape height="320px" radius="12px" />
        </Skeleton>
      )}
      {answer.isError && !data && (
        <ErrorState
          title={t('tyres.stock.adherence.loadFailed')}
          error={answer.error}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {data?.total === 0 && <p>{t('tyres.stock.adherence.empty')}</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <DataTable
            label={title}
            columns={done ? columns : [...columns, act]}
            rows={data.data}
            keyOf={({ nr_placa }) => nr_placa}
            busy={answer.isPlaceholderData}
          />
          <Pagination page={page} lastPage={data.last_page} onPage={setPage} />
        </>
      )}
    </Sheet>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return [
    {
      id: 'plate',
      head: t('tyres.stock.adherence.plate'),
      cell: ({ nr_placa, nr_frota }) => <Pair first={<PlateLink plate={nr_placa} />} second={nr_frota} />,
    },
    {
      id: 'type',
      head: t('tyres.stock.adherence.type'),
      cell: ({ ds_tipoveiculo }) => label(ds_tipoveiculo),
    },
    { id: 'tyres', end: true, head: t('tyres.stock.adherence.tyres'), cell: ({ pneus }) => number(pneus) },
    {
      id: 'last',
      head: t('tyres.stock.adherence.last'),
      cell: ({ dt_evento, dias }) =>
        dt_evento === null || dias === null ? (
          t('tyres.never')
        ) : (
          <Pair first={date(dt_evento, ds_fuso)} second={t('tyres.stock.daysAgo', { count: dias })} />
        ),
    },
  ];
}

function ReadLink({ kind, plate }: { kind: Kind; plate: string }) {
  const { t } = useTranslation();
  const act = kind === 'A' ? ('gauge' as const) : ('calibrate' as const);
  return (
    <Link
      to={kind === 'A' ? '/borracharia/afericao/$placa' : '/borracharia/calibragem/$placa'}
      params={{ placa: plate }}
      className={cx(button['button'], button['tinted'], button['wide'])}
      aria-label={t(`tyres.stock.adherence.${act}Of`, { plate: plateText(plate) })}
    >
      <span>{t(`tyres.stock.adherence.${act}`)}</span>
    </Link>
  );
}
