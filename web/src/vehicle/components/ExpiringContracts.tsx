import { useOfficeCall } from '../../core/api/office.ts';
import { DataTable, Pair } from '../../core/components/DataTable.tsx';
import { date } from '../../core/format/dates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useDocumentWords } from '../documents.ts';
import { StateWord } from './StateWord.tsx';

/** Contracts of suppliers that have expired or expire soon, the most urgent first; nothing for who keeps no suppliers. */
export function ExpiringContracts() {
  const { t } = useTranslation();
  const { stateOf } = useDocumentWords();
  const { data = [], isFetching } = useOfficeCall('listExpiringContracts', {});
  if (data.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="contratos">
      <h2 id="contratos">{t('vehicle.expiring.contracts')}</h2>
      <DataTable
        label={t('vehicle.expiring.contracts')}
        rows={data}
        keyOf={({ nr_sequencial }) => String(nr_sequencial)}
        by="days"
        busy={isFetching}
        columns={[
          {
            id: 'supplier',
            head: t('vehicle.expiring.supplier'),
            value: ({ ds_fornecedor }) => ds_fornecedor,
            cell: ({ ds_fornecedor, nr_sequencial, nr_contrato }) => (
              <Pair
                first={
                  <Link to="/cadastros/$tipo/$id" params={{ tipo: 'suppliers', id: String(nr_sequencial) }}>
                    {ds_fornecedor}
                  </Link>
                }
                second={nr_contrato ?? ''}
              />
            ),
          },
          {
            id: 'until',
            head: t('vehicle.documents.until'),
            cell: ({ dt_contrato_fim }) => date(dt_contrato_fim, 'UTC'),
          },
          {
            id: 'days',
            head: t('vehicle.expiring.days'),
            value: ({ dias }) => dias,
            cell: (one) => <StateWord of={one}>{stateOf(one)}</StateWord>,
          },
        ]}
      />
    </section>
  );
}
