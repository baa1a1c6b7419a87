import { useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable, Pair } from '../../core/components/DataTable.tsx';
import forms from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { type Inventory, type ReadCode, useUnknownCodes } from '../api.ts';
import { MisreadSheet } from './MisreadSheet.tsx';

interface CodesSheetProps {
  inventory: Inventory;
  onClose: () => void;
}

/** Scanned codes that belong to no part of the inventory; while it runs, a code can be discarded as misread. */
export function CodesSheet({ inventory: { nr_sequencial, st_etapa }, onClose }: CodesSheetProps) {
  const { t } = useTranslation();
  const answer = useUnknownCodes(nr_sequencial);
  const [misread, setMisread] = useState<string | null>(null);
  if (misread !== null)
    return <MisreadSheet inventory={nr_sequencial} code={misread} onClose={() => setMisread(null)} />;
  const onMisread = st_etapa === 'execucao' ? setMisread : undefined;
  return (
    <Sheet size="l" title={t('inventory.unknown.read')} onClose={onClose}>
      <Answer
        answer={answer}
        failed={t('inventory.unknown.failed')}
        empty={t('inventory.unknown.none')}
        isEmpty={(codes) => codes.length === 0}
      >
        {(codes) => (
          <div className={forms['form']}>
            <Codes
              title={t('inventory.unknown.titles')}
              codes={codes.filter((code) => code.ds_item === null && code.ds_descartou === null)}
              onMisread={onMisread}
            />
            <Codes
              title={t('inventory.outside.titles')}
              codes={codes.filter((code) => code.ds_item !== null && code.ds_descartou === null)}
              onMisread={onMisread}
            />
            <Codes
              title={t('inventory.misread.titles')}
              codes={codes.filter((code) => code.ds_descartou !== null)}
              onMisread={undefined}
            />
          </div>
        )}
      </Answer>
    </Sheet>
  );
}

interface CodesProps {
  title: string;
  codes: readonly ReadCode[];
  /** Absent: nothing can be said of them any more. */
  onMisread: ((code: string) => void) | undefined;
}

function Codes({ title, codes, onMisread }: CodesProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  if (codes.length === 0) return null;
  const mark: Column<ReadCode> = {
    id: 'misread',
    head: t('inventory.misread.head'),
    act: true,
    cell: ({ ds_codigo }) => (
      <Button
        look="quiet"
        aria-label={t('inventory.misread.openOf', { code: ds_codigo })}
        onClick={() => onMisread?.(ds_codigo)}
      >
        {t('inventory.misread.open')}
      </Button>
    ),
  };
  return (
    <section className="rows-tight">
      <h3>{title}</h3>
      <DataTable
        label={title}
        rows={codes}
        keyOf={({ ds_codigo }) => ds_codigo}
        columns={[
          { id: 'code', head: t('inventory.heads.code'), cell: (code) => <What code={code} /> },
          { id: 'times', head: t('inventory.heads.times'), end: true, cell: (row) => number(row.nr_vezes) },
          { id: 'who', head: t('inventory.heads.read'), cell: (code) => <Who code={code} /> },
          {
            id: 'when',
            head: t('inventory.heads.when'),
            cell: ({ dt_leitura }) => dateTime(dt_leitura, ds_fuso),
          },
          ...(onMisread === undefined ? [] : [mark]),
        ]}
      />
    </section>
  );
}

/** The code; for a part of the branch its name and shelf. */
function What({ code: { ds_codigo, ds_item, ds_prateleira } }: { code: ReadCode }) {
  if (ds_item === null) return ds_codigo;
  return <Pair first={ds_codigo} second={dotted([ds_item, ds_prateleira])} />;
}

/** Who read it last, and who said that it was misread. */
function Who({ code: { ds_leu, ds_descartou } }: { code: ReadCode }) {
  const { t } = useTranslation();
  if (ds_descartou === null) return personName(ds_leu);
  return (
    <Pair first={personName(ds_leu)} second={t('inventory.misread.by', { name: personName(ds_descartou) })} />
  );
}
