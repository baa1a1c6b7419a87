import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { TextField } from '../../core/components/Field.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { CompanyField } from '../../core/panel/CompanyField.tsx';
import { SaveSheet } from '../../core/panel/SaveSheet.tsx';
import { useKeeper, useRelease } from '../api.ts';

const kinds = ['matricula', 'codigo'] as const;

/** Lets an account try again that was locked out after too many wrong tries (G-04). */
export function ReleaseSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { isOwn, useCompany } = useKeeper();
  const say = useErrorText();
  const [company, setCompany] = useCompany('panel');
  const [kind, setKind] = useState<(typeof kinds)[number]>('matricula');
  const [code, setCode] = useState('');
  const release = useRelease();
  const typed = code.trim();
  const send = () => {
    const nr_seq_empresa = company === 'panel' ? null : Number(company);
    const body =
      kind === 'matricula' ? { nr_seq_empresa, matricula: typed } : { nr_seq_empresa, codigo: typed };
    release.mutate(
      { body },
      {
        onSuccess: () => {
          notify.success(t('terminals.release.done'));
          onClose();
        },
      },
    );
  };
  return (
    <SaveSheet
      title={t('terminals.release.title')}
      about={t('terminals.release.about')}
      save={t('terminals.release.save')}
      busy={release.isPending}
      complete={typed !== ''}
      onSave={send}
      onClose={onClose}
    >
      {!isOwn && (
        <CompanyField
          value={company}
          after={[{ value: 'panel', label: t('panel.name') }]}
          onChange={setCompany}
        />
      )}
      <Segmented
        label={t('terminals.release.kind')}
        options={kinds.map((value) => ({ value, label: t(`terminals.release.kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        data-focus-first
        label={t(`terminals.release.kinds.${kind}`)}
        value={code}
        maxLength={limits.releaseAccount.codigo}
        error={release.error ? say(release.error) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
    </SaveSheet>
  );
}
