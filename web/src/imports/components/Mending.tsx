import { type ReactNode, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';

interface MendingProps {
  /** Head of the column. */
  head: string;
  /** The faulty value. */
  value: string;
  /** The one row; null: every row with this fault. */
  line: number | null;
  /** The fields, once they are asked for. */
  children: (close: () => void) => ReactNode;
}

/** Mends a fault where it is shown: a button, and behind it the fields. */
export function Mending({ head, value, line, children }: MendingProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (open) return children(() => setOpen(false));
  const name =
    value.trim() === ''
      ? t('imports.mend.emptyCell', { column: head })
      : `${t('imports.mend.open')} ${value}`;
  return (
    <Button aria-label={`${name} ${line ?? ''}`.trim()} onClick={() => setOpen(true)}>
      {t('imports.mend.open')}
    </Button>
  );
}
