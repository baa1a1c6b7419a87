import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { intakeColumns } from '@terminal/contract/intake';
import * as limits from '@terminal/contract/limits';
import { keyOf, type RecordKind } from '@terminal/contract/record-kinds';
import { useEffect, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { useLeaving, useParam, useSearch } from '../../core/navigation/visit.tsx';
import { useMedia } from '../../core/useMedia.ts';
import { useSettled } from '../../core/useSettled.ts';
import { useRecords } from '../api.ts';
import { FileButton } from '../components/FileButton.tsx';
import { ManyBar } from '../components/ManyBar.tsx';
import css from '../components/MasterData.module.css';
import { RecordTable } from '../components/RecordTable.tsx';
import { shownColumns } from '../form.ts';
import { useChosen } from '../useChosen.ts';
import { kindIn, type RecordsView, readRecordsView } from '../view.ts';

/** The records of a kind: searched, filtered by state, sorted; each opens with a press. */
export function RecordsPage() {
  const { t } = useTranslation();
  const tipo = kindIn(useParam('tipo'));
  const view = useSearch(readRecordsView);
  const show = (search: RecordsView) =>
    void navigate({ to: '/cadastros/$tipo', params: { tipo }, search, replace: true });
  const answer = useRecords(tipo, view);
  const chosen = useChosen(tipo, answer.data?.data ?? []);
  return (
    <>
      <PageHead
        title={t(`masterData.kinds.${tipo}`)}
        lead={<BackLink to="/cadastros" label={t('masterData.back')} />}
        actions={keyOf(tipo).closed !== true && <AddButton tipo={tipo} />}
      />
      <div className="stack">
        <Filters key={tipo} tipo={tipo} view={view} onChange={show} />
        <Answer
          answer={answer}
          failed={t('masterData.listFailed')}
          empty={t(
            view.busca === undefined && view.situacao === undefined
              ? 'masterData.none'
              : 'masterData.noneFound',
          )}
          isEmpty={({ total }) => total === 0}
        >
          {({ data, total, current_page, last_page }) => (
            <>
              <div className={css['listed']}>
                <ManyBar tipo={tipo} shown={data} chosen={chosen}>
                  <p className="soft-text">{t('masterData.count', { count: total })}</p>
                  <FileButton tipo={tipo} view={view} />
                </ManyBar>
                <RecordTable tipo={tipo} records={data} busy={answer.isPlaceholderData} chosen={chosen} />
              </div>
              <Pagination
                page={current_page}
                lastPage={last_page}
                onPage={(page) => {
                  const { pagina: _, ...rest } = view;
                  show({ ...rest, ...(page > 1 && { pagina: String(page) }) });
                }}
              />
            </>
          )}
        </Answer>
      </div>
    </>
  );
}

/** To the form of a new record; on a phone a word would leave the title no room. */
function AddButton({ tipo }: { tipo: RecordKind }) {
  const { t } = useTranslation();
  const act = {
    icon: <IconPlus aria-hidden />,
    onClick: () => void navigate({ to: '/cadastros/$tipo/$id', params: { tipo, id: 'novo' } }),
  };
  if (!useMedia('tablet')) return <IconButton {...act} look="plain" label={t('masterData.add')} />;
  return (
    <Button {...act} look="primary">
      {t('masterData.add')}
    </Button>
  );
}

interface FiltersProps {
  tipo: RecordKind;
  view: RecordsView;
  onChange: (view: RecordsView) => void;
}

function Filters({ tipo, view, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const { busca = '', situacao, ordem } = view;
  const [text, setText] = useState(busca);
  const settled = useSettled(text.trim());
  const leaving = useLeaving();
  const { pagina: _, busca: __, ...rest } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed asks; the address may say something else meanwhile
  useEffect(() => {
    // A record that was pressed meanwhile is gone to.
    if (!leaving && settled !== busca && settled === text.trim())
      onChange({ ...rest, ...(settled !== '' && { busca: settled }) });
  }, [settled]);
  const withState = intakeColumns(tipo).some(([column]) => column === 'situacao');
  const columns = shownColumns(tipo);
  return (
    <div className={css['filters']}>
      <TextField
        label={t('masterData.search')}
        type="search"
        icon={<IconSearch aria-hidden />}
        maxLength={limits.listRecords.busca}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        label={t('core.table.sortBy')}
        value={ordem ?? keyOf(tipo).columns[0] ?? ''}
        options={columns.map(([value, { head }]) => ({ value, label: label(head) }))}
        onChange={(value) => onChange({ ...rest, ...(busca !== '' && { busca }), ordem: value })}
      />
      {withState && (
        <Segmented
          label={t('masterData.state.name')}
          value={situacao ?? 'all'}
          options={(['all', 'A', 'I'] as const).map((value) => ({
            value,
            label: t(`masterData.state.${value}`),
          }))}
          onChange={(value) => {
            const { situacao: ___, ...others } = rest;
            onChange({
              ...others,
              ...(busca !== '' && { busca }),
              ...(value !== 'all' && { situacao: value }),
            });
          }}
        />
      )}
    </div>
  );
}
