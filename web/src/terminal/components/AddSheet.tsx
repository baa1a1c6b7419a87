import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { ChoiceField } from '../../core/components/ChoiceField.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { CompanyField } from '../../core/panel/CompanyField.tsx';
import { SaveSheet } from '../../core/panel/SaveSheet.tsx';
import { useAdd, useBranches, useKeeper } from '../api.ts';
import { CodeSheet } from './CodeSheet.tsx';

/** A new terminal: company, branch and name; then its code, once. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { isOwn, useCompany } = useKeeper();
  const [company, setCompany] = useCompany();
  const [branch, setBranch] = useState('');
  const [name, setName] = useState('');
  const branches = useBranches(company);
  const add = useAdd();
  const typed = name.trim();
  const save = () =>
    add.mutate({
      body: {
        nr_seq_empresa: Number(company),
        nr_seq_filial: branch === '' ? null : Number(branch),
        ds_terminal: typed,
      },
    });
  if (add.data) return <CodeSheet name={typed} code={add.data} onClose={onClose} />;
  return (
    <SaveSheet
      title={t('terminals.add.title')}
      save={t('terminals.add.save')}
      busy={add.isPending}
      complete={typed !== '' && company !== ''}
      error={add.error}
      onSave={save}
      onClose={onClose}
    >
      {!isOwn && (
        <CompanyField
          value={company}
          onChange={(value) => {
            setCompany(value);
            setBranch('');
          }}
        />
      )}
      <ChoiceField
        label={t('terminals.heads.branch')}
        value={branch}
        answer={branches}
        options={[
          { value: '', label: t('terminals.allBranches') },
          ...(branches.data?.filiais ?? []).map((own) => ({
            value: String(own.nr_sequencial),
            label: own.ds_filial,
          })),
        ]}
        onChange={setBranch}
      />
      <TextField
        data-focus-first
        label={t('terminals.heads.name')}
        placeholder={t('terminals.add.example')}
        value={name}
        maxLength={limits.saveTerminal.ds_terminal}
        onChange={({ target }) => setName(target.value)}
      />
    </SaveSheet>
  );
}
