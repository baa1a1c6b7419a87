import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { CompanyField } from '../../core/panel/CompanyField.tsx';
import { useCompanyChoice } from '../../core/panel/companies.ts';
import { useSettled } from '../../core/useSettled.ts';
import { usePeople } from '../api.ts';
import { PeopleTable } from '../components/PeopleTable.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import css from './PersonPage.module.css';

/** Personal data of a company: search, view, export, anonymise (docs/security.md). */
export function PersonPage() {
  const { t } = useTranslation();
  const [company, setCompany] = useCompanyChoice();
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <PageHead title={t('panel.pages.person')} about={null} />
      {open !== null ? (
        <PersonCard company={company} id={open} onClose={() => setOpen(null)} />
      ) : (
        <>
          <p className={css['about']}>{t('person.about')}</p>
          <search className={css['filters']}>
            <CompanyField
              value={company}
              onChange={(value) => {
                setCompany(value);
                setPage(1);
              }}
            />
            <TextField
              label={t('person.filter')}
              icon={<IconSearch size={20} aria-hidden />}
              value={filter}
              maxLength={limits.listPeople.filtro}
              onChange={({ target }) => {
                setFilter(target.value);
                setPage(1);
              }}
            />
          </search>
          <Found company={company} filter={filter} page={page} onPage={setPage} onOpen={setOpen} />
        </>
      )}
    </>
  );
}

interface FoundProps {
  company: string;
  filter: string;
  page: number;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
}

function Found({ company, filter, page, onPage, onOpen }: FoundProps) {
  const { t } = useTranslation();
  const settled = useSettled(filter.trim(), 300);
  const answer = usePeople(company, settled, page);
  if (settled === '') return <EmptyState title={t('person.start')} />;
  return (
    <Answer
      answer={answer}
      failed={t('person.failed')}
      empty={t('person.none')}
      isEmpty={({ data }) => data.length === 0}
    >
      {({ data, last_page }) => (
        <>
          <PeopleTable
            people={data}
            busy={answer.isPlaceholderData}
            onOpen={({ nr_sequencial }) => onOpen(nr_sequencial)}
          />
          <Pagination page={page} lastPage={last_page} onPage={onPage} />
        </>
      )}
    </Answer>
  );
}
