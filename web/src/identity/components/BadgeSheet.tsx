import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { NfcButton } from '../../core/scan/NfcButton.tsx';
import { useBadge } from '../../core/scan/useBadge.ts';

interface BadgeSheetProps {
  words: Readonly<Record<'title' | 'about' | 'code' | 'save', string>>;
  busy: boolean;
  /** Why the last one was not taken. */
  failure: ReactNode;
  onGive: (badge: string) => void;
  onClose: () => void;
}

/** Asks for the badge somebody is to have, scanned, held against the device or typed. */
export function BadgeSheet({ words, busy, failure, onGive, onClose }: BadgeSheetProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  useBadge((badge) => busy || onGive(badge));
  return (
    <Sheet
      title={words.title}
      about={words.about}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} look="primary" busy={busy} disabled={code.trim() === ''}>
          {words.save}
        </Button>
      }
    >
      <form
        id={formId}
        className="rows"
        onSubmit={(event) => {
          event.preventDefault();
          onGive(code.trim());
        }}
      >
        <TextField
          label={words.code}
          value={code}
          autoComplete="off"
          spellCheck={false}
          data-focus-first
          onChange={({ target }) => setCode(target.value)}
        />
        <NfcButton onRead={setCode} />
        {failure}
      </form>
    </Sheet>
  );
}
