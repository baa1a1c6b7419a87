import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useCall } from '../../../core/api/hooks.ts';
import { Answer } from '../../../core/components/Answer.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { LabelChoice, LabelSheet } from '../../../core/labels/LabelSheet.tsx';
import { useSettled } from '../../../core/useSettled.ts';
import { makeText } from '../../make.ts';
import { LifeTabs } from '../components/LifeTabs.tsx';

const states = ['E', 'A', 'S'] as const;

/** Labels with the fire number as text and as QR code, printed by the browser: what is shown is what is printed. */
export function LabelsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<(typeof states)[number] | ''>('E');
  const settled = useSettled(search.trim());
  const answer = useCall(
    'listTyreLabels',
    { query: { ...(settled !== '' && { busca: settled }), ...(state !== '' && { st_pneu: state }) } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title={t('tyres.life.labels.title')} />
      <div className="stack">
        <LabelChoice tabs={<LifeTabs />}>
          <TextField
            label={t('tyres.life.labels.search')}
            type="search"
            icon={<IconSearch aria-hidden />}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <SelectField
            label={t('tyres.life.labels.which')}
            value={state}
            options={[
              { value: '', label: t('tyres.life.labels.everywhere') },
              ...states.map((value) => ({ value, label: t(`tyres.life.labels.states.${value}`) })),
            ]}
            onChange={(value) => setState(states.find((one) => one === value) ?? '')}
          />
        </LabelChoice>
        <Answer
          failed={t('tyres.life.loadFailed')}
          answer={answer}
          empty={t('tyres.life.labels.none')}
          isEmpty={({ total }) => total === 0}
        >
          {({ pneus, total }) => (
            <LabelSheet
              about={(count) =>
                [
                  t('tyres.life.labels.about', { count }),
                  ...(total > pneus.length ? [t('tyres.life.labels.more', { total: number(total) })] : []),
                ].join(' ')
              }
              print={t('tyres.life.labels.print')}
              labels={pneus.map((tyre) => ({
                code: tyre.nr_fogo,
                lines: [makeText(tyre), tyre.ds_medida, t('tyres.reading.life', { life: tyre.nr_vida })],
              }))}
            />
          )}
        </Answer>
      </div>
    </>
  );
}
