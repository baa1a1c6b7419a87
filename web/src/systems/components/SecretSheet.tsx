import { Button } from '../../core/components/Button.tsx';
import { CopyButton } from '../../core/components/CopyButton.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import css from './Systems.module.css';

interface SecretSheetProps {
  title: string;
  about: string;
  secret: string;
  onClose: () => void;
}

/** A key or signing secret, to be copied. */
export function SecretSheet({ title, about, secret, onClose }: SecretSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      title={title}
      size="m"
      onClose={onClose}
      backdropCloses={false}
      footer={
        <Button look="primary" size="xl" wide onClick={onClose}>
          {t('systems.kept')}
        </Button>
      }
    >
      <div className="stack">
        <p>{about}</p>
        <output className={css['secret']} aria-label={title}>
          {secret}
        </output>
        <CopyButton text={secret} />
      </div>
    </Sheet>
  );
}
