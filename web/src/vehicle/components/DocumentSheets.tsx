import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { randomKey } from '../../core/api/random-key.ts';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { Picker } from '../../files/components/Picker.tsx';
import { useFormCommand } from '../../files/form.ts';
import { type CorrectionAct, CorrectionFrame, isReason } from '../../fleet/components/CorrectionFrame.tsx';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { useDocumentWords, type VehicleDocument } from '../documents.ts';
import { DocumentFields, emptyForm, formOf, sentOf } from './DocumentFields.tsx';

/** A new document: what is written on it, and its file if there is one. */
export function AddDocument({ plate, onClose }: { plate: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(emptyForm);
  const [chosen, setChosen] = useState<{ file?: File; key: string }>(() => ({ key: randomKey() }));
  const add = useFormCommand('addVehicleDocument');

  function send() {
    onceDone(add.mutateAsync({ params: { placa: plate }, fields: sentOf(form), ...chosen }), () => {
      notify.success(t('vehicle.documents.saved'));
      onClose();
    });
  }
  const choose = ([file]: File[]) => file !== undefined && setChosen({ file, key: randomKey() });
  return (
    <FormSheet
      title={t('vehicle.documents.add')}
      about={plateText(plate)}
      size="m"
      onClose={onClose}
      send={t('vehicle.documents.save')}
      busy={add.isPending}
      onSend={send}
      notice={add.error && <FlowFailure title={t('vehicle.documents.notSaved')} error={add.error} />}
    >
      <DocumentFields
        form={form}
        error={add.error}
        onChange={(next) => {
          add.reset();
          setForm(next);
          // What was refused was another command.
          setChosen({ ...chosen, key: randomKey() });
        }}
      />
      <Picker camera="environment" icon={<IconCamera aria-hidden />} onPick={choose}>
        {t('files.camera')}
      </Picker>
      <Picker multiple icon={<IconFileText aria-hidden />} onPick={choose}>
        {t('vehicle.documents.choose')}
      </Picker>
      <p className="soft">
        {chosen.file
          ? t('vehicle.documents.chosen', { name: chosen.file.name })
          : t('vehicle.documents.mayLackFile')}
      </p>
    </FormSheet>
  );
}

interface CorrectDocumentProps {
  plate: string;
  document: VehicleDocument;
  onClose: () => void;
}

/** What is right of a recorded document, or that it is none, and why; its file stays. */
export function CorrectDocument({ plate, document, onClose }: CorrectDocumentProps) {
  const { t } = useTranslation();
  const { nameOf } = useDocumentWords();
  const [act, setAct] = useState<CorrectionAct>('correct');
  const [form, setForm] = useState(() => formOf(document));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const correct = useOfficeCommand('correctVehicleDocument');
  const annul = useOfficeCommand('voidVehicleDocument');
  const { error, isPending } = act === 'correct' ? correct : annul;

  function send() {
    setTried(true);
    if (!isReason(reason)) return;
    const params = { placa: plate, id: String(document.nr_sequencial) };
    const motivo = reason.trim();
    const sent =
      act === 'correct'
        ? correct.mutateAsync({ params, body: { ...sentOf(form), motivo } })
        : annul.mutateAsync({ params, body: { motivo } });
    onceDone(sent, () => {
      notify.success(t(`vehicle.documents.done.${act}`));
      onClose();
    });
  }
  return (
    <CorrectionFrame
      title={t('vehicle.documents.correct')}
      about={`${nameOf(document)} · ${plateText(plate)}`}
      act={act}
      onAct={setAct}
      reason={reason}
      lacksReason={tried && !isReason(reason)}
      onReason={setReason}
      voidName={t('vehicle.void')}
      voidAbout={t('vehicle.documents.voidAbout')}
      failure={error}
      busy={isPending}
      onSend={send}
      onClose={onClose}
    >
      <DocumentFields form={form} error={error} onChange={setForm} />
    </CorrectionFrame>
  );
}
