import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { CriticalityTag } from '../../core/components/CriticalityTag.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { levelOf } from '../../core/components/level.ts';
import { Pagination } from '../../core/components/Pagination.tsx';
import { label } from '../../core/i18n/labels.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSettled } from '../../core/useSettled.ts';
import { type Problem, useProblems } from '../api.ts';
import css from './ProblemList.module.css';

/** The registry as a table, searched by letters of a problem or a segment (SEG-02, SEG-06). */
export function ProblemList({ onEdit }: { onEdit: (problem: Problem) => void }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const asked = useSettled(search.trim());
  const answer = useProblems(asked, page);
  return (
    <>
      <div className={css['search']}>
        <TextField
          label={t('registry.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          value={search}
          maxLength={limits.listProblemRegistry.busca}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
      </div>
      <Answer
        answer={answer}
        failed={t('registry.failed')}
        empty={t(asked === '' ? 'registry.none' : 'registry.noneFound')}
        isEmpty={({ total }) => total === 0}
      >
        {({ data, current_page, last_page }) => (
          <>
            <DataTable
              label={t('registry.title')}
              columns={columnsOf(t, onEdit)}
              rows={data}
              keyOf={({ nr_sequencial }) => String(nr_sequencial)}
              busy={answer.isPlaceholderData}
            />
            <Pagination page={current_page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
    </>
  );
}

const columnsOf = (t: TFunction, onEdit: (problem: Problem) => void): Column<Problem>[] => [
  {
    id: 'problem',
    head: t('registry.heads.problem'),
    cell: ({ ds_conjunto, st_status }) => (
      <span className="row-wrap">
        <strong>{label(ds_conjunto)}</strong>
        {st_status === 'I' && <span className={css['inactive']}>{t('registry.inactive')}</span>}
      </span>
    ),
  },
  { id: 'segment', head: t('registry.heads.segment'), cell: ({ ds_grupo }) => label(ds_grupo) },
  {
    id: 'criticality',
    head: t('registry.heads.criticality'),
    cell: ({ nr_nivel, ds_criticidade }) => (
      <CriticalityTag level={levelOf(nr_nivel)} word={ds_criticidade} />
    ),
  },
  {
    id: 'service',
    head: t('registry.heads.service'),
    cell: ({ ds_item }) => (ds_item === null ? '–' : label(ds_item)),
  },
  { id: 'sla', head: t('registry.heads.sla'), cell: ({ hr_sla }) => hr_sla, end: true },
  {
    id: 'actions',
    head: t('registry.heads.actions'),
    act: true,
    cell: (problem) => (
      <Button
        icon={<IconPencil aria-hidden />}
        aria-label={t('registry.editOf', { problem: label(problem.ds_conjunto) })}
        onClick={() => onEdit(problem)}
      >
        {t('registry.edit')}
      </Button>
    ),
  },
];
