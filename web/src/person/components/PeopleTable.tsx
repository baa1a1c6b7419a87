import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Person } from '../api.ts';
import { StateWord } from './StateWord.tsx';

interface PeopleTableProps {
  people: readonly Person[];
  busy: boolean;
  onOpen: (person: Person) => void;
}

/** People found, with links to their data. */
export function PeopleTable({ people, busy, onOpen }: PeopleTableProps) {
  const { t } = useTranslation();
  const columns: Column<Person>[] = [
    { id: 'name', head: t('person.heads.name'), cell: ({ ds_colaborador }) => ds_colaborador },
    { id: 'number', head: t('person.heads.number'), cell: ({ nr_sequencial }) => nr_sequencial },
    {
      id: 'registration',
      head: t('person.heads.registration'),
      cell: ({ nr_matricula }) => nr_matricula ?? '–',
    },
    { id: 'kind', head: t('person.heads.kind'), cell: ({ tp_clifor }) => t(`person.kinds.${tp_clifor}`) },
    { id: 'state', head: t('person.heads.state'), cell: (person) => <StateWord person={person} /> },
    {
      id: 'open',
      head: t('person.open'),
      quiet: true,
      act: true,
      cell: (person) => (
        <Button
          className="nowrap"
          aria-label={t('person.openOf', { name: person.ds_colaborador, number: person.nr_sequencial })}
          onClick={() => onOpen(person)}
        >
          {t('person.open')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label={t('panel.pages.person')}
      columns={columns}
      rows={people}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
      busy={busy}
    />
  );
}
