import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { type DragEvent, useState } from 'react';
import { cx } from '../cx.ts';
import css from './DropZone.module.css';

interface DropZoneProps {
  /** What to do, or what is being done. */
  title: string;
  /** What may be chosen. */
  limits: string;
  /** As the browser's `accept`. */
  accept: string;
  busy: boolean;
  /** Why the file chosen last could not be taken. */
  problem: string | null;
  onFile: (file: File | undefined) => void;
}

/** Field to choose or drop a file; the same file can be chosen again after it was corrected. */
export function DropZone({ title, limits, accept, busy, problem, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div className="rows-close">
      <label
        className={cx(css['drop'], over && css['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size={40} aria-hidden />
        <strong>{title}</strong>
        <span>{limits}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={accept}
          disabled={busy}
          onChange={({ target }) => {
            onFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {problem !== null && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
