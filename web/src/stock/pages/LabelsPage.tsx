import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { LabelChoice, LabelSheet } from '../../core/labels/LabelSheet.tsx';
import { useSettled } from '../../core/useSettled.ts';
import { useStockLabels } from '../api.ts';
import { StockTabs } from '../components/StockTabs.tsx';

const situations = ['A', 'P'] as const;

/** Labels with the code as text and as QR, read when an order takes the part and when it is counted. */
export function LabelsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [situation, setSituation] = useState<(typeof situations)[number] | undefined>();
  const answer = useStockLabels(useSettled(search.trim()), situation);
  return (
    <>
      <PageHead title={t('stock.labels.title')} />
      <div className="stack">
        <LabelChoice tabs={<StockTabs />}>
          <TextField
            label={t('stock.search')}
            type="search"
            icon={<IconSearch aria-hidden />}
            maxLength={limits.listStockLabels.busca}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <SelectField
            label={t('stock.labels.which')}
            value={situation ?? ''}
            options={[
              { value: '', label: t('stock.labels.all') },
              ...situations.map((value) => ({ value, label: t(`stock.labels.situations.${value}`) })),
            ]}
            onChange={(value) => setSituation(situations.find((one) => one === value))}
          />
        </LabelChoice>
        <Answer
          failed={t('stock.failed')}
          answer={answer}
          empty={t('stock.noneFound')}
          isEmpty={({ total }) => total === 0}
        >
          {({ pecas, total }) => (
            <LabelSheet
              about={(count) =>
                [
                  t('stock.labels.about', { count }),
                  ...(total > pecas.length ? [t('stock.labels.more', { total: number(total) })] : []),
                ].join(' ')
              }
              print={t('stock.labels.print')}
              labels={pecas.map(({ ds_codigoitem, ds_item }) => ({
                code: ds_codigoitem,
                lines: [label(ds_item)],
              }))}
            />
          )}
        </Answer>
      </div>
    </>
  );
}
