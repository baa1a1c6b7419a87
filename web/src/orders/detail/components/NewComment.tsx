import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import type { OrderDetail } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { useId } from 'react';
import { isDigitsRefusal } from '../../../core/api/errors.ts';
import { Button } from '../../../core/components/Button.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { useSession } from '../../../core/session/store.ts';
import { useDraft } from '../../../core/useDraft.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { WorkIdentity } from '../../../identity/components/IdentitySheet.tsx';
import { workOf } from '../../../identity/flow.ts';
import { useSigning } from '../../../identity/useSigning.tsx';
import { useKeptCommand } from '../../../offline/sends/hooks.ts';
import css from './Comments.module.css';

/** Longest comment. */
const letters = limits.commentOrder.ds_observacao;

/** A new comment; what is typed stays until it is sent, through reloads and failures (DETAIL-10). A shared terminal asks whose it is. */
export function NewComment({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const id = useId();
  const { tecnicoId } = useSession();
  const number = order.nr_sequencial;
  const [text, setText, emptySent] = useDraft(`comentario ${tecnicoId} ${number}`);
  const say = useErrorText();
  const comment = useKeptCommand('commentOrder', { what: 'comment', order: number });

  function finish(said: string) {
    signing.done();
    emptySent(text);
    notify.success(said);
  }
  const sign = (who: WorkIdentity) =>
    comment.mutate(
      { params: { id: String(number) }, body: { ds_observacao: text.trim(), ...who } },
      {
        onSuccess: () => finish(t('orders.detail.comments.sent')),
        onError: (error) => {
          if (error.kind === 'kept') finish(say(error));
          else if (!isDigitsRefusal(error)) signing.done();
        },
      },
    );
  const signing = useSigning({
    flow: { kind: 'comment', work: workOf(order) },
    error: comment.error,
    busy: comment.isPending,
    send: sign,
  });

  function send() {
    if (text.trim() === '' || comment.isPending) return;
    comment.reset();
    signing.press();
  }

  return (
    <form
      className={css['new']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {comment.error && comment.error.kind !== 'kept' && !isDigitsRefusal(comment.error) && (
        <FlowFailure title={t('orders.detail.comments.failed')} error={comment.error} />
      )}
      <div>
        <label htmlFor={id} className="visually-hidden">
          {t('orders.detail.comments.write')}
        </label>
        <textarea
          id={id}
          rows={text.length > 60 ? 3 : 1}
          maxLength={letters}
          placeholder={t('orders.detail.comments.write')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          size="l"
          icon={<IconSend aria-hidden />}
          busy={comment.isPending}
          disabled={text.trim() === ''}
        >
          {t('orders.detail.comments.send')}
        </Button>
      </div>
      {text.length > letters - 60 && (
        <p className={css['soft']}>
          {t('orders.detail.comments.count', { count: text.length, max: letters })}
        </p>
      )}
      {signing.question}
    </form>
  );
}
