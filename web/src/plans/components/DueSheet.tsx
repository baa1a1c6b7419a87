import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useMeterScale } from '../../core/meter.ts';
import { type Status, useDueBodywork, useDuePlates } from '../api.ts';
import { type BodyworkLine, type Candidate, ofLine, type PreventiveLine } from '../candidate.ts';
import { narrowed } from '../narrow.ts';
import css from './DueSheet.module.css';
import type { DueKind } from './Indicators.tsx';
import { DueDay, Meter } from './Near.tsx';
import { type Column, PlanTable } from './PlanTable.tsx';

interface DueSheetProps {
  kind: DueKind;
  status: Status;
  onGenerate: (candidate: Candidate) => void;
  onClose: () => void;
}

/** What is overdue or due soon, opened by its indicator (PREV-03, BODY-01, WARE-02). */
export function DueSheet(props: DueSheetProps) {
  return props.kind === 'bodywork' ? <BodyworkSheet {...props} /> : <PreventiveSheet {...props} />;
}

function PreventiveSheet(props: DueSheetProps) {
  const { t } = useTranslation();
  const warehouse = props.kind === 'warehouse';
  const scale = useMeterScale();
  const answer = useDuePlates(warehouse ? 'listDueWarehousePlates' : 'listDuePlates', props.status);
  const columns: Column<PreventiveLine>[] = [
    cycleColumn(t('plans.head.cycle')),
    dayColumn(t('plans.head.due')),
    {
      head: t(warehouse ? 'plans.head.nextHours' : 'plans.head.nextMeter'),
      cell: ({ PROXIMO_KM, KM_ATUAL }) =>
        PROXIMO_KM === null ? '-' : scale.next(PROXIMO_KM, KM_ATUAL, warehouse ? 'h' : 'km'),
      numeric: true,
    },
    {
      head: t(warehouse ? 'plans.head.hours' : 'plans.head.meter'),
      cell: (line) => <Meter now={line.KM_ATUAL} next={line.PROXIMO_KM} unit={line.TP_MEDIDOR} />,
      numeric: true,
    },
    {
      head: t('plans.head.dealer'),
      cell: ({ ST_CONCESSIONARIA }) => t(ST_CONCESSIONARIA === 0 ? 'plans.no' : 'plans.yes'),
    },
  ];
  return <Lines {...props} answer={answer} columns={columns} />;
}

function BodyworkSheet(props: DueSheetProps) {
  const { t } = useTranslation();
  const columns = [cycleColumn(t('plans.head.cycle')), dayColumn(t('plans.head.due'))];
  return <Lines {...props} answer={useDueBodywork(props.status)} columns={columns} />;
}

/** The cycle by its name, and of which plan it is. */
const cycleColumn = (head: string): Column<BodyworkLine | PreventiveLine> => ({
  head,
  cell: ({ PROX_CICLO, DS_PLANO }) => (
    <span className={css['cycle']}>
      <strong>{PROX_CICLO}</strong>
      <span>{DS_PLANO}</span>
    </span>
  ),
});

const dayColumn = (head: string): Column<BodyworkLine | PreventiveLine> => ({
  head,
  cell: (line) => <DueDay day={line.DATA} passed={isPassed(line)} off={line.FOLGA} />,
});

/** Whether the meter has reached the next cycle. */
const isPassed = (line: BodyworkLine | PreventiveLine): boolean =>
  'PROXIMO_KM' in line && line.PROXIMO_KM !== null && line.KM_ATUAL >= line.PROXIMO_KM;

/** So few are found at a glance. */
const atAGlance = 6;

interface LinesProps<Line> extends DueSheetProps {
  answer: UseQueryResult<Line[]>;
  columns: readonly Column<Line>[];
}

function Lines<Line extends BodyworkLine | PreventiveLine>({
  kind,
  status,
  answer,
  columns,
  ...on
}: LinesProps<Line>): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { data } = answer;
  const found = narrowed(data ?? [], search, ({ PLACA, NR_FROTA }) => [PLACA, NR_FROTA]);
  return (
    <Sheet
      title={t(`plans.list.${kind}.${status}`)}
      about={data && t('plans.list.about', { count: data.length })}
      size="xl"
      onClose={on.onClose}
    >
      {answer.isPending && (
        <Skeleton>
          <Shape height="320px" radius="12px" />
        </Skeleton>
      )}
      {answer.isError && (
        <ErrorState
          title={t('plans.list.failed')}
          error={answer.error}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {data?.length === 0 && <p className={css['none']}>{t('plans.list.none')}</p>}
      {data && data.length > 0 && (
        <>
          {data.length > atAGlance && (
            <div className={css['search']}>
              <TextField
                label={t('plans.list.search')}
                type="search"
                icon={<IconSearch aria-hidden />}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
          )}
          {found.length === 0 ? (
            <p className={css['none']}>{t('plans.list.noneFound')}</p>
          ) : (
            <PlanTable
              lines={found}
              candidateOf={ofLine}
              columns={columns}
              onGenerate={on.onGenerate}
              onOpen={on.onClose}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
