import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { AnswerOf } from '@terminal/contract';
import { documentKinds } from '@terminal/contract/vehicle-documents';
import { useState } from 'react';
import { useOfficeCall } from '../../core/api/office.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { DataTable, Pair } from '../../core/components/DataTable.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { PlateLink } from '../../core/components/PlateLink.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { downloadCsv } from '../../core/files/download.ts';
import { date } from '../../core/format/dates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { ExpiringContracts } from '../components/ExpiringContracts.tsx';
import { StateWord } from '../components/StateWord.tsx';
import { useDocumentWords } from '../documents.ts';
import css from './DocumentsPage.module.css';

type Expiring = AnswerOf<'listExpiringDocuments'>['documentos'][number];

const states = { all: null, expired: 'E', soon: 'A' } as const;

/** Documents of vehicles that have expired or expire soon, the most urgent first. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const { allFiliais } = useSession();
  const [filial, setFilial] = useState('');
  const [kind, setKind] = useState('');
  const [state, setState] = useState<keyof typeof states>('all');
  const [search, setSearch] = useState('');
  const answer = useOfficeCall(
    'listExpiringDocuments',
    { query: filial === '' ? {} : { filial } },
    { keepPrevious: true },
  );
  const shown = (one: Expiring) =>
    (kind === '' || one.tp_documento === kind) &&
    (states[state] === null || one.st_documento === states[state]) &&
    [one.nr_placa, one.nr_frota, one.nr_documento].some((word) =>
      (word ?? '').toLowerCase().includes(search.trim().toLowerCase()),
    );
  return (
    <>
      <PageHead title={t('vehicle.expiring.title')} />
      <div className="stack">
        <div className={css['filters']}>
          <TextField
            label={t('vehicle.expiring.search')}
            type="search"
            icon={<IconSearch aria-hidden />}
            maxLength={60}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {allFiliais.length > 1 && (
            <SelectField
              label={t('vehicle.expiring.branch')}
              value={filial}
              options={[
                { value: '', label: t('vehicle.expiring.allBranches') },
                ...allFiliais.map(({ nr_sequencial, ds_filial }) => ({
                  value: String(nr_sequencial),
                  label: ds_filial,
                })),
              ]}
              onChange={setFilial}
            />
          )}
          <SelectField
            label={t('vehicle.documents.document')}
            value={kind}
            options={[
              { value: '', label: t('vehicle.expiring.allKinds') },
              ...documentKinds.map((value) => ({ value, label: t(`orders.detail.documents.${value}`) })),
            ]}
            onChange={setKind}
          />
          <Segmented
            label={t('vehicle.documents.state')}
            value={state}
            options={(['all', 'expired', 'soon'] as const).map((value) => ({
              value,
              label: t(`vehicle.expiring.${value}`),
            }))}
            onChange={setState}
          />
        </div>
        <Answer
          answer={answer}
          failed={t('vehicle.expiring.failed')}
          empty={t('vehicle.expiring.empty')}
          isEmpty={({ documentos }) => documentos.length === 0}
        >
          {({ documentos, tem_mais }) => (
            <>
              {tem_mais && <p className="soft-text">{t('vehicle.expiring.more')}</p>}
              <Table documents={documentos.filter(shown)} busy={answer.isPlaceholderData} />
            </>
          )}
        </Answer>
        <ExpiringContracts />
      </div>
    </>
  );
}

function Table({ documents, busy }: { documents: readonly Expiring[]; busy: boolean }) {
  const { t } = useTranslation();
  const { nameOf, stateOf } = useDocumentWords();
  if (documents.length === 0) return <EmptyState title={t('vehicle.expiring.emptyFiltered')} />;
  const heads = {
    branch: t('vehicle.expiring.branch'),
    vehicle: t('vehicle.expiring.vehicle'),
    document: t('vehicle.documents.document'),
    number: t('vehicle.documents.number'),
    until: t('vehicle.documents.until'),
    days: t('vehicle.expiring.days'),
    state: t('vehicle.documents.state'),
  };
  const csv = () =>
    downloadCsv(t('vehicle.expiring.title'), {
      heads: Object.values(heads),
      rows: documents.map((one) => [
        one.ds_filial,
        one.nr_placa,
        nameOf(one),
        one.nr_documento ?? '',
        date(one.dt_validade, 'UTC'),
        one.dias,
        t(`vehicle.documents.states.${one.st_documento}`),
      ]),
    });
  return (
    <>
      <div className="row-wrap">
        <p className="soft-text">{t('vehicle.expiring.count', { count: documents.length })}</p>
        <Button icon={<IconFileTypeCsv aria-hidden />} onClick={csv}>
          {t('vehicle.expiring.csv')}
        </Button>
      </div>
      <DataTable
        label={t('vehicle.expiring.title')}
        rows={documents}
        keyOf={({ nr_sequencial }) => String(nr_sequencial)}
        by="days"
        busy={busy}
        columns={[
          {
            id: 'vehicle',
            head: heads.vehicle,
            value: ({ nr_placa }) => nr_placa,
            cell: ({ nr_placa, nr_frota, da_filial }) => (
              <Pair
                // The page of a vehicle opens in its branch alone.
                first={da_filial ? <PlateLink plate={nr_placa} /> : <Plate plate={nr_placa} />}
                second={nr_frota ?? ''}
              />
            ),
          },
          {
            id: 'branch',
            head: heads.branch,
            value: ({ ds_filial }) => ds_filial,
            cell: ({ ds_filial }) => ds_filial,
          },
          {
            id: 'document',
            head: heads.document,
            value: nameOf,
            cell: (one) => <Pair first={nameOf(one)} second={one.nr_documento ?? ''} />,
          },
          { id: 'until', head: heads.until, cell: ({ dt_validade }) => date(dt_validade, 'UTC') },
          {
            id: 'days',
            head: heads.days,
            value: ({ dias }) => dias,
            cell: (one) => <StateWord of={one}>{stateOf(one)}</StateWord>,
          },
        ]}
      />
    </>
  );
}
