import type { OrderDetail } from '@terminal/contract';
import { Avatar } from '../../../core/components/Avatar.tsx';
import { Badge } from '../../../core/components/Badge.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { Recorded, VoidComment } from '../../components/Recorded.tsx';
import css from './Comments.module.css';
import { NewComment } from './NewComment.tsx';

/** Comments on the order, newest first, and the field for a new one (DETAIL-09). */
export function Comments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  return (
    <Card as="section" className={css['comments']}>
      <div className={css['head']}>
        <h2>{t('orders.detail.comments.title')}</h2>
        <Badge look="plain" count={order.comentarios.length} />
      </div>
      {order.comentarios.length === 0 && <p className={css['soft']}>{t('orders.detail.comments.empty')}</p>}
      <ul>
        {order.comentarios.map((comment) => (
          <li key={comment.nr_sequencial}>
            <Avatar name={comment.g_clifor.ds_colaborador} photo={comment.g_clifor.foto} size={40} />
            <div>
              <p className={css['soft']}>
                <strong>{personName(comment.g_clifor.ds_colaborador)}</strong> ·{' '}
                {dateTime(comment.created_at, zone)}
              </p>
              {comment.nr_seq_os_item !== null && (
                <p className={css['soft']}>{itemName(order, comment.nr_seq_os_item)}</p>
              )}
              <p className={css['text']}>
                <Recorded comment={comment} />
              </p>
            </div>
            <VoidComment order={order} comment={comment} />
          </li>
        ))}
      </ul>
      {order.dt_final !== null &&
        order.comentarios_anulaveis.length === 0 &&
        order.comentarios.some(({ correcao }) => correcao === null) && (
          <p className="soft-small">{t('identity.voidClosed')}</p>
        )}
      {order.permitido.includes('comentar') && <NewComment order={order} />}
    </Card>
  );
}

/** Name of the item a comment is about; empty of one of an order that goes on with this one. */
function itemName({ itens }: OrderDetail, number: number): string {
  const found = itens.find(({ nr_sequencial }) => nr_sequencial === number);
  return found ? label(found.item.ds_item) : '';
}
