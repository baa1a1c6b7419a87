import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { NotLoaded } from '../../../core/components/NotLoaded.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import css from '../../components/FaultTable.module.css';
import { useFaultText } from '../../useFaultText.ts';
import { canMend, type Intake, type Refusals, useRefusals, useRefusedFile } from '../api.ts';
import { useHead } from '../fault.ts';
import { MendForm } from './MendForm.tsx';
import { useLineColumn } from './useLineColumn.tsx';

type Row = Refusals['data'][number];

/** Refused rows: line, column, value and advice; all of them as a file to correct. */
export function RefusalList({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const [page, setPage] = useState(1);
  const file = useRefusedFile();
  const answer = useRefusals(company, intake, page);
  const { data, isPlaceholderData } = answer;
  const columns = useColumns(company, intake);
  if (data === undefined) return <NotLoaded answer={answer} title={t('intake.rowsFailed')} />;
  if (data.total === 0) return null;
  const download = () =>
    file.mutate(
      { company, id: intake.nr_sequencial, name: `${intake.tp_carga}-${intake.nr_sequencial}.csv` },
      { onError: (error) => isCancelled(error) || notify.error(say(error)) },
    );
  const withDigits = intake.tp_carga === 'people' || intake.tp_carga === 'suppliers';
  return (
    <section className="stack-close" aria-labelledby="intake-refused">
      <div className={css['head']}>
        <h2 id="intake-refused">
          {t('intake.refusedRows')} ({number(intake.qt_recusadas)})
        </h2>
        <Button icon={<IconDownload size={20} aria-hidden />} busy={file.isPending} onClick={download}>
          {t('intake.refusedFile')}
        </Button>
      </div>
      {withDigits && <p className="soft">{t('intake.digits')}</p>}
      <DataTable
        label={t('intake.refusedRows')}
        columns={columns}
        rows={data.data}
        keyOf={({ nr_linha, coluna, mensagem }) => `${nr_linha} ${coluna} ${mensagem}`}
        busy={isPlaceholderData}
      />
      <Pagination page={page} lastPage={data.last_page} onPage={setPage} />
    </section>
  );
}

function useColumns(company: string, intake: Intake): Column<Row>[] {
  const { t } = useTranslation();
  const say = useFaultText();
  const head = useHead(intake);
  const line = useLineColumn<Row>();
  return [
    line,
    { id: 'column', head: t('imports.faults.column'), cell: ({ coluna }) => head(coluna) },
    {
      id: 'value',
      head: t('imports.faults.value'),
      cell: ({ valor }) => <code>{valor || t('imports.faults.empty')}</code>,
    },
    {
      id: 'what',
      head: t('imports.faults.what'),
      long: true,
      cell: say,
    },
    ...(canMend(intake)
      ? [
          {
            id: 'mend',
            head: t('imports.mend.open'),
            quiet: true,
            act: true,
            cell: ({ coluna, nr_linha, celula }: Row) =>
              coluna !== null &&
              celula !== null && (
                <MendForm
                  company={company}
                  intake={intake}
                  column={coluna}
                  value={celula}
                  line={nr_linha}
                  action={t('imports.mend.cell')}
                />
              ),
          },
        ]
      : []),
  ];
}
