import { columnOf } from '@terminal/contract/intake';
import { hasPermission } from '@terminal/contract/permissions';
import { keyOf, manyColumns, type RecordKind, rightColumns } from '@terminal/contract/record-kinds';
import { useState } from 'react';
import { CallError } from '../../core/api/errors.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { SelectField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type ListedRecord, useChangeRecords } from '../api.ts';
import { useCellText } from '../useCellText.ts';
import { RecordField } from './RecordField.tsx';

/** The column and value a sheet begins with. */
export interface Start {
  column: string;
  value: string;
}

interface ManySheetProps {
  tipo: RecordKind;
  records: readonly ListedRecord[];
  start: Start;
  onClose: () => void;
  onDone: () => void;
}

/** One column of the ticked records gets one value, after what changes was shown: all of them, or none. */
export function ManySheet({ tipo, records, start, onClose, onDone }: ManySheetProps) {
  const { t } = useTranslation();
  const [{ column, value }, setChange] = useState(start);
  const { mutateAsync, error, isPending } = useChangeRecords();
  const administers = hasPermission(useSession(), 'administra');
  const columns = manyColumns(tipo).filter(
    (one) => tipo !== 'people' || administers || !rightColumns.includes(one),
  );
  const about = columnOf(tipo, column);
  const changed = records.filter(({ celulas }) => (celulas[column] ?? '') !== value.trim());
  const body = {
    coluna: column,
    valor: value.trim(),
    registros: changed.map(({ id, versao }) => ({ id, versao })),
  };
  const choose = (next: string) =>
    setChange({ column: next, value: columnOf(tipo, next)?.form === 'flag' ? 'N' : '' });
  return (
    <FormSheet
      size="m"
      title={t('masterData.many.title', { count: records.length })}
      onClose={onClose}
      send={
        about === undefined
          ? t('masterData.many.send', { count: records.length })
          : t(value.trim() === '' ? 'masterData.many.clear' : 'masterData.many.send', {
              count: changed.length,
            })
      }
      busy={isPending}
      disabled={about === undefined || changed.length === 0}
      onSend={() =>
        onceDone(mutateAsync({ params: { tipo }, body }), ({ mudados }) => {
          notify.success(t('masterData.many.done', { count: mudados }));
          onDone();
        })
      }
      notice={error && <FlowFailure title={t('masterData.notSaved')} error={error} />}
    >
      <SelectField
        label={t('masterData.many.column')}
        value={column}
        options={[
          { value: '', label: t('masterData.choose') },
          ...columns.map((one) => ({ value: one, label: label(columnOf(tipo, one)?.head ?? one) })),
        ]}
        onChange={choose}
      />
      {about !== undefined && (
        <>
          <RecordField
            key={column}
            tipo={tipo}
            field={{ ...about, column, isFixed: false }}
            exists
            value={value}
            error={undefined}
            onChange={(next) => setChange({ column, value: next })}
          />
          <Changes tipo={tipo} column={column} value={value} changed={changed} error={error} />
          {changed.length < records.length && (
            <p className="soft">{t('masterData.many.same', { count: records.length - changed.length })}</p>
          )}
        </>
      )}
    </FormSheet>
  );
}

interface ChangesProps {
  tipo: RecordKind;
  column: string;
  value: string;
  changed: readonly ListedRecord[];
  error: CallError | null;
}

/** What changes from what to what; after a refusal, why a record does not. */
function Changes({ tipo, column, value, changed, error }: ChangesProps) {
  const { t } = useTranslation();
  const say = useCellText();
  const text = useErrorText();
  const about = columnOf(tipo, column);
  const faultOf = (id: string) => {
    const fault = error?.celulas?.find(({ coluna }) => coluna === id);
    if (error === null || fault === undefined) return undefined;
    const { codigo, valores } = fault;
    return text(new CallError({ kind: 'refused', codigo, valores, mensagem: error.campos[id] ?? '' }));
  };
  return (
    <section>
      <h3>{t('masterData.many.preview')}</h3>
      <ul className="rows-tight">
        {changed.map(({ id, celulas }) => {
          const fault = faultOf(id);
          return (
            <li key={id}>
              <strong>{celulas[keyOf(tipo).name]}</strong>:{' '}
              <del>{say(about, celulas[column] ?? '') || '–'}</del> → {say(about, value.trim()) || '–'}
              {fault !== undefined && <p className="error-text">{fault}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
