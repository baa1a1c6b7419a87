import { useState } from 'react';
import {
  changedOf,
  clashesOf,
  draftOf,
  type Kept,
  type Texts,
  typedOverIn,
  typing,
  versionOf,
} from './typed-over.ts';
import { useDraft } from './useDraft.ts';

/**
 * What is typed over something kept, as a draft (useDraft). Where somebody else saves it meanwhile, the form takes over what was
 * not typed into; a save of what both changed names the version it was typed over, so that it is refused once.
 * @param key of the draft: person and place
 * @param secret fields that no draft keeps
 */
export function useTypedOver(key: string, kept: Kept, secret: readonly string[] = []) {
  const [draft, setDraft, emptySent] = useDraft(key);
  const [hidden, setHidden] = useState<Texts>({});
  const [told, setTold] = useState('');
  const over = typedOverIn(draft);
  const typed = { ...changedOf(over, kept), ...changedOf({ ...over, typed: hidden }, kept) };
  const empty = () => setHidden({});
  return {
    /** What the form has. */
    texts: { ...kept.texts, ...typed },
    /** What of it is typed and differs from what is kept. */
    typed,
    /** Fields somebody else has changed since they were typed into. */
    clashes: clashesOf(over, kept),
    /** The version a save names. */
    version: versionOf(over, kept, told),
    /** The person was told what that version says: the next save overwrites it. */
    know: setTold,
    set(field: string, text: string) {
      if (secret.includes(field)) setHidden({ ...hidden, [field]: text });
      else setDraft(draftOf(typing(over, kept, field, text)));
    },
    /** What is kept takes the place of what was typed. */
    clear() {
      setDraft('');
      empty();
    },
    /** What is typed now has been saved; what was typed since stays. */
    sent() {
      emptySent(draft);
      empty();
    },
  };
}
