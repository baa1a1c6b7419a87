import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { mayCall } from '../../core/rights.ts';
import { useSession } from '../../core/session/store.ts';
import { type OrderList, orderLists } from '../../orders/lists.ts';
import { OrdersPage } from '../../orders/pages/OrdersPage.tsx';
import { type DueCounts, useDueCounts } from '../api.ts';
import { DueSheet } from '../components/DueSheet.tsx';
import { type DueKind, type Indicator, Indicators } from '../components/Indicators.tsx';
import { PlateSearchSheet } from '../components/PlateSearchSheet.tsx';
import { usePlanning } from '../usePlanning.tsx';
import css from './PlanListPage.module.css';

const PredictiveSheet = lazySheet(
  async () => (await import('../components/PredictiveSheet.tsx')).PredictiveSheet,
);

/** Preventives of the fleet. */
export const PreventiveOrdersPage = () => (
  <DueListPage list={orderLists.preventive} kinds={['preventive', 'bodywork']} />
);
/** Preventives of the warehouse. */
export const PreventiveWarehouseOrdersPage = () => (
  <DueListPage list={orderLists.preventiveWarehouse} kinds={['warehouse']} />
);
/** Predictives of the fleet. */
export const PredictiveOrdersPage = () => <PredictiveListPage list={orderLists.predictive} terminal="N" />;
/** Predictives of the warehouse. */
export const PredictiveWarehouseOrdersPage = () => (
  <PredictiveListPage list={orderLists.predictiveWarehouse} terminal="S" />
);

const countsOf = {
  preventive: 'preventivas',
  bodywork: 'carrocerias',
  warehouse: 'preventivas_armazem',
} as const satisfies Record<DueKind, keyof DueCounts>;

type Open = Pick<Indicator, 'kind' | 'status'> | 'plate' | null;

/** Orders of preventives under what is due; a supplier sees his orders alone (PREV-01, PREV-02, WARE-02). */
function DueListPage({ list, kinds }: { list: OrderList; kinds: readonly DueKind[] }) {
  const { t } = useTranslation();
  const seesDue = mayCall(useSession(), rights.countDue);
  const counts = useDueCounts();
  const [open, setOpen] = useState<Open>(null);
  const { ask, question } = usePlanning();
  const close = () => setOpen(null);
  if (!seesDue) return <OrdersPage list={list} />;
  const indicators = kinds.flatMap((kind): Indicator[] => {
    const count = counts?.[countsOf[kind]];
    return [
      { kind, status: 'V', count: count?.vencidas },
      { kind, status: 'A', count: count?.a_vencer },
    ];
  });
  const chosen = open === 'plate' ? null : open;
  return (
    <>
      <OrdersPage
        list={list}
        above={<Indicators indicators={indicators} pressed={chosen} onPress={setOpen} />}
        tools={
          <Button icon={<IconSearch aria-hidden />} onClick={() => setOpen('plate')}>
            {t('plans.plateSearch.open')}
          </Button>
        }
      />
      {chosen && <DueSheet {...chosen} onGenerate={ask} onClose={close} />}
      {open === 'plate' && <PlateSearchSheet onGenerate={ask} onClose={close} />}
      {question}
    </>
  );
}

/** Orders of predictives, and the way to generate more (PRED-01). */
function PredictiveListPage({ list, terminal }: { list: OrderList; terminal: 'S' | 'N' }) {
  const { t } = useTranslation();
  const counts = useDueCounts()?.[terminal === 'S' ? 'preditivas_armazem' : 'preditivas'];
  const [open, setOpen] = useState(false);
  const { ask, question } = usePlanning();
  return (
    <>
      <OrdersPage
        list={list}
        above={
          <div className={css['generate']}>
            <Button
              size="l"
              look="tinted"
              icon={<IconCalendarPlus aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {t('plans.predictive.open')}
            </Button>
            {counts && (
              <span>
                {t('plans.predictive.about', {
                  count: counts.vencidas,
                  soon: number(counts.a_vencer),
                })}
              </span>
            )}
          </div>
        }
      />
      {open && <PredictiveSheet terminal={terminal} onGenerate={ask} onClose={() => setOpen(false)} />}
      {question}
    </>
  );
}
