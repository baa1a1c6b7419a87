import { useTranslation } from 'react-i18next';
import { Answer } from '../../core/components/Answer.tsx';
import { DataTable } from '../../core/components/DataTable.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { useSession } from '../../core/session/store.ts';
import { useUnknownCodes } from '../api.ts';

/** Codes that were scanned but are not in stock. */
export function CodesSheet({ inventory, onClose }: { inventory: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const answer = useUnknownCodes(inventory);
  const title = t('inventory.unknown.title');
  return (
    <Sheet size="m" title={title} onClose={onClose}>
      <Answer
        answer={answer}
        failed={t('inventory.unknown.failed')}
        empty={t('inventory.unknown.none')}
        isEmpty={(codes) => codes.length === 0}
      >
        {(codes) => (
          <DataTable
            label={title}
            rows={codes}
            keyOf={({ ds_codigo }) => ds_codigo}
            columns={[
              { id: 'code', head: t('inventory.heads.code'), cell: ({ ds_codigo }) => ds_codigo },
              {
                id: 'times',
                head: t('inventory.heads.times'),
                end: true,
                cell: (row) => number(row.nr_vezes),
              },
              { id: 'who', head: t('inventory.heads.who'), cell: ({ ds_leu }) => personName(ds_leu) },
              {
                id: 'when',
                head: t('inventory.heads.when'),
                cell: ({ dt_leitura }) => dateTime(dt_leitura, ds_fuso),
              },
            ]}
          />
        )}
      </Answer>
    </Sheet>
  );
}
