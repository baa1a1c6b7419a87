import { Button } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FileField } from '../../../files/components/FileField.tsx';
import type { Upload } from '../../../files/useUpload.ts';
import css from './NewOrderForm.module.css';

interface CreatedOrderProps {
  order: number;
  upload: Upload;
  onLeave: () => void;
}

/** The order exists, some of its files do not yet: they may be sent again or left (FILES-06). */
export function CreatedOrder({ order, upload, onLeave }: CreatedOrderProps) {
  const { t } = useTranslation();
  return (
    <div className="rows">
      <Card className={css['card'] ?? ''}>
        <p className={css['existing']} role="alert">
          {t('newOrder.filesFailed', { number: number(order) })}
        </p>
        <FileField label={t('newOrder.files')} upload={upload} />
      </Card>
      <div className={css['buttons']}>
        <Button size="xl" onClick={onLeave}>
          {t('newOrder.filesLeave')}
        </Button>
        <Button
          look="primary"
          size="xl"
          wide
          busy={upload.busy}
          onClick={() => void upload.send(order).then((done) => done && onLeave())}
        >
          {t('core.retry')}
        </Button>
      </div>
    </div>
  );
}
