import { intakeColumns } from '@terminal/contract/intake';
import type { RecordKind } from '@terminal/contract/record-kinds';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Question } from '../../core/components/Question.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { LayoutDrawing } from '../../tyres/components/LayoutDrawing.tsx';
import type { KeptRecord } from '../api.ts';
import { type Cells, type FormField, fieldsOf, isAsked, placesIn, staysInUse } from '../form.ts';
import { useCellText } from '../useCellText.ts';
import { useChangedBy } from '../useChangedBy.ts';
import { useFaults } from '../useFaults.ts';
import { useRecordForm } from '../useRecordForm.ts';
import { useUseText } from '../useUseText.ts';
import css from './MasterData.module.css';
import { RecordField } from './RecordField.tsx';

interface RecordFormProps {
  tipo: RecordKind;
  /** The record as it is now; null: a new one. */
  record: KeptRecord | null;
  /** The person may say who may what. */
  administers: boolean;
  /** Loads the record anew. */
  onRefused: () => void;
}

/** Forms of cells that hold several things. */
const wideForms: readonly string[] = ['names', 'contacts'];

/** The form of a record: what it is, of people what they may do; saved as a whole. */
export function RecordForm({ tipo, record, administers, onRefused }: RecordFormProps) {
  const { t } = useTranslation();
  const form = useRecordForm(tipo, record, onRefused);
  const columns = new Map(intakeColumns(tipo));
  const say = useCellText();
  const faultOf = useFaults(form.error);
  const changedBy = useChangedBy({
    ...form,
    history: record?.historia ?? [],
    say: (column, value) => say(columns.get(column), value),
  });
  const { own, rights } = fieldsOf(tipo);
  const draw = (field: FormField) => (
    <div key={field.column} className={wideForms.includes(field.form) ? css['wide'] : undefined}>
      <RecordField
        tipo={tipo}
        field={field}
        exists={record !== null}
        value={form.texts[field.column] ?? ''}
        error={changedBy(field.column) ?? faultOf(field.column)}
        onChange={(value) => form.set(field.column, value)}
      />
    </div>
  );
  const box = useRef<HTMLFormElement>(null);
  const { error } = form;
  // Out of use until its union is undone.
  const isMerged = record?.unioes.some(({ unido, desfeita }) => unido.id === record.id && desfeita === null);
  useEffect(() => {
    if (error !== null) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return (
    <form
      ref={box}
      className="panel"
      noValidate
      aria-label={t(`masterData.kinds.${tipo}`)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        form.save();
      }}
    >
      {record?.celulas['situacao'] === 'I' && (
        <p>
          <span className={css['inactive']}>{t('masterData.inactive')}</span>
        </p>
      )}
      <div className={css['fields']}>
        {own.filter(({ column }) => isAsked(tipo, form.texts, column)).map(draw)}
      </div>
      {tipo === 'types' && <TypeDrawing cells={form.texts} />}
      {rights.length > 0 && administers && (
        <fieldset className={css['group']}>
          <legend>{t('masterData.rights')}</legend>
          <div className={css['fields']}>{rights.map(draw)}</div>
        </fieldset>
      )}
      {form.error && <FlowFailure title={t('masterData.notSaved')} error={form.error} />}
      <div className={css['buttons']}>
        {record?.celulas['situacao'] !== undefined && !isMerged && !staysInUse(tipo, record.id) && (
          <StateSwitch record={record} busy={form.busy} onTurn={form.turn} />
        )}
        {Object.keys(form.typed).length > 0 && (
          <Button onClick={form.clear}>{t('masterData.discard')}</Button>
        )}
        <Button type="submit" look="primary" size="l" busy={form.busy}>
          {t('masterData.save')}
        </Button>
      </div>
    </form>
  );
}

interface StateSwitchProps {
  record: KeptRecord;
  busy: boolean;
  onTurn: (situacao: 'A' | 'I') => void;
}

/** Takes a record out of use, after saying what still uses it, or brings it back. */
function StateSwitch({ record, busy, onTurn }: StateSwitchProps) {
  const { t } = useTranslation();
  const say = useUseText();
  const [asking, setAsking] = useState(false);
  const isActive = record.celulas['situacao'] === 'A';
  if (!isActive)
    return (
      <Button busy={busy} onClick={() => onTurn('A')}>
        {t('masterData.activate')}
      </Button>
    );
  const uses = record.uso.map(say).join(', ');
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('masterData.deactivate')}
      </Button>
      {asking && (
        <Question
          title={t('masterData.deactivating')}
          words={uses === '' ? t('masterData.unused') : t('masterData.usedBy', { uses })}
          no={t('masterData.keep')}
          yes={t('masterData.deactivate')}
          busy={busy}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            onTurn('I');
          }}
        />
      )}
    </>
  );
}

/** The axles as the cells of a type name them. */
function TypeDrawing({ cells }: { cells: Cells }) {
  const places = placesIn(cells);
  return places.length > 0 && <LayoutDrawing places={places} />;
}
