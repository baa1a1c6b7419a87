import { keyText } from '@terminal/contract/key-secret';
import { useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { SelectField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { currentCompany } from '../../core/session/stored.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { Key } from '../api.ts';
import { newSecret } from '../secret.ts';
import { SecretSheet } from './SecretSheet.tsx';

/** For how many hours the secret before is accepted. */
const periods = [0, 1, 24, 168] as const;

/** Gives a key another secret, and shows it once. */
export function RotateSheet({ of, onClose }: { of: Key; onClose: () => void }) {
  const { t } = useTranslation();
  const [hours, setHours] = useState('24');
  const [secret] = useState(newSecret);
  const [made, setMade] = useState(false);
  const { mutateAsync, isPending, error } = useOfficeCommand('rotateKey');
  if (made)
    return (
      <SecretSheet
        title={t('systems.key.made', { name: of.ds_chave })}
        about={t('systems.key.once')}
        secret={keyText(currentCompany()?.key ?? '', secret)}
        onClose={onClose}
      />
    );
  const send = () =>
    onceDone(
      mutateAsync({
        params: { id: String(of.nr_sequencial) },
        body: { segredo: secret, horas: Number(hours) },
      }),
      () => setMade(true),
    );
  return (
    <FormSheet
      title={t('systems.key.rotate', { name: of.ds_chave })}
      onClose={onClose}
      busy={isPending}
      send={t('systems.does.rotate')}
      onSend={send}
      notice={error && <FlowFailure title={t('systems.notSaved')} error={error} />}
    >
      <p>{t('systems.key.rotateAbout')}</p>
      <SelectField
        label={t('systems.key.stillGood')}
        value={hours}
        options={periods.map((period) => ({
          value: String(period),
          label: lasting(period, t),
        }))}
        onChange={setHours}
      />
    </FormSheet>
  );
}

/** How long the secret before is accepted, in words. */
function lasting(hours: number, t: TFunction): string {
  if (hours === 0) return t('systems.key.atOnce');
  return hours < 24 ? t('systems.key.hours', { count: hours }) : t('systems.key.days', { count: hours / 24 });
}
