import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import type { OrderDetail, OrderItem } from '@terminal/contract';
import { Suspense, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { time } from '../../../core/format/dates.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { useSession } from '../../../core/session/store.ts';
import { useFiles } from '../../../files/api.ts';
import { Gallery } from '../../../files/components/Gallery.tsx';
import { useKeptFiles } from '../../../files/kept.ts';
import { Recorded, VoidComment, VoidedFiles } from '../../../orders/components/Recorded.tsx';
import css from './Work.module.css';

const AddFiles = lazySheet(async () => (await import('../../../files/components/AddFiles.tsx')).AddFiles);
const RecordSheet = lazySheet(async () => (await import('./RecordSheet.tsx')).RecordSheet);

interface RecordsProps {
  order: OrderDetail;
  item: OrderItem;
  /** Whether something may be recorded now. */
  mayAdd: boolean;
}

/** What was noted, measured and photographed on an item, and the way to record more. */
export function Records({ order, item, mayAdd }: RecordsProps) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const [open, setOpen] = useState<'note' | 'photo' | null>(null);
  const close = () => setOpen(null);
  const records = order.comentarios.filter(({ nr_seq_os_item }) => nr_seq_os_item === item.nr_sequencial);
  const may = mayAdd && order.permitido.includes('comentar');
  const pictures = useFiles(order.nr_sequencial).data?.filter(
    ({ nr_seq_os_item }) => nr_seq_os_item === item.nr_sequencial,
  );
  const kept = useKeptFiles(order.nr_sequencial, item.nr_sequencial).length;
  const shown = pictures !== undefined && pictures.length > 0;
  const voided = order.anexos_anulados.filter(({ nr_seq_os_item }) => nr_seq_os_item === item.nr_sequencial);
  if (records.length === 0 && !shown && voided.length === 0 && kept === 0 && !may) return null;
  const name = label(item.item.ds_item);
  return (
    <div className={css['records']}>
      {records.length > 0 && (
        <ul>
          {records.map((record) => (
            <li key={record.nr_sequencial}>
              <Recorded
                comment={record}
                about={
                  <small>
                    {personName(record.g_clifor.ds_colaborador)} · {time(record.created_at, zone)}
                  </small>
                }
              />
              <VoidComment order={order} comment={record} />
            </li>
          ))}
        </ul>
      )}
      {shown && <Gallery order={order} files={pictures} />}
      <VoidedFiles files={voided} />
      {kept > 0 && (
        <p className={css['kept']}>
          <IconCloudUp aria-hidden />
          {t('execution.work.photosKept', { count: kept })}
        </p>
      )}
      {may && (
        <>
          <Button icon={<IconCamera aria-hidden />} onClick={() => setOpen('photo')}>
            {t('execution.work.photo')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <Button icon={<IconRulerMeasure aria-hidden />} onClick={() => setOpen('note')}>
            {t('execution.work.record')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </>
      )}
      <Suspense>
        {open === 'note' && <RecordSheet order={order} item={item} onClose={close} />}
        {open === 'photo' && (
          <AddFiles order={order} item={{ id: item.nr_sequencial, name }} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
