import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import { Suspense, useState } from 'react';
import { useCall } from '../../core/api/hooks.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable, Pair } from '../../core/components/DataTable.tsx';
import { cx } from '../../core/cx.ts';
import { date, dateTime } from '../../core/format/dates.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { useSession } from '../../core/session/store.ts';
import { CorrectionNote } from '../../fleet/components/CorrectionNote.tsx';
import { useDocumentWords, type VehicleDocument } from '../documents.ts';
import { StateWord } from './StateWord.tsx';
import css from './Vehicle.module.css';

const AddDocument = lazySheet(async () => (await import('./DocumentSheets.tsx')).AddDocument);
const CorrectDocument = lazySheet(async () => (await import('./DocumentSheets.tsx')).CorrectDocument);
const DocumentFile = lazySheet(async () => (await import('./DocumentFile.tsx')).DocumentFile);

type Open = { what: 'add' } | { what: 'correct' | 'file'; document: VehicleDocument };

/** Documents of a vehicle with their expiry: those in force, and on demand what became of the others. */
export function VehicleDocuments({ plate }: { plate: string }) {
  const { t } = useTranslation();
  const answer = useCall('listVehicleDocuments', { params: { placa: plate } });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={css['part']}>
      <h2>{t('vehicle.documents.title')}</h2>
      <Answer answer={answer} failed={t('vehicle.documents.failed')}>
        {({ mantem, documentos }) => (
          <>
            <Documents documents={documentos} keeps={mantem} onOpen={setOpen} />
            {mantem && (
              <p className={cx('row-wrap', css['acts'])}>
                <Button icon={<IconFilePlus aria-hidden />} onClick={() => setOpen({ what: 'add' })}>
                  {t('vehicle.documents.add')}
                </Button>
              </p>
            )}
          </>
        )}
      </Answer>
      <Suspense>
        {open?.what === 'add' && <AddDocument plate={plate} onClose={close} />}
        {open?.what === 'correct' && (
          <CorrectDocument plate={plate} document={open.document} onClose={close} />
        )}
        {open?.what === 'file' && <DocumentFile plate={plate} document={open.document} onClose={close} />}
      </Suspense>
    </section>
  );
}

interface DocumentsProps {
  documents: readonly VehicleDocument[];
  /** The person keeps vehicles. */
  keeps: boolean;
  onOpen: (open: Open) => void;
}

function Documents({ documents, keeps, onOpen }: DocumentsProps) {
  const { t } = useTranslation();
  const { nameOf, stateOf } = useDocumentWords();
  const current = documents.filter(({ atual }) => atual);
  const earlier = documents.filter(({ atual }) => !atual);
  const columns: Column<VehicleDocument>[] = [
    {
      id: 'document',
      head: t('vehicle.documents.document'),
      cell: (one) => <Pair first={nameOf(one)} second={one.nr_documento ?? ''} />,
    },
    {
      id: 'until',
      head: t('vehicle.documents.until'),
      cell: ({ dt_validade }) => date(dt_validade, 'UTC') || '–',
    },
    {
      id: 'state',
      head: t('vehicle.documents.state'),
      cell: (one) => <StateWord of={one}>{stateOf(one)}</StateWord>,
    },
    { id: 'note', head: t('vehicle.documents.note'), long: true, cell: (one) => one.ds_observacao ?? '–' },
    {
      id: 'acts',
      head: t('vehicle.documents.file'),
      act: true,
      quiet: true,
      cell: (document) => (
        <span className={cx('row-wrap', css['acts'])}>
          {!document.tem_arquivo && <span className="soft">{t('vehicle.documents.noFile')}</span>}
          {document.tem_arquivo && document.correcao?.nr_seq_novo !== null && (
            <Button
              aria-label={t('vehicle.documents.fileOf', { document: nameOf(document) })}
              onClick={() => onOpen({ what: 'file', document })}
            >
              {t('vehicle.documents.file')}
            </Button>
          )}
          {keeps && document.correcao === null && (
            <Button onClick={() => onOpen({ what: 'correct', document })}>
              {t('vehicle.documents.correct')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  const table = (label: string, rows: readonly VehicleDocument[], more: Column<VehicleDocument>[] = []) => (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
      columns={[...columns.slice(0, -1), ...more, ...columns.slice(-1)]}
    />
  );
  return (
    <>
      {current.length === 0 ? (
        <p className="soft">{t('vehicle.documents.none')}</p>
      ) : (
        table(t('vehicle.documents.title'), current)
      )}
      {earlier.length > 0 && (
        <details>
          <summary className={css['order']}>{t('vehicle.documents.earlier')}</summary>
          {table(t('vehicle.documents.earlier'), earlier, [
            {
              id: 'story',
              head: t('vehicle.documents.story'),
              long: true,
              cell: (one) => <Story of={one} />,
            },
          ])}
        </details>
      )}
    </>
  );
}

/** Who added it, and why it is not in force. */
function Story({ of: { correcao, ds_colaborador, dt_criacao } }: { of: VehicleDocument }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return (
    <Pair
      first={t('vehicle.documents.by', {
        name: personName(ds_colaborador),
        when: dateTime(dt_criacao, ds_fuso),
      })}
      second={
        correcao === null ? (
          t('vehicle.documents.replaced')
        ) : (
          <CorrectionNote correction={correcao} isVoid={correcao.nr_seq_novo === null} />
        )
      }
    />
  );
}
