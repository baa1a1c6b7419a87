import { useState } from 'react';
import type { CallError } from '../core/api/errors.ts';
import { useOfficeCommand } from '../core/api/office.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { notify } from '../core/notices.ts';
import { useSession } from '../core/session/store.ts';
import { useTypedOver } from '../core/useTypedOver.ts';
import type { KeptAccount } from './api.ts';

/** A field of the form; switches hold S or N. */
type Field = 'ds_emissor' | 'ds_cliente' | 'segredo' | 'st_ativa' | 'st_verificado';

/**
 * What is typed over the provider as it is kept, and the command that saves it. The secret is in no draft.
 * @param onRefused loads it anew
 */
export function useAccountForm({ versao, tem_segredo, ...kept }: KeptAccount, onRefused: () => void) {
  const { t } = useTranslation();
  const { texts, typed, version, ...form } = useTypedOver(
    `conta ${useSession().tecnicoId}`,
    {
      version: String(versao),
      texts: {
        ds_emissor: kept.ds_emissor,
        ds_cliente: kept.ds_cliente,
        segredo: '',
        st_ativa: kept.st_ativa,
        st_verificado: kept.st_verificado,
      },
    },
    ['segredo'],
  );
  const [tries, setTries] = useState(0);
  const { mutateAsync, error, isPending } = useOfficeCommand('saveCompanyAccount');
  const textOf = (field: Field) => texts[field] ?? '';
  const flagOf = (field: Field) => (textOf(field) === 'S' ? ('S' as const) : ('N' as const));
  const isMissing = (field: Field) =>
    textOf(field).trim() === '' && !(field === 'segredo' && tem_segredo === 'S');

  function save() {
    setTries(tries + 1);
    if ((['ds_emissor', 'ds_cliente', 'segredo'] as const).some(isMissing)) return;
    const body = {
      versao: Number(version),
      ds_emissor: textOf('ds_emissor').trim(),
      ds_cliente: textOf('ds_cliente').trim(),
      segredo: textOf('segredo').trim() || null,
      st_ativa: flagOf('st_ativa'),
      st_verificado: flagOf('st_verificado'),
    };
    void mutateAsync({ body }).then(
      () => {
        form.sent();
        setTries(0);
        notify.success(t('settings.account.saved'));
      },
      (refused: CallError) => {
        form.know(refused.valores?.['versao'] ?? '');
        onRefused();
      },
    );
  }

  return {
    textOf,
    set: (field: Field, text: string) => form.set(field, text),
    discard: form.clear,
    isChanged: Object.keys(typed).length > 0,
    /** Whether a field that is needed is empty, once that was tried. */
    lacks: (field: Field) => tries > 0 && isMissing(field),
    tries,
    save,
    error,
    busy: isPending,
  };
}
