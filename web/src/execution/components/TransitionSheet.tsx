import { Button } from '../../core/components/Button.tsx';
import css from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { notify } from '../../core/notices.ts';
import { useOrder } from '../../identity/api.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { Identity } from '../../identity/components/IdentitySheet.tsx';
import { dismissFlow } from '../../identity/flow.ts';
import { useTakeOver } from '../api.ts';

/** Explains that continuing another technician's work creates a new order, then creates and opens it (EXEC-16, G-42). */
export function TransitionSheet({ order, identity }: { order: number; identity: Identity }) {
  const { t } = useTranslation();
  const takeOver = useTakeOver();
  const worker = useOrder(order).data?.ultimoMecanicoAtendente?.ds_colaborador;

  function confirm() {
    const body = { nr_seq_os: order, ...identity };
    takeOver.mutate(
      { body },
      {
        onSuccess: ({ nr_seq_os }) => {
          dismissFlow();
          notify.success(t('execution.transition.done', { number: number(nr_seq_os) }));
          void navigate({ to: '/os/$id', params: { id: String(nr_seq_os) } });
        },
      },
    );
  }

  return (
    <Sheet
      title={t('execution.transition.title')}
      onClose={dismissFlow}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button size="xl" wide onClick={dismissFlow}>
            {t('core.cancel')}
          </Button>
          <Button look="primary" size="xl" wide busy={takeOver.isPending} onClick={confirm}>
            {t('execution.transition.confirm')}
          </Button>
        </div>
      }
    >
      <div className={css['form']}>
        {takeOver.error && <FlowFailure title={t('execution.failed.start')} error={takeOver.error} />}
        <p>
          <strong>
            {worker === undefined
              ? t('execution.transition.textUnknown')
              : t('execution.transition.text', { name: personName(worker) })}
          </strong>
        </p>
        <p className={css['aside']}>{t('execution.transition.explain', { number: number(order) })}</p>
      </div>
    </Sheet>
  );
}
