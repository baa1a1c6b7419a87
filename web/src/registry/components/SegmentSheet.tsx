import * as limits from '@terminal/contract/limits';
import { type FormEvent, useState } from 'react';
import { onceDone } from '../../core/api/once-done.ts';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import forms from '../../core/components/Form.module.css';
import { Segmented } from '../../core/components/Segmented.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { useRegisterSegment } from '../api.ts';

interface SegmentSheetProps {
  onSaved: (segment: number) => void;
  onClose: () => void;
}

const departments = ['FROTA', 'ARMAZEM', 'both'] as const;

/** Registers a segment: name, department, and whether tyres are asked about (SEG-05). */
export function SegmentSheet({ onSaved, onClose }: SegmentSheetProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [department, setDepartment] = useState<(typeof departments)[number]>('FROTA');
  const [tyres, setTyres] = useState(false);
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useRegisterSegment();
  const missing = name.trim() === '';

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing || isPending) return;
    const body = {
      ds_grupo: name.trim(),
      departamento: department === 'both' ? null : department,
      habilita_pneus: tyres ? ('S' as const) : ('N' as const),
    };
    onceDone(mutateAsync({ body }), ({ nr_sequencial }) => {
      notify.success(t('registry.saved'));
      onSaved(nr_sequencial);
      onClose();
    });
  }

  return (
    <Sheet
      title={t('registry.segment.title')}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <Button type="submit" form="segmento" look="primary" size="xl" wide busy={isPending}>
          {t('registry.form.save')}
        </Button>
      }
    >
      <form id="segmento" className={forms['form']} onSubmit={send} noValidate>
        {error && <FlowFailure title={t('registry.segment.failed')} error={error} />}
        <TextField
          large
          label={t('registry.segment.name')}
          value={name}
          maxLength={limits.registerSegment.ds_grupo}
          error={tried && missing ? t('registry.form.needed') : undefined}
          data-focus-first
          onChange={({ target }) => setName(target.value)}
        />
        <Segmented
          label={t('registry.segment.department')}
          value={department}
          options={departments.map((value) => ({
            value,
            label: t(`registry.segment.departments.${value}`),
          }))}
          onChange={setDepartment}
        />
        <Switch label={t('registry.segment.tyres')} checked={tyres} onChange={setTyres} />
      </form>
    </Sheet>
  );
}
