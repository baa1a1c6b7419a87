import { Suspense, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { NotLoaded } from '../../core/components/NotLoaded.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { type UnkeptPart, useUnkeptParts } from '../api.ts';
import css from './Stock.module.css';

const EntrySheet = lazySheet(async () => (await import('./EntrySheet.tsx')).EntrySheet);

/** Parts of the catalogue the branch does not keep, found by the same search; the first entry adds one to the stock. */
export function UnkeptParts({ search }: { search: string }) {
  const { t } = useTranslation();
  const [entering, setEntering] = useState<UnkeptPart | null>(null);
  const answer = useUnkeptParts(search);
  const { data } = answer;
  if (data === undefined) return <NotLoaded answer={answer} title={t('stock.unkept.failed')} />;
  if (data.total === 0) return null;
  const { pecas, total } = data;
  return (
    <section className={css['unkept']} aria-label={t('stock.unkept.title')}>
      <h2>{t('stock.unkept.title')}</h2>
      <p>{t('stock.unkept.about')}</p>
      <ul>
        {pecas.map((part) => (
          <li key={part.nr_seq_item}>
            <span>{label(part.ds_item)}</span>
            <Button
              look="tinted"
              aria-label={t('stock.entry.openOf', { item: label(part.ds_item) })}
              onClick={() => setEntering(part)}
            >
              {t('stock.entry.open')}
            </Button>
          </li>
        ))}
      </ul>
      {total > pecas.length && <p>{t('stock.unkept.more', { count: total - pecas.length })}</p>}
      <Suspense>
        {entering !== null && <EntrySheet kind="new" part={entering} onClose={() => setEntering(null)} />}
      </Suspense>
    </section>
  );
}
