import type { AnswerOf } from '@terminal/contract';
import { useTranslation } from '../core/i18n/useTranslation.ts';

/** A document as lists tell it. */
export type VehicleDocument = AnswerOf<'listVehicleDocuments'>['documentos'][number];

/** What documents are called, and how long they still last. */
export function useDocumentWords() {
  const { t } = useTranslation();
  return {
    nameOf: ({
      tp_documento,
      ds_documento,
    }: Pick<VehicleDocument, 'tp_documento' | 'ds_documento'>): string =>
      ds_documento ?? t(`orders.detail.documents.${tp_documento}`),
    stateOf: ({ dias, st_documento }: Pick<VehicleDocument, 'dias' | 'st_documento'>): string => {
      const state = t(`vehicle.documents.states.${st_documento}`);
      if (dias === null) return state;
      if (dias === 0) return t('vehicle.documents.today');
      const left = t(dias < 0 ? 'vehicle.documents.ago' : 'vehicle.documents.left', {
        count: Math.abs(dias),
      });
      return `${state} · ${left}`;
    },
  };
}
