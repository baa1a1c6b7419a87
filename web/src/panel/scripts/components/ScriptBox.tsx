import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Shape } from '../../../core/components/Skeleton.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../../core/lazy-part.tsx';
import { SavedScripts } from './SavedScripts.tsx';
import css from './ScriptBox.module.css';

const SqlEditor = lazyPart(async () => (await import('./SqlEditor.tsx')).SqlEditor);

interface ScriptBoxProps {
  value: string;
  onChange: (text: string) => void;
  busy: boolean;
  onRun: () => void;
}

/** Where a script for many databases is written. */
export function ScriptBox({ value, onChange, busy, onRun }: ScriptBoxProps) {
  const { t } = useTranslation();
  const run = () => {
    if (!busy) onRun();
  };
  return (
    <section className={css['box']} aria-label={t('scripts.editor')}>
      <Suspense fallback={<Shape height="116px" radius="0" />}>
        <SqlEditor
          label={t('scripts.editor')}
          hint={t('scripts.hint')}
          value={value}
          onChange={onChange}
          onRun={run}
        />
      </Suspense>
      <BoxFoot hint={t('scripts.lines')}>
        <SavedScripts value={value} onChange={onChange} />
        <Button look="primary" busy={busy} trailing={<kbd>Ctrl ↵</kbd>} onClick={run}>
          {t('scripts.run')}
        </Button>
      </BoxFoot>
    </section>
  );
}

/** Foot of a box: what to know, and the buttons. */
export function BoxFoot({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <div className={css['foot']}>
      <p>{hint}</p>
      {children}
    </div>
  );
}
