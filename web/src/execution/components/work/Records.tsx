import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import type { OrderDetail, OrderItem } from '@terminal/contract';
import { Suspense, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { time } from '../../../core/format/dates.ts';
import { writtenNumber } from '../../../core/format/typed.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { useSession } from '../../../core/session/store.ts';
import css from './Work.module.css';

const RecordSheet = lazySheet(async () => (await import('./RecordSheet.tsx')).RecordSheet);

interface RecordsProps {
  order: OrderDetail;
  item: OrderItem;
  /** Whether something may be recorded now. */
  mayAdd: boolean;
}

/** What was noted and measured on an item, and the way to record more. */
export function Records({ order, item, mayAdd }: RecordsProps) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const [open, setOpen] = useState(false);
  const records = order.comentarios.filter(({ nr_seq_os_item }) => nr_seq_os_item === item.nr_sequencial);
  const may = mayAdd && order.permitido.includes('comentar');
  if (records.length === 0 && !may) return null;
  return (
    <div className={css['records']}>
      {records.length > 0 && (
        <ul>
          {records.map((record) => (
            <li key={record.nr_sequencial}>
              {record.vl_medida !== null && (
                <strong>
                  {writtenNumber(record.vl_medida)} {record.ds_unidade}
                </strong>
              )}{' '}
              {record.ds_observacao}{' '}
              <small>
                {personName(record.g_clifor.ds_colaborador)} · {time(record.created_at, zone)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {may && (
        <Button look="quiet" icon={<IconRulerMeasure aria-hidden />} onClick={() => setOpen(true)}>
          {t('execution.work.record')}
          <span className="visually-hidden"> {item.item.ds_item}</span>
        </Button>
      )}
      <Suspense>{open && <RecordSheet order={order} item={item} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
