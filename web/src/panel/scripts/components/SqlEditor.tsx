import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { openSqlEditor, type SqlEditorHandle, type SqlSchema } from '../sql-editor.ts';
import css from './SqlEditor.module.css';

interface SqlEditorProps {
  label: string;
  /** What is shown while nothing is written. */
  hint: string;
  value: string;
  onChange: (text: string) => void;
  /** Ctrl+Enter. */
  onRun: () => void;
  schema?: SqlSchema;
}

const noSchema: SqlSchema = {};

/** A field for SQL, with its colours and the names of the database to complete. */
export function SqlEditor({ label, hint, value, onChange, onRun, schema = noSchema }: SqlEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<SqlEditorHandle>(null);
  // At once: a text that came back later than the next key would take that key away again.
  const changed = useEffectEvent((text: string) => flushSync(() => onChange(text)));
  const run = useEffectEvent(onRun);
  const first = useEffectEvent(() => ({ label, hint, text: value, schema }));
  useEffect(() => {
    if (!host.current) return;
    const opened = openSqlEditor(host.current, { ...first(), onChange: changed, onRun: run });
    editor.current = opened;
    return () => {
      editor.current = null;
      opened.close();
    };
  }, []);
  useEffect(() => editor.current?.setText(value), [value]);
  useEffect(() => editor.current?.setSchema(schema), [schema]);
  useEffect(() => editor.current?.setLabel(label), [label]);
  return <div className={css['editor']} ref={host} />;
}
