import type { RecordKind } from '@terminal/contract/record-kinds';
import type { CallError } from '../core/api/errors.ts';
import { onceDone } from '../core/api/once-done.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { navigate } from '../core/navigation/navigate.ts';
import { notify } from '../core/notices.ts';
import { useSession } from '../core/session/store.ts';
import { useTypedOver } from '../core/useTypedOver.ts';
import { type KeptRecord, useSaveRecord } from './api.ts';
import { blankOf, type Cells, secretColumns } from './form.ts';

/**
 * The cells of a record, and the command that saves them.
 * @param record as it is now; null: a new one
 * @param onRefused loads the record anew
 */
export function useRecordForm(tipo: RecordKind, record: KeptRecord | null, onRefused: () => void) {
  const { t } = useTranslation();
  const { tecnicoId } = useSession();
  const kept = { version: record?.versao ?? '', texts: record?.celulas ?? blankOf(tipo) };
  const form = useTypedOver(
    `cadastro ${tecnicoId} ${tipo} ${record?.id ?? 'novo'}`,
    kept,
    secretColumns(tipo),
  );
  const { mutateAsync, error, isPending } = useSaveRecord();

  function send(version: string, celulas: Cells, onSaved: (id: string) => void) {
    const body = { ...(record !== null && { id: record.id, versao: version }), celulas: { ...celulas } };
    const sent = mutateAsync({ params: { tipo }, body });
    onceDone(sent, ({ id }) => onSaved(id));
    sent.catch((refused: CallError) => {
      if (refused.codigo !== 'CADASTRO_MUDOU') return;
      form.know(refused.valores?.['versao'] ?? '');
      onRefused();
    });
  }
  return {
    ...form,
    save: () =>
      send(form.version, form.texts, (id) => {
        form.sent();
        notify.success(t('masterData.saved'));
        void navigate({ to: '/cadastros/$tipo/$id', params: { tipo, id }, replace: true });
      }),
    /** Takes the record out of use, or back into it; what is typed stays typed. */
    turn: (situacao: 'A' | 'I') =>
      send(kept.version, { ...kept.texts, situacao }, () =>
        notify.success(t(situacao === 'A' ? 'masterData.activated' : 'masterData.deactivated')),
      ),
    error,
    busy: isPending,
  };
}
