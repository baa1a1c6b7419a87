import * as limits from '@terminal/contract/limits';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { isCancelled } from '../../core/panel/client.ts';
import { PanelError } from '../../core/panel/PanelError.tsx';
import { type PersonData, useAnonymise } from '../api.ts';
import css from './AnonymiseSheet.module.css';

interface AnonymiseSheetProps {
  company: string;
  person: PersonData;
  onClose: () => void;
}

/** Explains what is deleted and what stays, and requires typing the number, because it cannot be undone. */
export function AnonymiseSheet({ company, person, onClose }: AnonymiseSheetProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useAnonymise();
  const id = person.nr_sequencial;
  const confirmed = typed.trim() === String(id);
  const anonymise = () =>
    mutate(
      { body: { nr_seq_empresa: Number(company), nr_sequencial: id, confirmacao: typed.trim() } },
      {
        onSuccess: ({ ds_colaborador }) => {
          notify.success(t('person.sheet.done', { name: ds_colaborador }));
          onClose();
        },
      },
    );
  return (
    <Sheet
      title={t('person.sheet.title', { name: person.ds_colaborador })}
      onClose={isPending ? undefined : onClose}
      backdropCloses={false}
      size="m"
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('panel.password.cancel')}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={isPending} disabled={!confirmed}>
            {t('person.anonymise')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmed && !isPending) anonymise();
        }}
      >
        <Lines title={t('person.sheet.replaced')}>
          <li>{t('person.sheet.name', { number: id })}</li>
          <li>{t('person.sheet.own', { number: id })}</li>
          <li>{t('person.sheet.access')}</li>
        </Lines>
        <Lines title={t('person.sheet.stays')}>
          <li>{t('person.sheet.work')}</li>
          <li>{t('person.sheet.files')}</li>
          <li>{t('person.sheet.copies')}</li>
        </Lines>
        <p className="bold">{t('person.sheet.back')}</p>
        <TextField
          label={t('person.sheet.number', { number: id })}
          inputMode="numeric"
          value={typed}
          maxLength={limits.anonymisePerson.confirmacao}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isPending && <p role="status">{t('person.sheet.wait')}</p>}
        {!isCancelled(error) && <PanelError error={error} />}
      </form>
    </Sheet>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css['lines']}>{children}</ul>
    </section>
  );
}
