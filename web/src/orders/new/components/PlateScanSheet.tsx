import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { readCode } from '../../../core/scan/code.ts';
import { ScanSheet } from '../../../core/scan/ScanSheet.tsx';
import type { Taken } from '../../../core/scan/scanner.ts';
import { lettersOf } from '../../../core/screen-limits.ts';
import css from './PlateScanSheet.module.css';

interface PlateScanSheetProps {
  /** Whether the plate may be typed: not for people bound to the QR code (NEWOS-10). */
  mayType: boolean;
  /** Takes a code; false when no vehicle of the branch has it. */
  onCode: (code: string) => boolean;
  onClose: () => void;
}

/** A vehicle's label by camera, photo or hand scanner, or typed (NEWOS-11, G-65). */
export function PlateScanSheet({ mayType, onCode, onClose }: PlateScanSheetProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function take(text: string): Taken {
    const code = readCode(text);
    if (onCode(code)) {
      onClose();
      return 'read';
    }
    setProblem(t('newOrder.scan.unknown', { code }));
    return 'unknown';
  }

  return (
    <ScanSheet
      title={t('newOrder.scan.title')}
      label={t('newOrder.scan.about')}
      otherwise={t(mayType ? 'newOrder.scan.otherwiseTyped' : 'newOrder.scan.otherwise')}
      onCode={take}
      onClose={onClose}
    >
      <div className={css['scan']}>
        {problem !== null && (
          <p className={css['problem']} role="alert">
            {problem}
          </p>
        )}
        {mayType && (
          <form
            className={css['typed']}
            onSubmit={(event) => {
              event.preventDefault();
              if (typed !== '') take(typed);
            }}
          >
            <TextField
              large
              label={t('newOrder.scan.typed')}
              value={typed}
              maxLength={lettersOf.scan}
              autoCapitalize="characters"
              spellCheck={false}
              data-focus-first
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" look="primary" size="xl" wide disabled={typed === ''}>
              {t('newOrder.scan.use')}
            </Button>
          </form>
        )}
      </div>
    </ScanSheet>
  );
}
