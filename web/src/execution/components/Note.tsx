import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import css from '../../core/components/Form.module.css';
import { useTranslation } from '../../core/i18n/useTranslation.ts';

interface NoteProps {
  label: string;
  /** '(até 300 letras)' */
  hint: string;
  value: string;
  onChange: (text: string) => void;
  max: number;
}

/** An optional note, collapsed at first; at most `max` characters. */
export function Note({ label, hint, value, onChange, max }: NoteProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [wanted, setWanted] = useState(false);
  const open = wanted || value !== '';
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (!open) {
    return (
      <Button
        look="quiet"
        className={css['unfold'] ?? ''}
        icon={<IconPlus aria-hidden />}
        onClick={() => {
          setWanted(true);
          setAsked(true);
        }}
      >
        {label} <small>{hint}</small>
      </Button>
    );
  }
  return (
    <div className={css['written']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={max}
        value={value}
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-count`}>{t('core.letters', { count: value.length, max })}</span>
    </div>
  );
}
