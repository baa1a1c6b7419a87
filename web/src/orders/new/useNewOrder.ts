import { useState } from 'react';
import { useSession } from '../../core/session/store.ts';
import { useDraft } from '../../core/useDraft.ts';
import type { Subject } from './api.ts';
import { emptyForm, type MissingField, missingIn, type NewOrderForm, readDraft, writeDraft } from './form.ts';

/** The form of one person in one branch, kept across reloads, with missing fields. */
export function useNewOrder() {
  const { tecnicoId, nr_sequencial } = useSession();
  const [draft, setDraft] = useDraft(`novaOs ${tecnicoId} ${nr_sequencial}`);
  const [checked, setChecked] = useState(false);
  const form = readDraft(draft);
  const missing: MissingField[] = checked ? missingIn(form) : [];
  return {
    form,
    missing,
    change: (next: NewOrderForm) => setDraft(writeDraft(next)),
    /** Validates the form; from then on missing fields are marked. */
    check: (): boolean => {
      setChecked(true);
      return missingIn(form).length === 0;
    },
    clear: () => {
      setChecked(false);
      setDraft(writeDraft(emptyForm));
    },
  };
}

/** What the order would be about, once it is known. */
export const subjectOf = ({ plate, segment, problem }: NewOrderForm): Subject | null =>
  plate === null || segment === null || problem === null ? null : { plate, segment, problem };
