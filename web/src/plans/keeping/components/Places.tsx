import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { type Place, type PlaceSituation, type Plan, usePlaces } from '../api.ts';
import { AttachSheet } from './AttachSheet.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import css from './Places.module.css';
import { PlaceTable } from './PlaceTable.tsx';

const situations = ['V', 'A', 'E', 'S'] as const;

/** The vehicles of a plan with their standing, and what can be done about each. */
export function Places({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [situation, setSituation] = useState<PlaceSituation | null>(null);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Place | null>(null);
  const [attaching, setAttaching] = useState(false);
  const id = String(plan.nr_sequencial);
  const places = usePlaces(id, { search: useSettled(search.trim()), situation, page });
  const filtered = search.trim() !== '' || situation !== null;
  const shown = places.data;
  // The open row follows the server's present data.
  const open =
    opened && (shown?.data.find((one) => one.nr_seq_veiculo_plano === opened.nr_seq_veiculo_plano) ?? opened);
  const attach = plan.ciclos.length > 0 && (
    <Button look="tinted" icon={<IconLink aria-hidden />} onClick={() => setAttaching(true)}>
      {t('plans.keeping.places.attach')}
    </Button>
  );
  return (
    <section className="stack">
      <div className={css['head']}>
        <h2>{t('plans.keeping.places.title')}</h2>
        {attach}
      </div>
      <div className={css['filters']}>
        <TextField
          label={t('plans.keeping.places.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          value={search}
          maxLength={limits.listPlanVehicles.busca}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        <SelectField
          label={t('plans.keeping.places.situation')}
          value={situation ?? ''}
          options={[
            { value: '', label: t('plans.keeping.places.all') },
            ...situations.map((value) => ({ value, label: t(`plans.keeping.status.${value}`) })),
          ]}
          onChange={(value) => {
            setSituation(situations.find((known) => known === value) ?? null);
            setPage(1);
          }}
        />
      </div>
      <Answer
        answer={places}
        failed={t('plans.keeping.places.failed')}
        isEmpty={({ total }) => total === 0}
        empty={t(filtered ? 'plans.keeping.places.noneFound' : 'plans.keeping.places.none')}
        {...(!filtered && { emptyAbout: t('plans.keeping.places.noneAbout') })}
      >
        {({ data, current_page, last_page }) => (
          <>
            <PlaceTable places={data} onOpen={setOpened} />
            <Pagination page={current_page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
      {open && <PlaceSheet plan={plan} place={open} onClose={() => setOpened(null)} />}
      {attaching && <AttachSheet plan={plan} onClose={() => setAttaching(false)} />}
    </section>
  );
}
