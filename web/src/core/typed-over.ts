/** What a form has: texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** What a form is filled with: its texts, and which version of the data they are. */
export interface Kept {
  version: string;
  texts: Texts;
}

/** What is typed over something kept, and what that was when it was typed over. */
export interface TypedOver {
  version: string;
  was: Texts;
  typed: Texts;
}

const nothing: TypedOver = { version: '', was: {}, typed: {} };

/** What was typed, from its draft; nothing where it cannot be read. */
export function typedOverIn(draft: string): TypedOver {
  try {
    const found = JSON.parse(draft) as Partial<TypedOver> | null;
    return found?.typed === undefined || found.was === undefined ? nothing : { ...nothing, ...found };
  } catch {
    return nothing;
  }
}

/** The draft of what is typed; '': nothing. */
export const draftOf = (over: TypedOver): string =>
  Object.keys(over.typed).length === 0 ? '' : JSON.stringify(over);

/** What is typed and differs from what is kept. */
export const changedOf = ({ typed }: TypedOver, { texts }: Kept): Texts =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => field in texts && text !== texts[field]),
  );

/** Fields that were typed into and that somebody else has changed since to something else. */
export const clashesOf = (over: TypedOver, kept: Kept): string[] =>
  Object.keys(changedOf(over, kept)).filter((field) => over.was[field] !== kept.texts[field]);

/**
 * Which version a save names: of fields that clash the one they were typed over, so that it is refused; else the latest.
 * @param told version the person was told of: what is typed overwrites it, knowingly
 */
export const versionOf = (over: TypedOver, kept: Kept, told = ''): string =>
  kept.version !== told && clashesOf(over, kept).length > 0 ? over.version : kept.version;

/** What is typed with one more text. */
export function typing(over: TypedOver, kept: Kept, field: string, text: string): TypedOver {
  const typed = changedOf({ ...over, typed: { ...over.typed, [field]: text } }, kept);
  const was: Record<string, string> = {};
  for (const one of Object.keys(typed)) was[one] = over.was[one] ?? kept.texts[one] ?? '';
  return { version: versionOf(over, kept), was, typed };
}
