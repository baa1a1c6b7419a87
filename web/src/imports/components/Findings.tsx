import { type ImportKind, importColumns } from '@terminal/contract/imports';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../core/format/numbers.ts';
import { countOf, type Fault, faultGroups, type Looked, type Mend, namesOf } from '../mend.ts';
import { FaultTable } from './FaultTable.tsx';
import { MendFields } from './MendFields.tsx';
import { Mending } from './Mending.tsx';
import { OutcomeTable } from './OutcomeTable.tsx';

interface FindingsProps {
  kind: ImportKind;
  looked: Looked;
  /** The rows are being looked at or written: what somebody types waits for the end. */
  busy: boolean;
  onMend: (mend: Mend, to: string) => void;
}

/** What was found in the rows of a file: why some are refused, mended in all of them or in one, and what each will do. */
export function Findings({ kind, looked, busy, onMend }: FindingsProps) {
  const groups = useMemo(() => faultGroups(kind, looked), [kind, looked]);
  const heads: Readonly<Record<string, string>> = importColumns[kind];
  const head = (column: string | null) => heads[column ?? ''] ?? '–';
  const mending = ({ coluna, valor, parte }: Fault, row: number | null) =>
    coluna !== null &&
    valor !== null && (
      <Mending head={head(coluna)} value={valor} line={row === null ? null : (looked.lines[row] ?? null)}>
        {(close) => (
          <Fields {...{ kind, looked, busy, onMend }} mend={{ coluna, valor, parte, row }} onClose={close} />
        )}
      </Mending>
    );
  return (
    <>
      <FaultTable groups={groups} head={head} mend={(group) => mending(group, null)} />
      <OutcomeTable kind={kind} looked={looked} mend={(row, fault) => mending(fault, row)} />
    </>
  );
}

interface FieldsProps extends FindingsProps {
  mend: Mend;
  onClose: () => void;
}

function Fields({ kind, looked, busy, onMend, mend, onClose }: FieldsProps) {
  const { t } = useTranslation();
  const names = useMemo(() => namesOf(kind, looked, mend.coluna ?? ''), [kind, looked, mend.coluna]);
  const count = countOf(kind, looked, mend);
  return (
    <MendFields
      value={mend.valor ?? ''}
      names={names}
      action={
        mend.row === null ? t('imports.mend.rows', { count, value: number(count) }) : t('imports.mend.cell')
      }
      busy={busy}
      onMend={(to) => onMend(mend, to)}
      onClose={onClose}
    />
  );
}
