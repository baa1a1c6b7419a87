import { useNavigate } from '@tanstack/react-router';
import type { OrderDetail } from '@terminal/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { notify } from '../../core/notices.ts';
import { useRefreshWork, useTakeOver } from '../api.ts';
import { dismissFlow } from '../flow.ts';
import css from './Flow.module.css';
import { FlowFailure } from './FlowFailure.tsx';
import type { Identity } from './IdentitySheet.tsx';

/** Says that continuing somebody else's work makes a new order, then makes and opens it (EXEC-16, G-42). */
export function TransitionSheet({ order, identity }: { order: OrderDetail; identity: Identity }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const takeOver = useTakeOver();
  const refresh = useRefreshWork();
  const worker = order.ultimoMecanicoAtendente?.ds_colaborador ?? null;

  function confirm() {
    const body = { nr_seq_os: order.nr_sequencial, ...identity };
    takeOver.mutate(
      { body },
      {
        onSuccess: ({ nr_seq_os }) => {
          refresh();
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
            {worker === null
              ? t('execution.transition.textUnknown')
              : t('execution.transition.text', { name: personName(worker) })}
          </strong>
        </p>
        <p className={css['soft']}>
          {t('execution.transition.explain', { number: number(order.nr_sequencial) })}
        </p>
      </div>
    </Sheet>
  );
}
