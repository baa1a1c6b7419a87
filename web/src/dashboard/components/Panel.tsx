import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import type { Table } from '@terminal/contract/table';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../core/components/Button.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { downloadCsv } from '../../core/files/download.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Figures } from '../api.ts';
import css from './Panel.module.css';

interface PanelProps<A extends readonly unknown[]> {
  title: string;
  /** Text next to the title: unit or scope of the numbers. */
  about?: (rows: A) => ReactNode;
  figures: Figures<A>;
  /** The panel as a table for the export. */
  table: (rows: A) => Table;
  children: (rows: A) => ReactNode;
}

/** A card of the dashboard: title, figures, export; empty and quiet when they could not be read (DASH-11). */
export function Panel<A extends readonly unknown[]>({
  title,
  about,
  figures,
  table,
  children,
}: PanelProps<A>) {
  const { t } = useTranslation();
  const id = useId();
  const { data, failed } = figures;
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>{title}</h2>
        {data !== undefined && about !== undefined && <p>{about(data)}</p>}
        {data !== undefined && data.length > 0 && (
          <IconButton
            className={css['export']}
            label={t('dashboard.export', { title })}
            icon={<IconFileSpreadsheet size={22} aria-hidden />}
            onClick={() => downloadCsv(title, table(data))}
          />
        )}
      </div>
      {failed && <p className="soft-text">{t('dashboard.failed')}</p>}
      {!failed && data === undefined && (
        <Skeleton>
          <Shape height="220px" radius="10px" />
        </Skeleton>
      )}
      {data?.length === 0 && <p className="soft-text">{t('dashboard.empty')}</p>}
      {data !== undefined && data.length > 0 && <div className={css['body']}>{children(data)}</div>}
    </section>
  );
}
