import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { ClearKey, EraseKey, Keypad } from '../../core/components/Keypad.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';

/** Opens an order by its number: by hand scanner, our own keys, or a keyboard. */
export function ScanSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <Sheet title={t('shell.scan.title')} about={t('shell.scan.explain')} onClose={onClose}>
      <form
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (text === '') return;
          onClose();
          void navigate({ to: '/os/$id', params: { id: text } });
        }}
      >
        <TextField
          large
          label={t('shell.scan.field')}
          value={text}
          inputMode="none"
          data-focus-first
          onChange={(event) => setText(event.target.value.replaceAll(/\D/g, '').slice(0, 15))}
        />
        <Keypad
          onDigit={(digit) => setText((now) => (now + digit).slice(0, 15))}
          left={<EraseKey onPress={() => setText((now) => now.slice(0, -1))} />}
          right={<ClearKey onPress={() => setText('')} />}
        />
        <Button type="submit" look="primary" size="xl" wide disabled={text === ''}>
          {t('shell.scan.go')}
        </Button>
      </form>
    </Sheet>
  );
}
