import * as limits from '@terminal/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../core/components/Button.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { useAdd, useBranches, useCompanies } from '../api.ts';
import { CodeSheet } from './CodeSheet.tsx';
import css from './Form.module.css';

/** A new terminal: company, branch and name; then its code, once. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const formId = useId();
  const companies = useCompanies();
  const [company, setCompany] = useCompanyChoice(companies);
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
    <Sheet
      title={t('terminals.add.title')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.password.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={add.isPending}
            disabled={typed === '' || company === ''}
          >
            {t('terminals.add.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="rows"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '' && company !== '' && !add.isPending) save();
        }}
      >
        <SelectField
          label={t('panel.company')}
          value={company}
          options={companies.map(({ id, name: words }) => ({ value: String(id), label: words }))}
          onChange={(value) => {
            setCompany(value);
            setBranch('');
          }}
        />
        <SelectField
          label={t('terminals.heads.branch')}
          value={branch}
          options={[
            { value: '', label: t('terminals.allBranches') },
            ...(branches ?? []).map((own) => ({
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
        {add.error && (
          <p role="alert" className={css['error']}>
            {say(add.error)}
          </p>
        )}
      </form>
    </Sheet>
  );
}

/** The company of the login, until another is chosen. */
function useCompanyChoice(companies: readonly { id: number; name: string }[]) {
  const { empresa } = usePanelSession();
  const [chosen, setChosen] = useState<string | null>(null);
  const first = companies.find(({ name }) => name === empresa) ?? companies[0];
  return [chosen ?? (first ? String(first.id) : ''), setChosen] as const;
}
