import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAway } from '../../core/api/errors.ts';
import { Badge } from '../../core/components/Badge.tsx';
import { Button } from '../../core/components/Button.tsx';
import { Card } from '../../core/components/Card.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { lazySheet } from '../../core/lazy-part.tsx';
import { addressOfLink, type OrderFile, useFiles } from '../api.ts';
import css from './OrderFiles.module.css';

const AddFiles = lazySheet(async () => (await import('./AddFiles.tsx')).AddFiles);
const Viewer = lazySheet(async () => (await import('./Viewer.tsx')).Viewer);

interface OrderFilesProps {
  order: number;
  /** Whether the session may add some. */
  mayAdd: boolean;
}

/** Pictures and documents of an order: small ones to look at, one press to see them whole. */
export function OrderFiles({ order, mayAdd }: OrderFilesProps) {
  const { t } = useTranslation();
  const files = useFiles(order);
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const pictures = files.data?.filter(({ ds_miniatura }) => ds_miniatura !== null) ?? [];
  return (
    <Card as="section" className={css['files']}>
      <div className={css['head']}>
        <h2>{t('files.title')}</h2>
        {files.data !== undefined && <Badge look="plain" count={files.data.length} />}
      </div>
      {files.isPending && (
        <Skeleton>
          <Shape width="220px" height="1lh" />
        </Skeleton>
      )}
      {files.isLoadingError && isAway(files.error) && <p className={css['empty']}>{t('files.away')}</p>}
      {files.isLoadingError && !isAway(files.error) && (
        <ErrorState
          title={t('files.loadFailed')}
          error={files.error}
          busy={files.isFetching}
          onRetry={() => void files.refetch()}
        />
      )}
      {files.data?.length === 0 && <p className={css['empty']}>{t('files.empty')}</p>}
      {files.data !== undefined && files.data.length > 0 && (
        <ul className={css['list']}>
          {files.data.map((file) => (
            <li key={file.id}>
              <Thumbnail file={file} onOpen={() => setOpen(pictures.indexOf(file))} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <Button icon={<IconPhotoPlus aria-hidden />} onClick={() => setAdding(true)}>
          {t('files.add')}
        </Button>
      )}
      <Suspense>
        {adding && <AddFiles order={order} onClose={() => setAdding(false)} />}
        {open !== null && <Viewer pictures={pictures} first={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </Card>
  );
}

/** A picture opens whole; a document is taken down. */
function Thumbnail({ file, onOpen }: { file: OrderFile; onOpen: () => void }) {
  const { t } = useTranslation();
  if (file.ds_miniatura === null) {
    return (
      <a className={css['document']} href={addressOfLink(file.ds_arquivo)} download={file.ds_nome}>
        <IconFileText aria-hidden />
        <span>{file.ds_nome}</span>
      </a>
    );
  }
  return (
    <button type="button" className={css['picture']} onClick={onOpen}>
      <img
        src={addressOfLink(file.ds_miniatura)}
        alt={t('files.open', { name: file.ds_nome })}
        width={320}
        height={320}
        loading="lazy"
      />
    </button>
  );
}
