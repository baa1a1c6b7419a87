import type { IntakeKind } from '@terminal/contract';
import { intakeOrder } from '@terminal/contract/intake';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { SelectField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from '../../components/ColumnChoice.module.css';
import { type Part, partsOf } from '../book.ts';
import type { Opened } from './FileDrop.tsx';

interface SheetPlanProps {
  file: Opened;
  /** Of each worksheet, as it is chosen beforehand. */
  found: readonly (IntakeKind | null)[];
  onStart: (parts: Part[]) => void;
  /** Asks for another file. */
  onOther: () => void;
}

/** Detected kind of each worksheet; it can be changed or skipped before anything is sent. */
export function SheetPlan({ file, found, onStart, onOther }: SheetPlanProps) {
  const { t } = useTranslation();
  const [kinds, setKinds] = useState(found);
  const parts = partsOf(kinds);
  return (
    <section className={css['map']} aria-labelledby="intake-book">
      <h2 id="intake-book">
        {t('intake.book.title')} <span>{file.name}</span>
      </h2>
      <p>{t('intake.book.about')}</p>
      <ul className={css['columns']}>
        {file.tables.map(({ name }, sheet) => {
          const place = parts.findIndex((part) => part.sheet === sheet) + 1;
          return (
            <li key={name}>
              <SelectField
                label={name ?? ''}
                value={kinds[sheet] ?? ''}
                options={[
                  { value: '', label: t('intake.book.leave') },
                  ...intakeOrder.map((kind) => ({ value: kind, label: t(`intake.kinds.${kind}`) })),
                ]}
                onChange={(value) =>
                  // The options are the kinds themselves.
                  setKinds(kinds.with(sheet, value === '' ? null : (value as IntakeKind)))
                }
              />
              <small>{place === 0 ? t('intake.book.left') : t('intake.book.place', { place })}</small>
            </li>
          );
        })}
      </ul>
      <div className={css['acts']}>
        <Button look="primary" disabled={parts.length === 0} onClick={() => onStart(parts)}>
          {t('intake.book.start', { count: parts.length })}
        </Button>
        <Button onClick={onOther}>{t('intake.another')}</Button>
      </div>
    </section>
  );
}
