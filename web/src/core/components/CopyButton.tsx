import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';

/** Copies a text. Plain http in the workshop's network has no clipboard: there the text is marked with one press. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  if (!('clipboard' in navigator)) return null;
  const done = copied === text;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  return (
    <Button
      icon={done ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
      onClick={() => void copy()}
    >
      {t(done ? 'core.copied' : 'core.copy')}
    </Button>
  );
}
