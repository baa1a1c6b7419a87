import { Button } from '../../core/components/Button.tsx';
import forms from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { useDiscardCode } from '../api.ts';
import { useSigned } from '../useSigned.tsx';

interface MisreadSheetProps {
  inventory: number;
  code: string;
  onClose: () => void;
}

/** Says that a code was misread, once it is confirmed. */
export function MisreadSheet({ inventory, code, onClose }: MisreadSheetProps) {
  const { t } = useTranslation();
  const command = useDiscardCode();
  const { press, question, failure } = useSigned(
    'count',
    command,
    (who) => ({ body: { nr_seq_inventario: inventory, ds_codigo: code, ...who } }),
    () => {
      notify.success(t('inventory.misread.done'));
      onClose();
    },
  );
  if (question !== null) return question;
  return (
    <Sheet
      title={t('inventory.misread.title')}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={forms['buttons']}>
          <Button size="l" onClick={onClose}>
            {t('inventory.misread.keep')}
          </Button>
          <Button look="primary" size="l" busy={command.isPending} onClick={press}>
            {t('inventory.misread.confirm')}
          </Button>
        </div>
      }
    >
      <div className={forms['form']}>
        {failure && <FlowFailure title={t('inventory.misread.failed')} error={failure} />}
        <p>{t('inventory.misread.text', { code })}</p>
      </div>
    </Sheet>
  );
}
