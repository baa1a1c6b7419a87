import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { plateText } from '../../../core/format/plates.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type ChoiceName, type MissingField, type NewOrderForm, nextChoice, type Vehicle } from '../form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import css from './NewOrderForm.module.css';
import { SubjectSheet } from './SubjectSheet.tsx';
import { useSubjectWords } from './useSubjectWords.ts';

interface SubjectFieldsProps {
  vehicles: readonly Vehicle[];
  onlyByQrCode: boolean;
  form: NewOrderForm;
  missing: readonly MissingField[];
  onChange: (form: NewOrderForm) => void;
  onScan: () => void;
}

/** Operation, plate, segment, problem: each enabled by the one before it, and opened once that is chosen (NEWOS-02). */
export function SubjectFields(props: SubjectFieldsProps) {
  const { t } = useTranslation();
  const { vehicles, onlyByQrCode, form, missing, onChange, onScan } = props;
  const [open, setOpen] = useState<ChoiceName | null>(null);
  const words = useSubjectWords(form, vehicles);
  const errorOf = (name: MissingField) =>
    missing.includes(name) ? t(`newOrder.missing.${name}`) : undefined;
  const dependent = (name: 'plate' | 'segment' | 'problem', before: unknown) => ({
    disabled: before === null,
    placeholder: t(before === null ? `newOrder.first.${name}` : `newOrder.choose.${name}`),
    error: errorOf(name),
    onOpen: () => setOpen(name),
  });
  return (
    <div className="rows">
      <ChoiceField
        label={t('newOrder.operation')}
        value={words.operation}
        placeholder={t('newOrder.choose.operation')}
        disabled={onlyByQrCode}
        // The only field that can be filled, as long as it is empty.
        error={
          !onlyByQrCode && form.operation === null && missing.includes('plate')
            ? t('newOrder.missing.operation')
            : undefined
        }
        onOpen={() => setOpen('operation')}
      />
      <div className={css['plate']}>
        <ChoiceField
          label={t('newOrder.plate')}
          value={form.plate === null ? null : plateText(form.plate)}
          {...dependent('plate', form.operation)}
          {...(onlyByQrCode && { disabled: true, placeholder: t('newOrder.choose.plate') })}
        />
        <Button
          size="l"
          look={onlyByQrCode ? 'primary' : 'tinted'}
          icon={<IconQrcode aria-hidden />}
          aria-haspopup="dialog"
          onClick={onScan}
        >
          {t('newOrder.scan.open')}
        </Button>
        {onlyByQrCode && <p className={css['hint']}>{t('newOrder.byQrCode')}</p>}
      </div>
      <ChoiceField
        label={t('newOrder.segment')}
        value={words.segment}
        {...dependent('segment', form.plate)}
      />
      <ChoiceField
        label={t('newOrder.problem')}
        value={words.problem}
        {...dependent('problem', form.segment)}
      />
      {open !== null && (
        <SubjectSheet
          name={open}
          vehicles={vehicles}
          form={form}
          onChange={(next) => {
            onChange(next);
            setOpen(nextChoice(next));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
