import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../core/api/hooks.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { number } from '../../core/format/numbers.ts';
import { useSettled } from '../../core/useSettled.ts';
import { Label } from '../components/Label.tsx';
import { LifeTabs } from '../components/LifeTabs.tsx';
import css from './LabelsPage.module.css';
import page from './Pages.module.css';

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
      <PageHead title={t('tyreLife.labels.title')} />
      <div className={page['page']}>
        <div className={css['aside']}>
          <LifeTabs />
          <div className={css['choose']}>
            <TextField
              label={t('tyreLife.labels.search')}
              type="search"
              icon={<IconSearch aria-hidden />}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <SelectField
              label={t('tyreLife.labels.which')}
              value={state}
              options={[
                { value: '', label: t('tyreLife.labels.everywhere') },
                ...states.map((value) => ({ value, label: t(`tyreLife.labels.states.${value}`) })),
              ]}
              onChange={(value) => setState(states.find((one) => one === value) ?? '')}
            />
          </div>
        </div>
        <Answer
          failed={t('tyreLife.loadFailed')}
          answer={answer}
          empty={t('tyreLife.labels.none')}
          isEmpty={({ total }) => total === 0}
        >
          {({ pneus, total }) => (
            <>
              <div className={css['print']}>
                <p>
                  {t('tyreLife.labels.about', { count: pneus.length })}
                  {total > pneus.length && ` ${t('tyreLife.labels.more', { total: number(total) })}`}
                </p>
                <Button look="primary" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
                  {t('tyreLife.labels.print')}
                </Button>
              </div>
              <ul className={css['sheet']}>
                {pneus.map((tyre) => (
                  <li key={tyre.nr_fogo}>
                    <Label tyre={tyre} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Answer>
      </div>
    </>
  );
}
