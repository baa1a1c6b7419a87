import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { PostgreSQL, sql } from '@codemirror/lang-sql';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Tables of a database and their columns, for completion. */
export type SqlSchema = Readonly<Record<string, readonly string[]>>;

interface Options {
  label: string;
  /** What is shown while nothing is written. */
  hint: string;
  text: string;
  schema: SqlSchema;
  onChange: (text: string) => void;
  /** Ctrl+Enter. */
  onRun: () => void;
}

/** Marks a change from outside, so that it is not reported back. */
const fromOutside = Annotation.define<true>();

/** An editor and the properties that can be changed from outside. */
export interface SqlEditorHandle {
  setText(text: string): void;
  setSchema(schema: SqlSchema): void;
  setLabel(label: string): void;
  focus(): void;
  close(): void;
}

/** Colours are the terminal's own; both schemes come with their names. */
const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace',
    lineHeight: '1.55',
  },
  '.cm-content': { padding: '10px 14px', caretColor: 'var(--ink)', minHeight: '96px' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--halo)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--float)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--action)',
    color: 'var(--on-action)',
  },
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--action)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--level-3)' },
  { tag: tags.number, color: 'var(--level-1)' },
  { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
]);

const language = (schema: SqlSchema) =>
  // Read-only with us; the editor does not change it.
  sql({ dialect: PostgreSQL, schema: schema as Record<string, string[]>, upperCaseKeywords: true });

/**
 * Typing over a selection, done by the editor: the browser would keep the colours of what was there as a style of its
 * own, which the policy of the pages forbids.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const over = !view.state.selection.main.empty && !view.composing && event.inputType === 'insertText';
    if (!over || event.data === null) return false;
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/**
 * Puts an editor of SQL into an element. It lives in a shadow root: there its styles are sheets of the document's own
 * making, which a policy without inline styles allows.
 */
export function openSqlEditor(
  host: HTMLElement,
  { label, hint, text, schema, onChange, onRun }: Options,
): SqlEditorHandle {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const languages = new Compartment();
  const labels = new Compartment();
  const labelled = (name: string) => EditorView.contentAttributes.of({ 'aria-label': name });
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        closeBrackets(),
        autocompletion(),
        typeOverSelection,
        // Tab stays the browser's: it leaves the editor.
        keymap.of([{ key: 'Mod-Enter', run }, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        languages.of(language(schema)),
        labels.of(labelled(label)),
        placeholder(hint),
        syntaxHighlighting(colours),
        look,
        EditorView.lineWrapping,
        EditorView.updateListener.of((update) => {
          const typed = update.transactions.every((change) => !change.annotation(fromOutside));
          if (update.docChanged && typed) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText(next) {
      const now = view.state.doc.toString();
      if (next === now) return;
      view.dispatch({
        changes: { from: 0, to: now.length, insert: next },
        annotations: fromOutside.of(true),
      });
    },
    setSchema: (next) => view.dispatch({ effects: languages.reconfigure(language(next)) }),
    setLabel: (next) => view.dispatch({ effects: labels.reconfigure(labelled(next)) }),
    focus: () => view.focus(),
    close() {
      view.destroy();
    },
  };
}
