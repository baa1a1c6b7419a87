import IconArrowDownToArc from '@tabler/icons-react/dist/esm/icons/IconArrowDownToArc.mjs';
import { Suspense, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { amountText } from '../../core/format/amounts.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { useParam } from '../../core/navigation/visit.tsx';
import { type StockItem, useStockItem } from '../api.ts';
import { Balance } from '../components/Balance.tsx';
import { BalanceChart } from '../components/BalanceChart.tsx';
import { Movements } from '../components/Movements.tsx';
import css from '../components/Stock.module.css';
import { WaitingOrders } from '../components/WaitingOrders.tsx';

const CorrectSheet = lazySheet(async () => (await import('../components/CorrectSheet.tsx')).CorrectSheet);
const EntrySheet = lazySheet(async () => (await import('../components/EntrySheet.tsx')).EntrySheet);
const ShelfSheet = lazySheet(async () => (await import('../components/ValueSheet.tsx')).ShelfSheet);
const MinimumSheet = lazySheet(async () => (await import('../components/ValueSheet.tsx')).MinimumSheet);

/** One part: balance, minimum, orders that wait for it, movements. */
export function ItemPage() {
  const { t } = useTranslation();
  const id = useParam('id');
  const [page, setPage] = useState(1);
  const answer = useStockItem(id, page);
  const title = answer.data ? label(answer.data.item.ds_item) : t('stock.title');
  return (
    <>
      <PageHead title={title} lead={<BackLink to="/estoque" label={t('stock.item.back')} />} about={null} />
      <Answer failed={t('stock.item.failed')} answer={answer}>
        {(data) => (
          <div className="stack">
            {data.oculto && <p className={css['blind']}>{t('items.blind')}</p>}
            <ItemHead item={data.item} />
            <WaitingOrders orders={data.aguardando} />
            {!data.oculto && (
              <>
                <BalanceChart item={data.item} curve={data.curva} />
                <Movements movements={data.movimentos} busy={answer.isPlaceholderData} onPage={setPage} />
              </>
            )}
          </div>
        )}
      </Answer>
    </>
  );
}

/** Balance and minimum, and what can be done. */
function ItemHead({ item }: { item: StockItem['item'] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'entry' | 'correct' | 'minimum' | 'shelf' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={css['head']} aria-label={t('stock.item.now')}>
      <dl>
        <div>
          <dt>{t('stock.heads.code')}</dt>
          <dd>{item.ds_codigoitem}</dd>
        </div>
        <div>
          <dt>{t('stock.heads.balance')}</dt>
          <dd>
            <Balance part={item} />
          </dd>
        </div>
        {item.qt_reservado !== null && item.qt_livre !== null && (
          <>
            <div>
              <dt>{t('stock.heads.reserved')}</dt>
              <dd>{amountText(item.qt_reservado, item.cd_unidade)}</dd>
            </div>
            <div>
              <dt>{t('stock.heads.free')}</dt>
              <dd>{amountText(item.qt_livre, item.cd_unidade)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('stock.heads.minimum')}</dt>
          <dd>
            {item.qt_minimo === null
              ? t('stock.item.noMinimum')
              : amountText(item.qt_minimo, item.cd_unidade)}
          </dd>
        </div>
        <div>
          <dt>{t('stock.shelf.field')}</dt>
          <dd>{item.ds_prateleira ?? '–'}</dd>
        </div>
        <div>
          <dt>{t('stock.item.negative')}</dt>
          <dd>{t(`stock.item.mayBeNegative.${item.bloqueia_estoque_negativo}`)}</dd>
        </div>
      </dl>
      <div className={css['buttons']}>
        <Button look="primary" icon={<IconArrowDownToArc aria-hidden />} onClick={() => setOpen('entry')}>
          {t('stock.entry.open')}
        </Button>
        {item.qt_saldo !== null && (
          <Button onClick={() => setOpen('correct')}>{t('stock.correct.open')}</Button>
        )}
        <Button onClick={() => setOpen('shelf')}>{t('stock.shelf.open')}</Button>
        <Button onClick={() => setOpen('minimum')}>{t('stock.minimum.open')}</Button>
      </div>
      <Suspense>
        {open === 'entry' && <EntrySheet kind="kept" part={item} onClose={close} />}
        {open === 'correct' && item.qt_saldo !== null && (
          <CorrectSheet part={item} balance={item.qt_saldo} onClose={close} />
        )}
        {open === 'shelf' && <ShelfSheet part={item} onClose={close} />}
        {open === 'minimum' && <MinimumSheet part={item} onClose={close} />}
      </Suspense>
    </section>
  );
}
