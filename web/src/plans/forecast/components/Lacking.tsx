import { mayOpen } from '@terminal/contract/access';
import * as limits from '@terminal/contract/limits';
import { Fragment } from 'react';
import { amountText } from '../../../core/format/amounts.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useSession } from '../../../core/session/store.ts';
import type { DueRow } from '../weeks.ts';

/** Parts the stock will lack; for people who manage the stock with links to each part. */
export function Lacking({ parts }: { parts: DueRow['due']['faltas'] }) {
  const { t } = useTranslation();
  const leads = mayOpen(useSession(), 'stock');
  return (
    <>
      {t('plans.forecast.row.lacks')}{' '}
      {parts.map(({ nr_seq_item, ds_item, cd_unidade, qt_falta }, place) => {
        const text = t('plans.forecast.row.part', {
          name: label(ds_item),
          count: amountText(qt_falta, cd_unidade),
        });
        return (
          <Fragment key={nr_seq_item}>
            {place > 0 && ', '}
            {leads ? (
              <Link to="/estoque" search={{ busca: ds_item.slice(0, limits.listStockItems.busca).trim() }}>
                {text}
              </Link>
            ) : (
              text
            )}
          </Fragment>
        );
      })}
    </>
  );
}
