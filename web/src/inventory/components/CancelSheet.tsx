import { Button } from '../../core/components/Button.tsx';
import forms from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { useCancel } from '../api.ts';
import { useSigned } from '../useSigned.tsx';

/** Ends an inventory without effect on stock, once it is confirmed. */
export function CancelSheet({ inventory, onClose }: { inventory: number; onClose: () => void }) {
  const { t } = useTranslation();
  const command = useCancel();
  const { press, question, failure } = useSigned(
    'countCancel',
    command,
    (who) => ({ body: { nr_seq_inventario: inventory, ...who } }),
    () => {
      notify.success(t('inventory.cancelling.done'));
      onClose();
    },
  );
  if (question !== null) return question;
  return (
    <Sheet
      title={t('inventory.cancelling.title')}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={forms['buttons']}>
          <Button size="l" onClick={onClose}>
            {t('inventory.cancelling.keep')}
          </Button>
          <Button look="danger" size="l" busy={command.isPending} onClick={press}>
            {t('inventory.cancelling.confirm')}
          </Button>
        </div>
      }
    >
      <div className={forms['form']}>
        {failure && <FlowFailure title={t('inventory.cancelling.failed')} error={failure} />}
        <p>{t('inventory.cancelling.text')}</p>
      </div>
    </Sheet>
  );
}
