import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import type { OrderDetail } from '@terminal/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { Badge } from '../../core/components/Badge.tsx';
import { Button } from '../../core/components/Button.tsx';
import { Card } from '../../core/components/Card.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { useFiles } from '../api.ts';
import { useKeptFiles } from '../kept.ts';
import { FileList } from './FileList.tsx';
import css from './OrderFiles.module.css';

const AddFiles = lazySheet(async () => (await import('./AddFiles.tsx')).AddFiles);

interface OrderFilesProps {
  order: OrderDetail;
  /** What is told of those that were declared void. */
  children: ReactNode;
}

/** Pictures and documents of an order: small ones to look at, one press to see them whole. */
export function OrderFiles({ order, children }: OrderFilesProps) {
  const { t } = useTranslation();
  const files = useFiles(order.nr_sequencial);
  const kept = useKeptFiles(order.nr_sequencial);
  const [adding, setAdding] = useState(false);
  return (
    <Card as="section" className={css['files']}>
      <div className={css['head']}>
        <h2>{t('files.title')}</h2>
        {files.data !== undefined && <Badge look="plain" count={files.data.length} />}
      </div>
      <FileList order={order} />
      {kept.length > 0 && (
        <ul className={css['kept']}>
          {kept.map(({ key, file }) => (
            <li key={key}>
              <IconCloudUp aria-hidden />
              {t('files.keptHere', { name: file })}
            </li>
          ))}
        </ul>
      )}
      {children}
      {order.permitido.includes('comentar') && (
        <Button icon={<IconPhotoPlus aria-hidden />} onClick={() => setAdding(true)}>
          {t('files.add')}
        </Button>
      )}
      <Suspense>{adding && <AddFiles order={order} onClose={() => setAdding(false)} />}</Suspense>
    </Card>
  );
}
