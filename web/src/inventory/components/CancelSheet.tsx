import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { notify } from '../../core/notices.ts';
import flow from '../../flow/components/Flow.module.css';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import { useCancel } from '../api.ts';

/** Ends an inventory without effect on stock, once it is confirmed. */
export function CancelSheet({ inventory, onClose }: { inventory: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useCancel();
  const confirm = () =>
    mutate(
      { body: { nr_seq_inventario: inventory } },
      {
        onSuccess: () => {
          notify.success(t('inventory.cancelling.done'));
          onClose();
        },
      },
    );
  return (
    <Sheet
      title={t('inventory.cancelling.title')}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={flow['buttons']}>
          <Button size="l" onClick={onClose}>
            {t('inventory.cancelling.keep')}
          </Button>
          <Button look="danger" size="l" busy={isPending} onClick={confirm}>
            {t('inventory.cancelling.confirm')}
          </Button>
        </div>
      }
    >
      <div className={flow['form']}>
        {error && <FlowFailure title={t('inventory.cancelling.failed')} error={error} />}
        <p>{t('inventory.cancelling.text')}</p>
      </div>
    </Sheet>
  );
}
