import type { ImportKind } from '@terminal/contract/imports';
import { useMemo } from 'react';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Names } from '../api.ts';
import { headsIn } from '../columns.ts';
import { countOf, faultGroups, type Looked, type Mend, namesOf, newNames } from '../mend.ts';
import { FaultTable } from './FaultTable.tsx';
import { MendFields } from './MendFields.tsx';
import { Mending } from './Mending.tsx';
import { OutcomeTable } from './OutcomeTable.tsx';

interface FindingsProps {
  kind: ImportKind;
  looked: Looked;
  /** Names there are, by column. */
  names: Names;
  /** The rows are being checked or written; typed corrections wait for the end. */
  busy: boolean;
  onMend: (mend: Mend, to: string) => void;
}

/** Results of a check: refusals by reason, corrected in all rows or in one, and the outcome of each row. */
export function Findings({ kind, looked, names, busy, onMend }: FindingsProps) {
  const { t } = useTranslation();
  const groups = useMemo(() => faultGroups(kind, looked), [kind, looked]);
  const heads = headsIn(kind);
  const head = (column: string | null) => heads[column ?? ''] ?? '–';
  const fresh = useMemo(
    () =>
      newNames(kind, looked).map((name) => ({
        ...name,
        codigo: null,
        mensagem: t('imports.newNames.what'),
        valores: null,
        parte: false,
      })),
    [kind, looked, t],
  );
  const mending = (
    { coluna, valor, parte, isNew = false }: Pick<Mend, 'coluna' | 'valor' | 'parte' | 'isNew'>,
    row: number | null,
  ) =>
    coluna !== null &&
    valor !== null && (
      <Mending head={head(coluna)} value={valor} line={row === null ? null : (looked.lines[row] ?? null)}>
        {(close) => (
          <Fields
            {...{ kind, looked, names, busy, onMend }}
            mend={{ coluna, valor, parte, isNew, row }}
            onClose={close}
          />
        )}
      </Mending>
    );
  return (
    <>
      <FaultTable groups={groups} head={head} mend={(group) => group.isOne && mending(group, null)} />
      <FaultTable
        title={t('imports.newNames.title')}
        groups={fresh}
        head={head}
        mend={(group) => mending({ ...group, isNew: true }, null)}
      />
      <OutcomeTable kind={kind} looked={looked} mend={(row, fault) => mending(fault, row)} />
    </>
  );
}

interface FieldsProps extends FindingsProps {
  mend: Mend;
  onClose: () => void;
}

function Fields({ kind, looked, names: known, busy, onMend, mend, onClose }: FieldsProps) {
  const { t } = useTranslation();
  const names = useMemo(
    () => namesOf(kind, looked, mend.coluna ?? '', known[mend.coluna ?? '']),
    [kind, looked, known, mend.coluna],
  );
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
