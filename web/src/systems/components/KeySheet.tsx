import { keyText } from '@terminal/contract/key-secret';
import * as limits from '@terminal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { ChoiceField } from '../../core/components/ChoiceField.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { currentCompany } from '../../core/session/stored.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type Key, useKeyChoices } from '../api.ts';
import { draftOf, givenOf, missingIn } from '../key-form.ts';
import { newSecret } from '../secret.ts';
import { useAskedClose } from '../useAskedClose.tsx';
import { CallChoice } from './CallChoice.tsx';
import { SecretSheet } from './SecretSheet.tsx';

interface KeySheetProps {
  /** Null: a new one. */
  of: Key | null;
  onClose: () => void;
}

/** A new key, then its secret, once; or what a key may do. */
export function KeySheet({ of, onClose }: KeySheetProps) {
  const { t } = useTranslation();
  const choices = useKeyChoices();
  const [draft, setDraft] = useState(() => draftOf(of));
  const [tries, setTries] = useState(0);
  const [secret] = useState(newSecret);
  const [made, setMade] = useState(false);
  const create = useOfficeCommand('createKey');
  const change = useOfficeCommand('changeKey');
  const error = create.error ?? change.error;
  const missing = tries > 0 ? missingIn(draft) : [];
  const set = (more: Partial<typeof draft>) => setDraft({ ...draft, ...more });
  const needed = (field: keyof typeof draft) =>
    missing.includes(field) ? t(field === 'perMinute' ? 'systems.key.range' : 'systems.needed') : undefined;
  const [close, question] = useAskedClose(draft, onClose);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const person = choices.data?.pessoas.find(({ nr_sequencial }) => String(nr_sequencial) === draft.person);

  function save() {
    setTries(tries + 1);
    if (missingIn(draft).length > 0) return;
    const given = givenOf(draft);
    if (of !== null)
      return onceDone(change.mutateAsync({ params: { id: String(of.nr_sequencial) }, body: given }), () => {
        notify.success(t('systems.key.saved'));
        onClose();
      });
    const who = { nr_seq_clifor: Number(draft.person), nr_seq_filial: Number(draft.branch) };
    onceDone(create.mutateAsync({ body: { ...given, ...who, segredo: secret } }), () => setMade(true));
  }

  if (made)
    return (
      <SecretSheet
        title={t('systems.key.made', { name: draft.name.trim() })}
        about={t('systems.key.once')}
        secret={keyText(currentCompany()?.key ?? '', secret)}
        onClose={onClose}
      />
    );
  return (
    <>
      <FormSheet
        title={of === null ? t('systems.key.new') : of.ds_chave}
        size="m"
        onClose={close}
        busy={create.isPending || change.isPending}
        send={t(of === null ? 'systems.key.make' : 'systems.save')}
        onSend={save}
        fields={fields}
        notice={error && <FlowFailure title={t('systems.notSaved')} error={error} />}
      >
        <TextField
          data-focus-first
          label={t('systems.name')}
          value={draft.name}
          maxLength={limits.createKey.ds_chave}
          error={needed('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        {of === null && (
          <>
            <ChoiceField
              answer={choices}
              label={t('systems.key.person')}
              value={draft.person}
              error={needed('person')}
              options={[
                { value: '', label: '–' },
                ...(choices.data?.pessoas ?? []).map(({ nr_sequencial, ds_colaborador }) => ({
                  value: String(nr_sequencial),
                  label: ds_colaborador,
                })),
              ]}
              onChange={(value) => set({ person: value, branch: '' })}
            />
            <SelectField
              label={t('systems.key.branch')}
              value={draft.branch}
              error={needed('branch')}
              options={[
                { value: '', label: '–' },
                ...(person?.filiais ?? []).map(({ nr_sequencial, ds_filial }) => ({
                  value: String(nr_sequencial),
                  label: ds_filial,
                })),
              ]}
              onChange={(branch) => set({ branch })}
            />
            <p className="soft-small">{t('systems.key.personAbout')}</p>
          </>
        )}
        <TextField
          label={t('systems.key.perMinute')}
          inputMode="numeric"
          maxLength={4}
          value={draft.perMinute}
          error={needed('perMinute')}
          onChange={({ target }) => set({ perMinute: target.value })}
        />
        <TextField
          label={t('systems.key.until')}
          type="date"
          value={draft.until}
          onChange={({ target }) => set({ until: target.value })}
        />
        <CallChoice
          person={person}
          groups={choices.data?.areas ?? []}
          calls={draft.calls}
          error={needed('calls')}
          onChange={(calls) => set({ calls })}
        />
      </FormSheet>
      {question}
    </>
  );
}
