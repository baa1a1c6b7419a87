import { Button } from '../../core/components/Button.tsx';
import { CopyButton } from '../../core/components/CopyButton.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { clock } from '../../core/format/durations.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useNow } from '../../core/useNow.ts';
import type { Code } from '../api.ts';
import css from './CodeSheet.module.css';

interface CodeSheetProps {
  /** Of the terminal. */
  name: string;
  code: Code;
  onClose: () => void;
}

/** The one-time code, large, with the time it is still good for. It is not shown again. */
export function CodeSheet({ name, code, onClose }: CodeSheetProps) {
  const { t } = useTranslation();
  const left = Date.parse(code.dt_expira_codigo) - useNow('second');
  return (
    <Sheet
      title={t('terminals.code.title', { name })}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <Button look="primary" wide onClick={onClose}>
          {t('terminals.code.close')}
        </Button>
      }
    >
      <div className={css['body']}>
        <output className={css['code']} aria-label={t('terminals.code.label')}>
          {code.codigo}
        </output>
        {/* Seconds tick for the eye only. */}
        <p aria-live="off" className={css['left']}>
          {left > 0
            ? t('terminals.code.left', { time: clock(left).replace(/^00:/, '') })
            : t('terminals.code.over')}
        </p>
        <CopyButton text={code.codigo} />
        <p className={css['about']}>
          {t('terminals.code.about', { address: `${location.origin}/login?terminal` })}
        </p>
      </div>
    </Sheet>
  );
}
