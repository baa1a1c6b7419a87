import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useMeterScale } from '../../core/meter.ts';
import { usePredictives, useToday } from '../api.ts';
import { type Candidate, ofPredictive, type PredictiveLine } from '../candidate.ts';
import { dueDay } from '../due-day.ts';
import { narrowed } from '../narrow.ts';
import { DayOff, Meter } from './Near.tsx';
import { type Column, PlanTable } from './PlanTable.tsx';
import css from './PredictiveSheet.module.css';

interface PredictiveSheetProps {
  /** S warehouse equipment, N trucks (G-70). */
  terminal: 'S' | 'N';
  onGenerate: (candidate: Candidate) => void;
  onClose: () => void;
}

/** Every predictive plan of the branch's vehicles, due or not, narrowed by plan and plate (PRED-01, PRED-02). */
export function PredictiveSheet({ terminal, onGenerate, onClose }: PredictiveSheetProps) {
  const { t } = useTranslation();
  const answer = usePredictives(terminal);
  const columns = useColumns(terminal === 'S');
  const [plan, setPlan] = useState('');
  const [search, setSearch] = useState('');
  const { data } = answer;
  const plans = [...new Set(data?.map(({ ds_preditivo }) => ds_preditivo))].toSorted();
  const ofPlan = (data ?? []).filter(({ ds_preditivo }) => plan === '' || ds_preditivo === plan);
  const found = narrowed(ofPlan, search, ({ nr_placa, nr_frota }) => [nr_placa, nr_frota]);
  return (
    <Sheet
      title={t('plans.predictive.title')}
      about={data && t('plans.predictive.count', { count: found.length })}
      size="xl"
      onClose={onClose}
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
      {data?.length === 0 && <p className={css['none']}>{t('plans.predictive.none')}</p>}
      {data && data.length > 0 && (
        <>
          <div className={css['filters']}>
            <SelectField
              label={t('plans.predictive.plan')}
              value={plan}
              onChange={setPlan}
              options={[
                { value: '', label: t('plans.predictive.everyPlan') },
                ...plans.map((name) => ({ value: name, label: name })),
              ]}
            />
            <TextField
              label={t('plans.predictive.plate')}
              type="search"
              icon={<IconSearch aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          {found.length === 0 ? (
            <p className={css['none']}>{t('plans.list.noneFound')}</p>
          ) : (
            <PlanTable
              lines={found}
              candidateOf={ofPredictive}
              columns={columns}
              onGenerate={onGenerate}
              onOpen={onClose}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

function useColumns(hours: boolean): Column<PredictiveLine>[] {
  const { t } = useTranslation();
  const today = useToday();
  const scale = useMeterScale();
  const next = ({ proxima, km_atual }: PredictiveLine) =>
    typeof proxima === 'number' ? scale.next(proxima, km_atual, hours ? 'h' : 'km') : dueDay(proxima, today);
  const last = ({ ultima, ultima_antiga }: PredictiveLine) =>
    typeof ultima === 'number' ? scale.last(ultima, ultima_antiga) : dueDay(ultima, today);
  return [
    {
      head: t('plans.head.cycle'),
      cell: ({ ds_ciclo, st_plano, ...line }) => (
        <span className={css['cycle']}>
          <strong>{next({ ds_ciclo, st_plano, ...line })}</strong>
          <DayOff off={line.folga} />
          <span>
            {ds_ciclo}
            {st_plano && (
              <>
                {' · '}
                <span data-overdue={st_plano === 'V'}>{t(`plans.status.${st_plano}`)}</span>
              </>
            )}
          </span>
        </span>
      ),
    },
    { head: t('plans.head.last'), cell: last, numeric: true },
    {
      head: t(hours ? 'plans.head.hours' : 'plans.head.meter'),
      cell: ({ km_atual, proxima, tp_medidor }) => (
        <Meter now={km_atual} next={typeof proxima === 'number' ? proxima : null} unit={tp_medidor} />
      ),
      numeric: true,
    },
    { head: t('plans.head.predictive'), cell: ({ ds_preditivo }) => ds_preditivo },
  ];
}
